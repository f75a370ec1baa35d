import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";
import { systemContext } from "@/server/context";
import { openDatabase } from "@/server/db/client";
import type { SystemCtx } from "@/server/kernel/types";
import { partitionsOf } from "./index";
import { turnMonths } from "./turn-months";

let scratch: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  scratch = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  opened = openDatabase({ url: scratch.serviceUrl, connections: 1 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await opened.close();
  await scratch.drop();
});

test("the owner makes the months' tables, and the service may add to them", async () => {
  const { db } = opened;
  const system: SystemCtx = { ...systemContext(), db, realNow: () => new Date("2027-06-15T12:00:00Z") };
  vi.stubEnv("DATABASE_OWNER_URL", "");
  await expect(turnMonths(system, null)).rejects.toThrow(/permission denied|must be owner/);
  vi.stubEnv("DATABASE_OWNER_URL", scratch.url);
  await turnMonths(system, null);
  expect((await partitionsOf(db, ["event"])).map(({ name }) => name)).toContain("event_2706");
  const [rights] = await db.$queryRawUnsafe<object[]>(
    `SELECT has_table_privilege('event_2706', 'INSERT') AS adds, has_table_privilege('event_2706', 'TRUNCATE') AS empties`,
  );
  expect(rights).toEqual({ adds: true, empties: false });
});
