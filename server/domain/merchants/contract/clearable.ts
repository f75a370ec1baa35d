/** The reader of settings that can be removed. */
import { z } from "zod";
import { type Field, nullable } from "@/server/kernel/wire";

/** A field that null or an empty text clears, and that stays as it is when absent. */
export function clearable<T>(inner: Field<T>): Field<T | null | undefined> {
  return z.preprocess((value) => (value === "" ? null : value), nullable(inner)).optional();
}
