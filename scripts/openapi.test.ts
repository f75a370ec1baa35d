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

it("breaks no client of the last released one", () => {
  expect(breakingChanges(JSON.parse(readFileSync(RELEASED, "utf8")), document)).toEqual([]);
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

/** Each value that stands as an example of a media type. */
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
