import { describe, expect, it } from "vitest";
import { breakingChanges } from "./openapi-breaking";

type Json = Readonly<Record<string, unknown>>;

const TEXT = { type: "string" };
const GET = "GET /things/";

function documentOf(operation: Json, schemas: Json = {}): Json {
  return { paths: { "/things/": { get: { operationId: "things.get", ...operation } } }, components: { schemas } };
}

const taking = (schema: unknown, schemas?: Json) =>
  documentOf({ requestBody: { content: { "application/json": { schema } } } }, schemas);
const giving = (schema: unknown, schemas?: Json) =>
  documentOf({ responses: { 200: { content: { "application/json": { schema } } } } }, schemas);
const object = (properties: Json, ...required: string[]) => ({ type: "object", properties, required });

/** Earlier schema, later schema, and what breaks where clients send it, and where they read it. */
const SCHEMAS: [what: string, earlier: Json, later: Json, taken: string[], given: string[]][] = [
  ["the same", TEXT, TEXT, [], []],
  ["another type", TEXT, { type: "integer" }, ["no longer takes string"], ["may now be integer"]],
  ["a further type", TEXT, { type: ["string", "null"] }, [], ["may now be null"]],
  ["a type less", { type: ["string", "null"] }, TEXT, ["no longer takes null"], []],
  ["any number for a whole one", { type: "integer" }, { type: "number" }, [], ["may now be number"]],
  ["a whole number for any", { type: "number" }, { type: "integer" }, ["no longer takes number"], []],
  ["anything for a text", TEXT, {}, [], ["may now be anything"]],
  ["a further value", { enum: ["a"] }, { enum: ["a", "b"] }, [], ['may now be "b"']],
  ["a further value of an open list", { enum: ["a"] }, { enum: ["a", "b"], "x-open-list": true }, [], []],
  [
    "a further shape of an open list",
    { anyOf: [TEXT, { type: "null" }] },
    { anyOf: [TEXT, { type: "null" }, { type: "integer" }], "x-open-list": true },
    [],
    [],
  ],
  [
    "a shape less of an open list",
    { anyOf: [TEXT, { type: "boolean" }] },
    { anyOf: [TEXT, { type: "integer" }], "x-open-list": true },
    ["no longer takes boolean"],
    ["may now be string"],
  ],
  ["a value less", { enum: ["a", "b"] }, { enum: ["a"] }, ['no longer takes "b"'], []],
  ["values for any text", TEXT, { ...TEXT, enum: ["a"] }, ['no longer takes "any other value"'], []],
  ["another constant", { const: 1 }, { const: 2 }, ["no longer takes 1"], ["may now be 2"]],
  ["a format", TEXT, { ...TEXT, format: "date" }, ["has another format"], []],
  ["a format less", { ...TEXT, format: "date" }, TEXT, [], ["has another format"]],
  ["a pattern", TEXT, { ...TEXT, pattern: "^a" }, ["has another pattern"], []],
  ["a limit", TEXT, { ...TEXT, maxLength: 5 }, ["has the maxLength 5 now"], []],
  ["a lower limit", { ...TEXT, maxLength: 9 }, { ...TEXT, maxLength: 5 }, ["has the maxLength 5 now"], []],
  ["a higher limit", { ...TEXT, maxLength: 5 }, { ...TEXT, maxLength: 9 }, [], []],
  ["a higher minimum", { type: "integer", minimum: 1 }, { type: "integer", minimum: 2 }, ["has the minimum 2 now"], []],
  ["a lower minimum", { type: "integer", minimum: 2 }, { type: "integer", minimum: 1 }, [], []],
  ["a field", object({ a: TEXT }), object({ a: TEXT, b: TEXT }), [], []],
  ["a required field", object({ a: TEXT }), object({ a: TEXT, b: TEXT }, "b"), [".b is required now"], []],
  ["a field less", object({ a: TEXT, b: TEXT }), object({ a: TEXT }), [".b is gone"], [".b is gone"]],
  ["a field that may be absent", object({ a: TEXT }, "a"), object({ a: TEXT }), [], [".a may now be absent"]],
  ["a field within", object({ a: object({ b: TEXT }) }), object({ a: object({}) }), [".a.b is gone"], [".a.b is gone"]],
  [
    "items",
    { type: "array", items: TEXT },
    { type: "array", items: { type: "integer" } },
    ["[] no longer takes string"],
    ["[] may now be integer"],
  ],
  [
    "values of a map",
    { type: "object", additionalProperties: { type: "integer" } },
    { type: "object", additionalProperties: true },
    [],
    [".* may now be anything"],
  ],
  [
    "further keys",
    { type: "object", additionalProperties: true },
    { type: "object", additionalProperties: false },
    [".* is no longer taken"],
    [],
  ],
  ["a further shape", TEXT, { anyOf: [TEXT, { type: "null" }] }, [], ["may now be null"]],
  ["a shape less", { anyOf: [TEXT, { type: "null" }] }, TEXT, ["no longer takes null"], []],
  [
    "a shape that changed",
    { anyOf: [object({ a: TEXT }), TEXT] },
    { anyOf: [TEXT, object({ b: TEXT })] },
    [".a is gone"],
    [".a is gone"],
  ],
];

describe.each(SCHEMAS)("%s", (_, earlier, later, taken, given) => {
  it("in a body", () => {
    expect(breakingChanges(taking(earlier), taking(later))).toEqual(
      taken.map((change) => `${GET}: the body ${change}`),
    );
  });
  it("in an answer", () => {
    expect(breakingChanges(giving(earlier), giving(later))).toEqual(
      given.map((change) => `${GET}: the answer 200 ${change}`),
    );
  });
});

it("follows references, also of a schema that holds itself", () => {
  const ref = { $ref: "#/components/schemas/Tree" };
  const tree = (leaf: Json) => ({ Tree: object({ leaf, left: ref }) });
  expect(breakingChanges(giving(ref, tree(TEXT)), giving(ref, tree(TEXT)))).toEqual([]);
  const changed = breakingChanges(giving(ref, tree(TEXT)), giving(ref, tree({ type: "null" })));
  expect(changed).toEqual([`${GET}: the answer 200 .leaf may now be null`]);
});

const query = (name: string, change: Json = {}) => ({ parameters: [{ in: "query", name, schema: TEXT, ...change }] });
const ANSWER = { responses: { 200: { headers: { A: {} }, content: {} } } };

const OPERATIONS: [what: string, earlier: Json, later: Json, changes: string[]][] = [
  ["another operationId", {}, { operationId: "things.read" }, ["operationId is now things.read"]],
  ["a parameter less", query("a"), {}, ["the query a is gone"]],
  ["a parameter", {}, query("a"), []],
  ["a required parameter", {}, query("a", { required: true }), ["the query a is required now"]],
  ["a parameter that is required", query("a"), query("a", { required: true }), ["the query a is required now"]],
  ["a parameter that need not be there", query("a", { required: true }), query("a"), []],
  [
    "a narrower parameter",
    query("a"),
    query("a", { schema: { ...TEXT, enum: ["x"] } }),
    ['the query a no longer takes "any other value"'],
  ],
  ["a credential", {}, { security: [{ key: [] }] }, ["needs a credential now"]],
  ["another credential", { security: [{ key: [] }] }, { security: [{ basic: [] }] }, ["is no longer opened by key"]],
  ["a further credential", { security: [{ key: [] }] }, { security: [{ key: [] }, { basic: [] }] }, []],
  ["no credential", { security: [{ key: [] }] }, { security: [] }, []],
  ["a body", {}, { requestBody: { required: true, content: {} } }, ["needs a body now"]],
  ["a body that may be left out", {}, { requestBody: { content: {} } }, []],
  ["no body", { requestBody: { content: {} } }, {}, ["takes no body any longer"]],
  [
    "a body that must be there",
    { requestBody: { content: {} } },
    { requestBody: { required: true, content: {} } },
    ["needs a body now"],
  ],
  [
    "a media type less",
    { requestBody: { content: { "a/b": {} } } },
    { requestBody: { content: {} } },
    ["the body is no longer a/b"],
  ],
  ["a success less", ANSWER, { responses: {} }, ["the answer 200 is gone"]],
  ["another success", ANSWER, { responses: { ...ANSWER.responses, 202: {} } }, ["may now answer 202"]],
  ["a further refusal", ANSWER, { responses: { ...ANSWER.responses, 409: {} } }, []],
  ["a refusal less", { responses: { 409: {} } }, { responses: {} }, []],
  ["a header less", ANSWER, { responses: { 200: { content: {} } } }, ["the header A of 200 is gone"]],
];

it.each(OPERATIONS)("%s", (_, earlier, later, changes) => {
  const found = breakingChanges(documentOf(earlier), documentOf(later));
  expect(found).toEqual(changes.map((change) => `${GET}: ${change}`));
});

it("a path or verb that is gone", () => {
  expect(breakingChanges(documentOf({}), { paths: {} })).toEqual([`${GET}: is gone`]);
  expect(breakingChanges(documentOf({}), { paths: { "/things/": { post: {} } } })).toEqual([`${GET}: is gone`]);
  expect(breakingChanges({ paths: {} }, documentOf({}))).toEqual([]);
});

describe("webhooks are read", () => {
  const posting = (schema: Json, headers: readonly string[] = ["id"]): Json => ({
    webhooks: {
      paid: {
        post: {
          parameters: headers.map((name) => ({ in: "header", name })),
          requestBody: { content: { "application/json": { schema } } },
        },
      },
    },
  });
  it.each([
    ["a field", posting(object({})), posting(object({ a: TEXT })), []],
    ["a field less", posting(object({ a: TEXT })), posting(object({})), ["the body .a is gone"]],
    ["a further value", posting({ enum: [1] }), posting({ enum: [1, 2] }), ["the body may now be 2"]],
    ["a header less", posting({}), posting({}, []), ["the header id is gone"]],
    ["no webhook", posting({}), { webhooks: {} }, ["is gone"]],
  ])("%s", (_, earlier, later, changes) => {
    expect(breakingChanges(earlier, later)).toEqual(changes.map((change) => `POST paid: ${change}`));
  });
});
