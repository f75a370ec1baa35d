import { z } from "zod";
import { withoutMarks } from "./digits";
import { type Field, matching } from "./wire";
import { described } from "./wire-schema";

const DIGIT = "[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]";
const BETWEEN = "[\\s().\\-/]";
const PHONE = new RegExp(`^\\+?(?:${BETWEEN}*${DIGIT})+${BETWEEN}*$`);

/** A phone number as typed, without direction marks. */
export function phone(max: number): Field<string> {
  const typed = matching(PHONE, max, "Enter a valid phone number.");
  const reader = z.preprocess((value) => (typeof value === "string" ? withoutMarks(value) : value), typed);
  return described(reader, () => ({ type: "string", minLength: 1, maxLength: max }));
}
