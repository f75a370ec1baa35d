import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { AUDIT_INVARIANTS } from "./audit-invariants";
import { MIGRATIONS, migrate, readMigrations } from "./migrate.mjs";
import { withScratchDatabase } from "./scratch-database.mjs";
import { WALLET_INVARIANTS } from "./wallet-invariants";

const CLUSTER = process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test");
const FIRST_OF_CHAINS = "20261126720000";
const CREDITS = 500;

const ROWS = `
  INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, balance, created_at, updated_at)
    SELECT 'acc_' || a, 'm', 'c' || a, 'KWD', 'wallet_sarraf', ${CREDITS}, now(), now() FROM generate_series(1, 3) a;
  INSERT INTO wallet_operation (id, merchant_id, account_id, type, amount, created_at)
    SELECT n, 'm', 'acc_' || 1 + n % 3, 'adjustment', 1, now() FROM generate_series(1, 3 * ${CREDITS}) n;
  INSERT INTO wallet_entry (merchant_id, account_id, operation_id, entry_type, direction, amount, created_at)
    SELECT merchant_id, account_id, id, 'credit_adjustment', 'credit', 1, created_at FROM wallet_operation ORDER BY id;
  INSERT INTO audit_event (merchant_id, at, actor_kind, action, object_type, object_id, outcome, request_id)
    SELECT 'm' || n % 7, now(), 'service', 'settings.changed', 'settings', 'm', 'done', 'r' FROM generate_series(1, 100) n`;

const LATER_EVENT = `INSERT INTO audit_event (merchant_id, at, actor_kind, action, object_type, object_id, outcome, request_id)
  VALUES ('m1', now(), 'service', 'settings.changed', 'settings', 'm', 'done', 'r')`;

async function findings(client: pg.Client): Promise<unknown[]> {
  const found = [];
  for (const { sql } of [
    ...AUDIT_INVARIANTS,
    ...WALLET_INVARIANTS.filter(({ name }) => name.includes("the one before it")),
  ])
    found.push(...(await client.query(sql)).rows);
  return found;
}

test("entries and audit events of earlier versions are chained when the database is migrated", async () => {
  const earlier = mkdtempSync(join(tmpdir(), "sarraf-earlier-"));
  try {
    for (const { name } of readMigrations())
      if (name < FIRST_OF_CHAINS) cpSync(join(MIGRATIONS, name), join(earlier, name), { recursive: true });
    await withScratchDatabase(CLUSTER, async (url) => {
      await migrate(url, earlier);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(ROWS);
        await migrate(url);
        expect(await findings(client)).toEqual([]);
        await client.query("SELECT chain_audit_events(1000)");
        const { rows } = await client.query("SELECT count(*)::int AS links FROM audit_link");
        expect(rows).toEqual([{ links: 100 }]);
        await client.query(LATER_EVENT);
        await client.query("SELECT chain_audit_events(1000)");
        expect(await findings(client)).toEqual([]);
      } finally {
        await client.end();
      }
    });
  } finally {
    rmSync(earlier, { recursive: true });
  }
});
