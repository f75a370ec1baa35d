import { describe, expect, test } from "vitest";
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
