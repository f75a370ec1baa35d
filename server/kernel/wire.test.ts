import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { InvalidFields } from "./errors";
import { formHint } from "./form-hint";
import { fieldErrors, readInput } from "./read-input";
import * as wire from "./wire";

/** What a client gets for one value: the messages, or the value that was read. */
function read(reader: wire.Field<unknown>, value: unknown): unknown {
  const input = value === undefined ? {} : { x: value };
  try {
    return { value: readInput(z.object({ x: reader }), input).x };
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields.x;
    throw error;
  }
}

const LONG_NAME = "a".repeat(65);

describe("each reader accepts what it should", () => {
  it.each<[string, wire.Field<unknown>, unknown, unknown]>([
    ["text", wire.text(5), " ab ", "ab"],
    ["text from a number", wire.text(5), 12, "12"],
    ["text from the largest number that is exact", wire.text(16), 9007199254740991, "9007199254740991"],
    ["text of five emoji", wire.text(5), "😀😀😀😀😀", "😀😀😀😀😀"],
    ["text with a joiner between Arabic letters", wire.text(9), "می\u200cخواهم", "می\u200cخواهم"],
    ["text with an emoji of several", wire.text(9), "👩\u200d💻", "👩\u200d💻"],
    ["text with a mark that a keyboard inserted", wire.text(9), "منى\u200f (1)", "منى\u200f (1)"],
    ["text with the mark of a file's first bytes", wire.text(9), "\ufeffNoor", "Noor"],
    ["prose with isolates", wire.prose(9), "\u2068Noor\u2069", "\u2068Noor\u2069"],
    ["choice", wire.choice(["a", "b"]), "b", "b"],
    ["email", wire.email(128), "a.b+c@x-y.example.com", "a.b+c@x-y.example.com"],
    ["email of 63 in a label", wire.email(128), `منى@${"d".repeat(63)}.DE`, `منى@${"d".repeat(63)}.DE`],
    ["url", wire.url(2000), "https://shop.example:8443/a?b=c#d", "https://shop.example:8443/a?b=c#d"],
    ["email between direction marks", wire.email(128), "\u200fa@c.de \u200e", "a@c.de"],
    ["decimal text", wire.decimal(), "10.500", "10.500"],
    ["decimal number", wire.decimal(), 10.5, "10.5"],
    ["decimal number of 15 digits", wire.decimal(), JSON.parse("999999999999.999"), "999999999999.999"],
    ["decimal with exponent", wire.decimal(), 1e-7, "1e-7"],
    ["integer", wire.integer(1, 10), 10, 10],
    ["integer text", wire.integer(1, 10), " 3 ", 3],
    ["flag", wire.flag(), "True", true],
    ["flag number", wire.flag(), 0, false],
    ["date", wire.civilDate(), "2028-02-29", "2028-02-29"],
    ["instant", wire.instant(), "2026-11-21T12:00:00.5+03:00", new Date("2026-11-21T09:00:00.500Z")],
    ["integer beyond exactness", wire.integer(0, Number.POSITIVE_INFINITY), "9".repeat(20), 1e20],
    ["decimal with a bare point", wire.decimal(), "10.", "10."],
    ["decimal without a whole part", wire.decimal(), ".5", ".5"],
    ["text with separators", wire.list(wire.text(3), { separator: "," }), "a,b", ["a", "b"]],
    ["object in an object", wire.object({ a: wire.object({ b: wire.flag() }) }), { a: { b: 1 } }, { a: { b: true } }],
    ["list", wire.list(wire.text(3)), ["a", "b"], ["a", "b"]],
    ["empty list where allowed", wire.list(wire.text(3), { empty: true }), [], []],
    ["object", wire.object({ a: wire.text(3) }), { a: "x", other: 1 }, { a: "x" }],
    ["any object", wire.anyObject(), { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    ["optional, absent", wire.optional(wire.text(3)), undefined, undefined],
    ["optional, blank", wire.optional(wire.text(3)), "", undefined],
    ["nullable", wire.nullable(wire.text(3)), null, null],
  ])("%s", (_name, reader, value, expected) => {
    expect(read(reader, value)).toEqual({ value: expected });
  });
});

/** An object as bodies hold them. */
function bare(value: object): object {
  return Object.assign(Object.create(null), value);
}

describe("characters that mislead a reader are refused", () => {
  const refused = ["Invisible direction and zero-width characters are not allowed."];
  const reordering = [..."\u200b\u2060\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"];
  const marks = [..."\u00ad\u061c\u200c\u200d\u200e\u200f"];
  const named = (characters: readonly string[]) =>
    characters.map((each) => [each.codePointAt(0)?.toString(16) ?? "", each] as const);

  it.each(named(reordering))("U+%s in a name", (_, character) => {
    expect(read(wire.text(20), `invoice${character}fdp`)).toEqual(refused);
  });

  it.each(named([...reordering, ...marks]))("U+%s in an address", (_, character) => {
    expect(read(wire.url(200), `https://shop.example/${character}a`)).toEqual(refused);
  });
});

describe("each reader refuses with the documented message", () => {
  it.each<[string, wire.Field<unknown>, unknown, unknown]>([
    ["absent", wire.text(5), undefined, ["This field is required."]],
    ["null", wire.text(5), null, ["This field may not be null."]],
    ["null in optional", wire.optional(wire.text(5)), null, ["This field may not be null."]],
    ["blank", wire.text(5), "  ", ["This field may not be blank."]],
    ["too long", wire.text(5), "abcdef", ["Ensure this field has no more than 5 characters."]],
    ["text of an object", wire.text(5), {}, ["Not a valid string."]],
    ["NUL", wire.text(5), "a\0", ["Null characters are not allowed."]],
    ["choice", wire.choice(["a"]), "x", ['"x" is not a valid choice.']],
    ["a long choice", wire.choice(["a"]), `${"x".repeat(199)}😀`, [`"${"x".repeat(199)}…" is not a valid choice.`]],
    ["choice of a list", wire.choice(["a"]), ["a"], ['"["a"]" is not a valid choice.']],
    [
      "choice of an object without a prototype",
      wire.choice(["a"]),
      bare({ b: 1 }),
      ['"{"b":1}" is not a valid choice.'],
    ],
    ["date of an object without a prototype", wire.civilDate(), bare({}), [expect.stringContaining("wrong format")]],
    ["email", wire.email(128), "a@b", ["Enter a valid email address."]],
    ["email with a mark of direction", wire.email(128), "a\u202eb@c.de", ["Enter a valid email address."]],
    ["email with a mark in its domain", wire.email(128), "a@c\u200f.de", ["Enter a valid email address."]],
    ["email with an isolate at its end", wire.email(128), "a@c.de\u2069", ["Enter a valid email address."]],
    ["email with a joiner", wire.email(128), "a\u200db@c.de", ["Enter a valid email address."]],
    ["email with letters that only look so", wire.email(128), "a@\u212a.de", ["Enter a valid email address."]],
    ["email with a long label", wire.email(128), `a@${"d".repeat(64)}.de`, ["Enter a valid email address."]],
    ["email with spaces", wire.email(128), "a b@c.de", ["Enter a valid email address."]],
    ["url without scheme", wire.url(2000), "shop.example", ["Enter a valid URL."]],
    ["url of a script", wire.url(2000), "javascript:alert(1)", ["Enter a valid URL."]],
    ["url with a backslash", wire.url(2000), "https://ok\\@evil.example/", ["Enter a valid URL."]],
    ["decimal text with an exponent", wire.decimal(), "1e3", ["A valid number is required."]],
    ["decimal text with a negative exponent", wire.decimal(), "1E-2", ["A valid number is required."]],
    ["url with a password", wire.url(2000), "https://a:b@shop.example", ["Enter a valid URL."]],
    ["decimal", wire.decimal(), "ten", ["A valid number is required."]],
    ["decimal of true", wire.decimal(), true, ["A valid number is required."]],
    ["decimal NaN", wire.decimal(), Number.NaN, ["A valid number is required."]],
    [
      "decimal that parsing rounded",
      wire.decimal(),
      JSON.parse("9999999999999.999"),
      ["A number of more than 15 digits must be sent as a string."],
    ],
    [
      "text from a number that parsing rounded",
      wire.text(64),
      JSON.parse("1234567890123456789"),
      ["A number of more than 15 digits must be sent as a string."],
    ],
    [
      "text from a number beyond every limit",
      wire.text(64),
      JSON.parse("1e999"),
      ["A number of more than 15 digits must be sent as a string."],
    ],
    ["integer", wire.integer(1, 10), 1.5, ["A valid integer is required."]],
    ["integer low", wire.integer(1, 10), 0, ["Ensure this value is greater than or equal to 1."]],
    ["integer high", wire.integer(1, 10), "11", ["Ensure this value is less than or equal to 10."]],
    ["flag", wire.flag(), "yes", ["Must be a valid boolean."]],
    ["date", wire.civilDate(), "2026-02-30", ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."]],
    ["instant without offset", wire.instant(), "2026-11-21T12:00:00", [expect.stringContaining("Datetime has wrong")]],
    ["instant of year 0", wire.instant(), "0000-01-01T00:00:00Z", [expect.stringContaining("Datetime has wrong")]],
    ["instant of a number", wire.instant(), 5, [expect.stringContaining("Datetime has wrong format")]],
    ["integer far too high", wire.integer(1, 10), "9".repeat(20), ["Ensure this value is less than or equal to 10."]],
    ["integer of digits without end", wire.integer(1, 10), "9".repeat(41), ["A valid integer is required."]],
    ["integer of a list", wire.integer(1, 10), [1], ["A valid integer is required."]],
    ["decimal in hexadecimal", wire.decimal(), "0x10", ["A valid number is required."]],
    ["decimal of infinity", wire.decimal(), "Infinity", ["A valid number is required."]],
    ["decimal of digits without end", wire.decimal(), "9".repeat(41), ["A valid number is required."]],
    ["decimal in Arabic digits", wire.decimal(), "١٠", ["A valid number is required."]],
    ["prose with an override", wire.prose(9), "a\u202eb", [expect.stringContaining("direction")]],
    ["text of true", wire.text(5), true, ["Not a valid string."]],
    ["email with a second at", wire.email(128), "a@b@c.de", ["Enter a valid email address."]],
    ["url with a space", wire.url(2000), "https://shop.example/a b", ["Enter a valid URL."]],
    ["url of a file", wire.url(2000), "file:///etc/passwd", ["Enter a valid URL."]],
    ["url with no host", wire.url(2000), "https://", ["Enter a valid URL."]],
    ["url with a path in place of its host", wire.url(2000), "https:///shop.example", ["Enter a valid URL."]],
    ["url with a query in place of its host", wire.url(2000), "HTTP://?shop.example", ["Enter a valid URL."]],
    ["list of text", wire.list(wire.text(3)), "a", ['Expected a list of items but got type "str".']],
    ["empty list", wire.list(wire.text(3)), [], ["This list may not be empty."]],
    ["long list", wire.list(wire.text(3), { max: 1 }), ["a", "b"], ["Ensure this field has no more than 1 elements."]],
    [
      "list item",
      wire.list(wire.text(3)),
      ["a", "abcd"],
      { "1": ["Ensure this field has no more than 3 characters."] },
    ],
    ["object", wire.object({}), 5, ["Invalid data. Expected a dictionary, but got int."]],
    ["nested field", wire.object({ a: wire.text(3) }), {}, { a: ["This field is required."] }],
    ["list in a list", wire.list(wire.text(3), { empty: true }), [[]], { "0": ["Not a valid string."] }],
    ["choice in two lists", wire.list(wire.choice(["a"])), [["a"]], { "0": ['"["a"]" is not a valid choice.'] }],
    ["text in two lists", wire.list(wire.text(3), { separator: "," }), ["a", ["b"]], { "1": ["Not a valid string."] }],
    ["integer in two lists", wire.list(wire.integer(1, 9)), [[1]], { "0": ["A valid integer is required."] }],
    ["any object", wire.anyObject(), [], ['Expected a dictionary of items but got type "list".']],
    ["long name", wire.matching(/^a+$/, 64), LONG_NAME, ["Ensure this field has no more than 64 characters."]],
    ["pattern", wire.matching(/^a+$/, 64), "b", ["Enter a valid value."]],
  ])("%s", (_name, reader, value, messages) => {
    expect(read(reader, value)).toEqual(messages);
  });
});

describe("a form learns from a reader what it holds, through everything wrapped around it", () => {
  it.each<[string, unknown, string | null]>([
    ["text", wire.text(5), null],
    ["list", wire.list(wire.text(5)), "list"],
    ["optional list", wire.optional(wire.list(wire.text(5))), "list"],
    ["nullable object", wire.nullable(wire.object({})), "object"],
    ["transformed object", wire.object({}).transform(() => 1), "object"],
    ["zod's own wrappers", z.object({}).nullable().optional().default({}), "object"],
    ["any object", wire.anyObject(), "object"],
    ["untouched object", wire.untouched(wire.object({})), "object"],
    ["optional flag", wire.optional(wire.flag()), "flag"],
    ["no reader", 5, null],
  ])("%s", (_name, reader, kind) => {
    expect(formHint(reader)?.kind ?? null).toBe(kind);
  });
});

describe("messages find their place in the map", () => {
  const told = (...issues: [path: PropertyKey[], message: string][]): unknown =>
    fieldErrors(new z.ZodError(issues.map(([path, message]) => ({ code: "custom", path, message, input: null }))));

  it.each<[string, unknown, unknown]>([
    ["of the whole", told([[], "a"]), { non_field_errors: ["a"] }],
    ["two of one field", told([["x"], "a"], [["x"], "b"]), { x: ["a", "b"] }],
    ["nested", told([["x", "y", 0], "a"]), { x: { y: { "0": ["a"] } } }],
    ["a child before its parent", told([["x", "y"], "a"], [["x"], "b"]), { x: { y: ["a"], non_field_errors: ["b"] } }],
    ["a parent before its child", told([["x"], "b"], [["x", "y"], "a"]), { x: { non_field_errors: ["b"], y: ["a"] } }],
  ])("%s", (_name, map, expected) => {
    expect(map).toEqual(expected);
  });

  it("a field named __proto__ is a field", () => {
    const map = told([["__proto__", "polluted"], "a"]);
    expect(Object.keys(map as object)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

it("a mistake inside a reader is not taken for a refusal", () => {
  const broken = wire.field(() => {
    throw new TypeError("a bug");
  });
  expect(() => readInput(z.object({ x: broken }), { x: 1 })).toThrow(TypeError);
});

/** The value as the REST shell admits it. */
function withoutPrototypes(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  return bare(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPrototypes(item)])));
}

it("hostile input is refused with a field map and never breaks a reader", () => {
  const everything = {
    text: wire.text(5),
    choice: wire.choice(["a"]),
    email: wire.optional(wire.email(20)),
    url: wire.nullable(wire.url(20)),
    decimal: wire.decimal(),
    integer: wire.integer(0, 5),
    flag: wire.flag(),
    date: wire.civilDate(),
    instant: wire.instant(),
    matching: wire.matching(/^a+$/, 5),
    list: wire.list(wire.object({ a: wire.text(3) })),
    object: wire.object({ b: wire.optional(wire.anyObject()) }),
  };
  const schema = z.object(everything);
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.record(Object.fromEntries(Object.keys(everything).map((key) => [key, fc.jsonValue()]))),
  );
  fc.assert(
    fc.property(hostile, (input) => {
      try {
        readInput(schema, withoutPrototypes(input));
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidFields);
      }
    }),
    { numRuns: 500 },
  );
});
