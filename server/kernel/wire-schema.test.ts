import { expect, it, test } from "vitest";
import { z } from "zod";
import { pageFields } from "./page";
import * as wire from "./wire";
import { isOptionalReader, wireSchema } from "./wire-schema";

const TEXT = { type: "string", minLength: 1, maxLength: 5 };

it.each<[what: string, reader: unknown, schema: object]>([
  ["text", wire.text(5), TEXT],
  ["choice", wire.choice(["a", "b"]), { type: "string", enum: ["a", "b"] }],
  ["matching", wire.matching(/^a+$/, 5), { ...TEXT, pattern: "^a+$" }],
  ["matching in either case", wire.matching(/^a+$/i, 5), TEXT],
  ["email", wire.email(5), { ...TEXT, format: "email" }],
  ["url", wire.url(5), { ...TEXT, format: "uri" }],
  ["decimal", wire.decimal(), { type: ["string", "number"], format: "decimal" }],
  ["integer", wire.integer(1, 9), { type: "integer", minimum: 1, maximum: 9 }],
  ["integer without an end", wire.integer(1, Number.POSITIVE_INFINITY), { type: "integer", minimum: 1 }],
  ["flag", wire.flag(), { type: "boolean" }],
  ["civil date", wire.civilDate(), { type: "string", format: "date" }],
  ["instant", wire.instant(), { type: "string", format: "date-time" }],
  ["list", wire.list(wire.text(5), { max: 3 }), { type: "array", items: TEXT, minItems: 1, maxItems: 3 }],
  ["list that may be empty", wire.list(wire.text(5), { empty: true }), { type: "array", items: TEXT, maxItems: 100 }],
  ["any object", wire.anyObject(), { type: "object", additionalProperties: true }],
  ["record", wire.anyObject().pipe(z.record(z.string(), wire.text(5))), { type: "object", additionalProperties: TEXT }],
  ["nullable", wire.nullable(wire.text(5)), { ...TEXT, type: ["string", "null"] }],
  [
    "nullable choice",
    wire.nullable(wire.choice(["a"])),
    { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
  ],
  ["optional", wire.optional(wire.text(5)), TEXT],
  ["optional, not blank", wire.optionalNotBlank(wire.text(5)), TEXT],
  ["with a default", wire.optional(wire.text(5)).transform((value) => value ?? "a"), TEXT],
  ["transformed", wire.text(5).transform((value) => value.toUpperCase()), TEXT],
  ["refined", wire.text(5).refine((value) => value !== "a"), TEXT],
  ["preprocessed", z.preprocess((value) => value, wire.text(5)).optional(), TEXT],
  ["a text of zod's own", z.string().catch(""), { type: "string" }],
  ["limit", pageFields().limit, { type: "integer", minimum: 1, description: "Rows per page." }],
  ["described", wire.optional(wire.text(5)).describe("What it means."), { ...TEXT, description: "What it means." }],
  [
    "described, with a default",
    wire.optional(wire.flag().describe("What it means.")).transform((value) => value ?? false),
    { type: "boolean", description: "What it means." },
  ],
  [
    "nullable, described",
    wire.nullable(wire.choice(["a"]).describe("What it means.")),
    { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }], description: "What it means." },
  ],
  ["something of which nothing is known", z.unknown(), {}],
  ["no reader", 7, {}],
])("%s", (_, reader, schema) => {
  expect(wireSchema(reader)).toEqual(schema);
});

test("an object requires what no reader of it makes optional", () => {
  const reader = wire.object({
    a: wire.text(5),
    b: wire.optional(wire.text(5)),
    c: wire.nullable(wire.text(5)),
    d: wire.object({ e: wire.optional(wire.flag()).transform((value) => value ?? false) }),
  });
  expect(wireSchema(reader.transform(() => null))).toEqual({
    type: "object",
    properties: {
      a: TEXT,
      b: TEXT,
      c: { ...TEXT, type: ["string", "null"] },
      d: { type: "object", properties: { e: { type: "boolean" } } },
    },
    required: ["a", "c", "d"],
  });
  expect(isOptionalReader(reader)).toBe(false);
});
