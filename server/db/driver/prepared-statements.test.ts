import { describe, expect, test, vi } from "vitest";
import { PREPARED, preparedNames } from "./prepared-statements";

const OWN = 'SELECT "public"."merchant"."id" FROM "public"."merchant" WHERE';

function lastName(nameOf: ReturnType<typeof preparedNames>, sql: string, uses: number): string | undefined {
  return Array.from({ length: uses }, () => nameOf({ sql })).at(-1);
}

describe("a statement has a name", () => {
  test.each([
    ["Prisma's own, used often", `${OWN} "id" = $1`, 5, "prepared_0"],
    ["a marked one, used often", `${PREPARED.sql} SELECT 1`, 9, "prepared_0"],
    ["Prisma's own, used rarely", `${OWN} "id" = $1`, 4, ""],
    ["one of ours without the mark", "SELECT 1", 9, ""],
  ])("%s", (_which, sql, uses, name) => {
    expect(lastName(preparedNames(), sql, uses)).toBe(name);
  });
});

test("two statements never share a name, and those beyond the hundredth have none", () => {
  const nameOf = preparedNames();
  const names = Array.from({ length: 130 }, (_, index) => lastName(nameOf, `${OWN} "id" = ${index}`, 5));
  expect(new Set(names.slice(0, 100)).size).toBe(100);
  expect(new Set(names.slice(100))).toEqual(new Set([""]));
});

test("statements that are used once do not keep others from a name", () => {
  const nameOf = preparedNames();
  for (let index = 0; index < 5_000; index += 1) nameOf({ sql: `${OWN} "id" IN (${index})` });
  expect(lastName(nameOf, `${OWN} "id" = $1`, 5)).toBe("prepared_0");
});

test("tests prepare any statement that can be planned, at its second use", () => {
  vi.stubEnv("SARRAF_PREPARE", "all");
  const nameOf = preparedNames();
  const planned = [
    "SELECT 1",
    " WITH one AS (SELECT 1) SELECT * FROM one",
    `${PREPARED.sql} UPDATE merchant SET name = $1`,
  ];
  expect(planned.map((sql) => lastName(nameOf, sql, 1))).toEqual(["", "", ""]);
  expect(planned.map((sql) => lastName(nameOf, sql, 1))).toEqual(["prepared_0", "prepared_1", "prepared_2"]);
  expect(["BEGIN", "SET LOCAL lock_timeout = 1"].map((sql) => lastName(nameOf, sql, 2))).toEqual(["", ""]);
});
