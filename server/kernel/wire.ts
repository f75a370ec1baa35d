/**
 * Schemas of request fields: each returns a value or the documented message (Spec, "HTTP requests" 9 to 14;
 * decision 0008). They are zod types; `readInput` runs one and throws all errors by field.
 */
import { z } from "zod";
import { isWebScheme } from "./app-scheme";
import { exactText } from "./digits";
import { isEmailAddress, withoutMarkedEnds } from "./email-address";
import { asDouble } from "./exact-json";
import { formHint, hinted } from "./form-hint";
import { flagOf, INVISIBLE, isPlainObject, MISLEADING, OVERRIDING, quoted, sentText, typeName } from "./sent-values";
import { type CivilDate, parseCivilDate, parseInstant } from "./time";
import { described, objectSchema, orNull, type WireSchema, wireSchema } from "./wire-schema";

/** The schema of a field; a missing key is read as `undefined`. */
export type Field<T> = z.ZodType<T>;

class Refused extends Error {}

/** Throws a field's error message; only for use inside {@link field}. */
export function refuse(message: string): never {
  throw new Refused(message);
}

const REQUIRED = "This field is required.";
const NOT_NULL = "This field may not be null.";
const NOT_EXACT = "A number of more than 15 digits must be sent as a string.";
export const NOT_BLANK = "This field may not be blank.";
export const NO_NUL = "Null characters are not allowed.";

/** A required field. `read` returns its value or calls {@link refuse}; `taken` is the JSON Schema. */
export function field<T>(read: (value: NonNullable<unknown>) => T, taken: WireSchema = {}): Field<T> {
  const reader = z.unknown().transform((sent, context): T => {
    const value = asDouble(sent);
    try {
      if (value === undefined) refuse(REQUIRED);
      if (value === null) refuse(NOT_NULL);
      return read(value);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      context.addIssue({ code: "custom", message: error.message });
      return z.NEVER;
    }
  });
  return Object.keys(taken).length > 0 ? described(reader, () => taken) : reader;
}

/** Reads a field with `inner`, unless `spared` returns a value for it. Error messages keep their paths. */
function unless<T, U>(inner: Field<T>, spared: (value: unknown) => { readonly value: U } | null): Field<T | U> {
  const reader = z.unknown().transform((value, context): T | U => {
    const known = spared(value);
    if (known) return known.value;
    const result = inner.safeParse(value);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues) context.addIssue({ code: "custom", message, path: [...path] });
    return z.NEVER;
  });
  return hinted(
    described(reader, () => wireSchema(inner)),
    formHint(inner),
  );
}

export function optional<T>(inner: Field<T>): Field<T | undefined> {
  const reader = unless(inner, (value) =>
    value === undefined || value === "" ? { value: undefined } : null,
  ).optional();
  return hinted(reader, formHint(inner));
}

/**
 * An optional field that refuses an empty string, because its absence means everything, such as a refund's
 * amount.
 */
export function optionalNotBlank<T>(inner: Field<T>): Field<T | undefined> {
  const present = unless(inner, (value) => (value === undefined ? { value: undefined } : null));
  const reader = z
    .unknown()
    .refine((value) => value !== "", NOT_BLANK)
    .pipe(present)
    .optional();
  return hinted(reader, formHint(inner));
}

export function nullable<T>(inner: Field<T>): Field<T | null> {
  const reader = unless(inner, (value) => (value === null ? { value: null } : null));
  return described(reader, () => orNull(wireSchema(inner)));
}

function asText(value: NonNullable<unknown>): string {
  if (typeof value === "number") return exactText(value) ?? refuse(NOT_EXACT);
  if (typeof value !== "string") return refuse("Not a valid string.");
  if (value.includes("\0")) return refuse(NO_NUL);
  return value.trim();
}

/** A trimmed text of 1 to `max` characters without {@link MISLEADING} characters. */
export function text(max: number): Field<string> {
  return field((value) => bounded(shown(asText(value), MISLEADING), max), textOf(max));
}

/** Like {@link text}, for sentences: invisible characters are allowed as typography, except overrides. */
export function prose(max: number): Field<string> {
  return field((value) => bounded(shown(asText(value), OVERRIDING), max), textOf(max));
}

function shown(value: string, refused: RegExp): string {
  return refused.test(value) ? refuse("Invisible direction and zero-width characters are not allowed.") : value;
}

function textOf(max: number): WireSchema {
  return { type: "string", minLength: 1, maxLength: max };
}

function bounded(value: string, max: number): string {
  if (value === "") refuse(NOT_BLANK);
  // A Unicode character has at most two UTF-16 code units.
  if (value.length > 2 * max || [...value].length > max)
    refuse(`Ensure this field has no more than ${max} characters.`);
  return value;
}

export function choice<const T extends string>(values: readonly T[]): Field<T> {
  return field(
    (value) => {
      const found = values.find((candidate) => candidate === value);
      return found ?? refuse(`${quoted(value)} is not a valid choice.`);
    },
    { type: "string", enum: values },
  );
}

export function matching(pattern: RegExp, max: number, message = "Enter a valid value."): Field<string> {
  return field(
    (value) => {
      const read = bounded(asText(value), max);
      return pattern.test(read) ? read : refuse(message);
    },
    { ...textOf(max), ...(pattern.flags === "" && { pattern: pattern.source }) },
  );
}

export function email(max: number): Field<string> {
  return field(
    (value) => {
      const read = bounded(withoutMarkedEnds(asText(value)), max);
      return isEmailAddress(read) ? read : refuse("Enter a valid email address.");
    },
    { ...textOf(max), format: "email" },
  );
}

/**
 * An absolute web address of at most `max` characters, without credentials. A backslash is refused: browsers
 * read it as a slash, other programs as a part of the host.
 */
export function url(max: number, isScheme = isWebScheme): Field<string> {
  return field(
    (value) => {
      const read = bounded(shown(asText(value), INVISIBLE), max);
      const [, scheme = ""] = /^(https?(?=:\/\/[^/?#])|(?!https?:)[a-z][a-z0-9+.-]*):\/\/[^\s\\]+$/i.exec(read) ?? [];
      if (!isScheme(scheme.toLowerCase()) || !URL.canParse(read)) refuse("Enter a valid URL.");
      const parsed = new URL(read);
      if (parsed.username !== "" || parsed.password !== "") refuse("Enter a valid URL.");
      return read;
    },
    { ...textOf(max), format: "uri" },
  );
}

/**
 * An amount as decimal string or as JSON number that parsing did not round; only a number may have an
 * exponent. Decimals and range are checked against the currency elsewhere.
 */
export function decimal(): Field<string> {
  return field(
    (value) => {
      if (typeof value !== "string" && typeof value !== "number") return refuse("A valid number is required.");
      const read = String(value).trim();
      const digits = typeof value === "number" ? read.replace(/e[+-]?\d{1,2}$/, "") : read;
      if (!/^[+-]?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})$/.test(digits)) return refuse("A valid number is required.");
      return typeof value === "number" ? (exactText(value) ?? refuse(NOT_EXACT)) : read;
    },
    { type: ["string", "number"], format: "decimal" },
  );
}

/** A whole number from `min` to `max`; a `max` of Infinity means no limit. */
export function integer(min: number, max: number): Field<number> {
  return field(
    (value) => {
      const read = typeof value === "string" && /^-?\d{1,40}$/.test(value.trim()) ? Number(value) : value;
      if (typeof read !== "number" || !Number.isInteger(read)) return refuse("A valid integer is required.");
      if (read < min) return refuse(`Ensure this value is greater than or equal to ${min}.`);
      if (read > max) return refuse(`Ensure this value is less than or equal to ${max}.`);
      return read;
    },
    { type: "integer", minimum: min, ...(Number.isFinite(max) && { maximum: max }) },
  );
}

/** A boolean; forms may send `true`, `false`, `1` or `0`. */
export function flag(): Field<boolean> {
  const reader = field(
    (value) => {
      if (typeof value === "boolean") return value;
      const read = value === 1 || value === 0 ? value === 1 : flagOf(value);
      return read ?? refuse("Must be a valid boolean.");
    },
    { type: "boolean" },
  );
  return hinted(reader, { kind: "flag" });
}

const DATE_FORMAT = "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.";

export function civilDate(): Field<CivilDate> {
  return field((value) => parseCivilDate(sentText(value)) ?? refuse(DATE_FORMAT), { type: "string", format: "date" });
}

const INSTANT_FORMAT =
  "Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].";

/** An instant in ISO 8601 with an offset, years 1 to 9999. */
export function instant(): Field<Date> {
  return field(
    (value) => {
      const read = typeof value === "string" ? parseInstant(value.trim()) : null;
      const year = read?.getUTCFullYear() ?? 0;
      return read !== null && year >= 1 && year <= 9999 ? read : refuse(INSTANT_FORMAT);
    },
    { type: "string", format: "date-time" },
  );
}

/** A list of at most `max` items. With a `separator` one text may contain several items. */
export function list<T>(
  item: Field<T>,
  { max = 100, empty = false, separator }: { max?: number; empty?: boolean; separator?: string } = {},
): Field<T[]> {
  const tooLong = (): never => refuse(`Ensure this field has no more than ${max} elements.`);
  const parts = (value: string): string[] => (separator === undefined ? [value] : value.split(separator, max + 1));
  const items = field((sent) => {
    const whole = typeof sent === "string" && separator !== undefined ? [sent] : sent;
    if (Array.isArray(whole) && whole.length > max) tooLong();
    const value: unknown = Array.isArray(whole)
      ? whole.flatMap((each: unknown) => (typeof each === "string" ? parts(each) : [each]))
      : whole;
    if (!Array.isArray(value)) return refuse(`Expected a list of items but got type "${typeName(value)}".`);
    if (value.length === 0 && !empty) return refuse("This list may not be empty.");
    if (value.length > max) return tooLong();
    return value as unknown[];
  });
  const reader = described(items.pipe(z.array(item)), () => ({
    type: "array",
    items: wireSchema(item),
    ...(!empty && { minItems: 1 }),
    maxItems: max,
  }));
  return hinted(reader, { kind: "list" });
}

export function sent<T extends Record<string, unknown>>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

export function object<S extends z.ZodRawShape>(shape: S) {
  const plain = field((value) =>
    isPlainObject(value) ? value : refuse(`Invalid data. Expected a dictionary, but got ${typeName(value)}.`),
  );
  return hinted(
    described(plain.pipe(z.object(shape)), () => objectSchema(shape)),
    { kind: "object", shape },
  );
}

/** An object that is stored as sent; `known` has schemas of fields that forms send as text. */
export function anyObject(known: Readonly<Record<string, unknown>> | null = null): Field<Record<string, unknown>> {
  const reader = field(
    (value) =>
      isPlainObject(value) ? value : refuse(`Expected a dictionary of items but got type "${typeName(value)}".`),
    { type: "object", additionalProperties: true },
  );
  return hinted(reader, { kind: "object", shape: known });
}

/** An object that `inner` validates, returned unchanged, to be passed to a third party. */
export function untouched(inner: z.ZodType): Field<Readonly<Record<string, unknown>>> {
  const reader = anyObject().superRefine((value, context) => {
    const result = inner.safeParse(value);
    if (result.success) return;
    for (const { message, path } of result.error.issues) context.addIssue({ code: "custom", message, path: [...path] });
  });
  return hinted(
    described(reader, () => wireSchema(inner)),
    formHint(inner),
  );
}
