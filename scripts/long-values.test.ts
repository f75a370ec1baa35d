/** A value of very many parts costs no more than its refusal: it is not read part by part, or repeated. */
import { expect, test } from "vitest";
import { formHint } from "@/server/kernel/form-hint";
import { apiOperations } from "./openapi";

const MANY = 5_000;
const MOST_ISSUES = 10;
const MOST_CHARACTERS = 2_000;

const members = (value: () => unknown) =>
  Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, value()]));

const VALUES: readonly [name: string, value: unknown][] = [
  ["numbers", Array(MANY).fill(0)],
  ["texts", Array(MANY).fill("")],
  ["lists", Array.from({ length: MANY }, () => [])],
  ["objects", Array.from({ length: MANY }, () => ({}))],
  ["keys with numbers", members(() => 0)],
  ["keys with objects", members(() => ({}))],
  ["commas", ",".repeat(MANY)],
  ["letters", "a".repeat(MANY)],
  ["spaces between letters", `a${" ".repeat(MANY)}a`],
];

type Schema = { safeParse(value: unknown): { readonly error?: { readonly issues: readonly object[] } } };

/** Every field of a body with its path, also of objects in it. */
function* fieldsOf(schema: unknown, path: string): Generator<readonly [string, Schema]> {
  const hint = formHint(schema);
  if (hint?.kind !== "object" || hint.shape === null) return;
  for (const [name, field] of Object.entries(hint.shape)) {
    yield [`${path} ${name}`, field as Schema];
    yield* fieldsOf(field, `${path} ${name}`);
  }
}

test.each(VALUES)("%s in any field of any endpoint get a short answer", async (_name, value) => {
  const fields = (await apiOperations()).flatMap(({ verb, path, facts }) => [
    ...fieldsOf(facts.body, `${verb} ${path}`),
  ]);
  expect(fields.length).toBeGreaterThan(300);
  const long = fields.flatMap(([name, field]) => {
    const issues = field.safeParse(value).error?.issues ?? [];
    return issues.length > MOST_ISSUES || JSON.stringify(issues).length > MOST_CHARACTERS
      ? [`${name}: ${issues.length}`]
      : [];
  });
  expect(long).toEqual([]);
});
