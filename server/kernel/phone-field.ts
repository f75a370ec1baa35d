import { z } from "zod";
import { withoutMarks } from "./digits";
import { type Field, matching, text } from "./wire";
import { described } from "./wire-schema";

const DIGIT = "[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]";
const BETWEEN = "[ \u00a0().\\-/]";
const PHONE = new RegExp(`^(?:[ \u00a0(]*\\+)?(?:${BETWEEN}*${DIGIT})+${BETWEEN}*$`);

/** Reads a phone number as typed, without direction marks. */
export function phone(max: number): Field<string> {
  return unmarked(matching(PHONE, max, "Enter a valid phone number."), max);
}

/** Reads a customer's phone number as typed, such as `22123456 ext 5`, without direction marks. */
export function customersPhone(max: number): Field<string> {
  return unmarked(text(max), max);
}

function unmarked(read: Field<string>, max: number): Field<string> {
  const reader = z.preprocess((value) => (typeof value === "string" ? withoutMarks(value) : value), read);
  return described(reader, () => ({ type: "string", minLength: 1, maxLength: max }));
}
