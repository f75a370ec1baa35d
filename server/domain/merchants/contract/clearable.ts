import { z } from "zod";
import { type Field, nullable } from "@/server/kernel/wire";

/** A field that null or an empty text clears; an absent field is unchanged. */
export function clearable<T>(inner: Field<T>): Field<T | null | undefined> {
  return z.preprocess((value) => (value === "" ? null : value), nullable(inner)).optional();
}
