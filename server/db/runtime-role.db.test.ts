import pg from "pg";
import { describe, expect, it, test } from "vitest";
import { systemContext } from "@/server/context";
import { testMerchant } from "@/server/testing/harness";
import { testEvent } from "@/server/testing/webhooks";
import { database } from "./client";

const HISTORIES = ["event", "state_change", "wallet_operation", "wallet_entry", "audit_event", "audit_link"] as const;

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe("the role of the service is refused", () => {
  it.each([
    ...HISTORIES.map((table) => `TRUNCATE ${table} CASCADE`),
    ...HISTORIES.map((table) => `DELETE FROM ${table}`),
    "ALTER TABLE wallet_entry DISABLE TRIGGER ALL",
    "ALTER TABLE wallet_account DROP CONSTRAINT wallet_account_never_overdrawn",
    "DROP TABLE audit_event",
    "DROP TRIGGER audit_event_append_only ON audit_event",
    "CREATE TABLE mine (id int)",
    "CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "SET session_replication_role = replica",
    "UPDATE wallet_entry SET amount = 1",
    "UPDATE wallet_account SET customer_id = 'mine'",
    "INSERT INTO audit_link VALUES (1, 'mine', 1, '')",
    "UPDATE audit_chain SET number = 0",
    "DELETE FROM audit_chain",
    "INSERT INTO audit_unchained VALUES ('mine', 1, '')",
    "DELETE FROM audit_unchained",
    "UPDATE payment_words SET words = ''",
    "DELETE FROM payment_words",
    "UPDATE invoice SET total_incl_tax = 1",
    "UPDATE invoice_item SET unit_price = 1",
    "DELETE FROM _prisma_migrations",
    "CREATE ROLE mine",
  ])("%s", async (sql) => {
    await expect(database().$executeRawUnsafe(sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test("the role of the service cannot use a function of the owner as a trigger", async () => {
  const [row] = await database().$queryRaw<
    object[]
  >`SELECT has_function_privilege('note_audit_event()', 'EXECUTE') AS notes, has_function_privilege('chain_audit_events(integer)', 'EXECUTE') AS chains`;
  expect(row).toEqual({ notes: false, chains: true });
});

test("what the service may read to lock it, it cannot change", async () => {
  await testEvent(await testMerchant(), { url: "http://127.0.0.1:9/" });
  await expect(database().$executeRawUnsafe("UPDATE event SET id = 'x' || id")).rejects.toThrow("is append-only");
});

describe("the owner cannot empty a history by mistake", () => {
  it.each(HISTORIES)("%s", async (table) => {
    await asOwner(async (client) => {
      // Postgres may end the statement because of a deadlock with other tests.
      const emptied = () => client.query(`TRUNCATE ${table} CASCADE`).then(() => "emptied", String);
      await expect.poll(emptied, { timeout: 30_000 }).toContain("is append-only");
    });
  });
});

test("the service runs as another role than the owner, without the rights of one", async () => {
  const { db } = systemContext();
  const [role] = await db.$queryRawUnsafe<{ rolname: string; rolsuper: boolean }[]>(
    "SELECT rolname::text, rolsuper FROM pg_roles WHERE rolname = current_user",
  );
  expect(role).toEqual({ rolname: "sarraf_service", rolsuper: false });
});
