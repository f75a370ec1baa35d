import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const MIGRATIONS = "prisma/migrations";
/** Earlier ones are released. */
const SINCE = "20261128";

it("a migration waits at most five seconds for a lock that payments hold", () => {
  const names = readdirSync(MIGRATIONS).filter((name) => /^\d{14}_/.test(name) && name >= SINCE);
  expect(names.length).toBeGreaterThan(10);
  const unbounded = names.filter(
    (name) => !/^SET LOCAL lock_timeout = '5s';$/m.test(readFileSync(`${MIGRATIONS}/${name}/migration.sql`, "utf8")),
  );
  expect(unbounded).toEqual([]);
});
