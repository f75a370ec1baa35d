import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env } from "@/server/env";
import { closeDatabase, database } from "../client";

beforeEach(async () => {
  await closeDatabase();
  vi.stubEnv("DATABASE_POOL", "1");
});

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllEnvs();
});

/** What the connection of this process keeps after it has sent one statement often, and its time-outs. */
async function ownedByConnection() {
  for (let time = 0; time < 8; time += 1) await database().merchant.findFirst({ where: { id: "nobody" } });
  const [found] = await database().$queryRaw<{ names: number; lock: string; statement: string }[]>`
    SELECT (SELECT count(*)::int FROM pg_prepared_statements WHERE name LIKE 'prepared_%') AS names,
      current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`;
  return found;
}

it("a connection that we open keeps statements by name and has our time-outs", async () => {
  expect(await ownedByConnection()).toEqual({ names: 1, lock: "10s", statement: "30s" });
});

it("behind a transaction pooler no statement has a name and no setting is sent", async () => {
  vi.stubEnv("DATABASE_DIRECT_URL", env.databaseUrl);
  vi.stubEnv("DATABASE_POOLER", "transaction");
  expect(await ownedByConnection()).toEqual({ names: 0, lock: "0", statement: "0" });
});
