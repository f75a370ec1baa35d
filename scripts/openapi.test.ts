import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { schemaFaults } from "@/server/testing/reply-check";
import { DOCUMENT, documentText, RELEASED } from "./openapi";
import { breakingChanges } from "./openapi-breaking";

type Json = Readonly<Record<string, unknown>>;
type Media = { schema?: Json; examples?: Readonly<Record<string, { value: unknown }>> };
type Answer = { $ref?: string; description: string; content?: Readonly<Record<string, Media>> };
type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters?: readonly Json[];
  requestBody?: { content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Answer>>;
  "x-examples": Readonly<Record<string, Json>>;
};

const text = readFileSync(DOCUMENT, "utf8");
const document = JSON.parse(text);
const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((verbs) =>
  Object.values(verbs).map((operation) => [operation.operationId, { operation }] as const),
);

it("is what the endpoints and their entries make of it; `npm run openapi` writes it", async () => {
  expect((await documentText()) === text, "public/openapi.json is not what `npm run openapi` writes").toBe(true);
});

it("is a document of OpenAPI 3.1", async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
});

/** Operations made at the gateway have the second of the documented sources (CHANGELOG.md, "Added"). */
const ANNOUNCED = [
  'POST /b/pbl/v2/operation/: the answer 200 .source may now be "pg"',
  'GET /b/events/v1/events/: the answer 200 .results[].payload.source may now be "pg"',
  'GET /b/events/v1/events/{id}/: the answer 200 .payload.source may now be "pg"',
  'POST operation: the body .source may now be "pg"',
];

it("breaks no client of the last released one but by what was announced", () => {
  expect(breakingChanges(JSON.parse(readFileSync(RELEASED, "utf8")), document)).toEqual(ANNOUNCED);
});

it("names every operation once, as noun.verb", () => {
  const ids = operations.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(id))).toEqual([]);
});

it("says what each field is and means", () => {
  const faults: string[] = [];
  const look = (place: string, schema: Json): void => {
    for (const [name, value] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
      if (typeof value.description !== "string") faults.push(`${place}.${name} has no description`);
      if (!["type", "anyOf", "$ref", "enum"].some((keyword) => keyword in value))
        faults.push(`${place}.${name} has no type`);
      look(`${place}.${name}`, value);
    }
    for (const shape of (schema.anyOf ?? []) as Json[]) look(place, shape);
    if (schema.items) look(`${place}[]`, schema.items as Json);
  };
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) look(name, schema);
  expect(faults).toEqual([]);
});

type Property = { readonly place: string; readonly schema: Json; readonly description: string };

function propertiesIn(place: string, schema: Json): Property[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, value]) => [
    { place: `${place}.${name}`, schema: value, description: String(value.description ?? "") },
    ...propertiesIn(`${place}.${name}`, value),
  ]);
  const inner = [schema.items, schema.additionalProperties, ...((schema.anyOf ?? []) as unknown[])];
  return [
    ...own,
    ...inner.flatMap((each) => (each && typeof each === "object" ? propertiesIn(place, each as Json) : [])),
  ];
}

const queries = operations.flatMap(([id, { operation }]) =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema, description }) => ({
      place: `${id}?${name}`,
      schema: schema as Json,
      description: String(description ?? ""),
    })),
);
const properties = Object.entries<Json>(document.components.schemas).flatMap(([name, schema]) =>
  propertiesIn(name, schema),
);

/** The texts that a property may have, its list's items and alternatives included. */
function wordsOf(schema: Json): string[] {
  const inner = [schema.items, ...((schema.anyOf ?? []) as unknown[])];
  const own = [...((schema.enum ?? []) as unknown[]), schema.const].filter((value) => typeof value === "string");
  return [
    ...own,
    ...inner.flatMap((each) => (each && typeof each === "object" ? wordsOf(each as Json) : [])),
  ] as string[];
}

/** Lists of codes that a standard defines: the description names the standard. */
const STANDARD = /ISO 3166|API version/;

it("explains every value of a closed list", () => {
  const faults = [...properties, ...queries].flatMap(({ place, schema, description }) =>
    STANDARD.test(description)
      ? []
      : wordsOf(schema)
          .filter((word) => !description.includes(`\`${word}\``))
          .map((word) => `${place}: ${word}`),
  );
  expect(faults).toEqual([]);
});

it("describes no field by a sentence that says nothing", () => {
  const EMPTY =
    /^(Its state|Its id|Its name|The session|How it ended|What it is for|Why|When it was made|For people|Marks)\.$/;
  expect(
    [...properties, ...queries].filter(({ description }) => EMPTY.test(description) || description.length < 8),
  ).toEqual([]);
});

it("describes every operation and has no component that nothing refers to", () => {
  expect(operations.filter(([, { operation }]) => !operation.description?.endsWith(".")).map(([id]) => id)).toEqual([]);
  const text = JSON.stringify(document);
  const components = Object.entries<Json>(document.components).filter(([kind]) => kind !== "securitySchemes");
  const unused = components.flatMap(([kind, named]) =>
    Object.keys(named).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
  );
  expect(unused).toEqual([]);
});

it("says that webhooks carry no credential", () => {
  for (const { post } of Object.values<{ post: Json }>(document.webhooks)) expect(post.security).toEqual([]);
});

/** Each example value of a media type. */
function examplesOf(content: Readonly<Record<string, Media>> | undefined): unknown[] {
  return Object.values(content ?? {}).flatMap(({ examples }) =>
    Object.values(examples ?? {}).map(({ value }) => value),
  );
}

it("shows refusals and webhooks by examples that their schemas take", () => {
  const places = [
    ...Object.entries<Answer>(document.components.responses).map(([name, { content }]) => [name, content] as const),
    ...Object.entries<{ post: { requestBody: Answer } }>(document.webhooks).map(
      ([name, { post }]) => [name, post.requestBody.content] as const,
    ),
  ];
  for (const [name, content] of places) {
    const schema = content?.["application/json"]?.schema ?? {};
    expect(examplesOf(content).length, name).toBeGreaterThan(0);
    expect(examplesOf(content).flatMap((value) => schemaFaults(schema, value))).toEqual([]);
  }
});

describe.each(operations)("%s", (_, { operation }) => {
  it("has words, and a description of each parameter", () => {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(document.tags.map(({ name }: { name: string }) => name)).toContain(operation.tags[0]);
    expect(operation.parameters?.filter(({ description }) => !description) ?? []).toEqual([]);
  });

  it("has an answer with a shape, and refusals with theirs", () => {
    const usual = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
    expect(usual.length).toBeGreaterThan(0);
    for (const [status, { content }] of usual)
      if (status !== "204" && status !== "302") expect(Object.values(content ?? {})[0]?.schema).toBeDefined();
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (/^[23]/.test(status)) continue;
      const shared =
        answer.$ref === undefined ? answer : document.components.responses[answer.$ref.split("/").at(-1) ?? ""];
      expect(shared.content["application/json"].schema, status).toBeDefined();
    }
  });

  it("has examples that its schemas take", () => {
    expect(Object.keys(operation["x-examples"]).length).toBeGreaterThan(0);
    const bodies = Object.values(operation.requestBody?.content ?? {}).slice(0, 1);
    const answers = Object.values(operation.responses).flatMap(({ content }) => Object.values(content ?? {}));
    for (const media of [...bodies, ...answers])
      expect(examplesOf({ media }).flatMap((value) => schemaFaults(media.schema ?? {}, value))).toEqual([]);
  });
});
