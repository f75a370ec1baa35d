/** Archiving by a real process that is killed between its steps: the next run ends with every row, once. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bundled, sourceOf } from "@/scripts/bundled.mjs";
import { INVARIANTS } from "@/scripts/invariants";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";
import { type Watched, watch } from "@/server/testing/plans";
import { isWaitedFor } from "@/server/testing/waiting";
import { HISTORIES } from "./core/months";
import { listArchive, readRows } from "./index";
import { turnMonths } from "./turn-months";

/** More than one page, in two months that leave. */
const ROWS = 700;
const MONTHS = [2601, 2602];
const KEPT = 3;

const PARTITIONS = HISTORIES.flat().flatMap((table) =>
  MONTHS.map((month) => `CREATE TABLE ${table}_${month} PARTITION OF ${table} FOR VALUES IN (${month});`),
);
const HISTORY = `${PARTITIONS.join("\n")}
  INSERT INTO merchant (id, name, webhook_hmac_key, webhook_secret, updated_at) VALUES ('mer_1', 'M', '', '', now());
  INSERT INTO event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at)
    SELECT 'evt_' || m || '_' || n, m, 'mer_1', 'payment', lpad(m || 'x' || n, 40, '0'), 1, 'test:' || m || n, 'شكرا', '2026-01-05'
    FROM unnest('{${MONTHS}}'::int[]) m, generate_series(1, ${ROWS}) n;
  INSERT INTO delivery (id, month, merchant_id, event_id, url, state, created_at)
    SELECT replace(id, 'evt_', 'dlv_'), month, merchant_id, id, 'https://a.example/', 'delivered', now() FROM event;
  INSERT INTO delivery_attempt (month, merchant_id, delivery_id, number, at, duration_ms)
    SELECT month, merchant_id, id, 1, now(), 5 FROM delivery;
  INSERT INTO state_change (month, merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT month, merchant_id, 'delivery', id, 'pending', 'accepted', 'delivered', now() FROM delivery`;

/** A trigger: each note of a month of the table waits until {@link GO} runs. */
const hold = (note: string, table: string) => `
  CREATE TABLE go ();
  CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WHILE NOT EXISTS (SELECT FROM go) LOOP PERFORM pg_sleep(0.01); END LOOP;
    RETURN NEW;
  END $$;
  CREATE TRIGGER hold BEFORE ${note} ON archived_table FOR EACH ROW WHEN (NEW.table_name = '${table}') EXECUTE FUNCTION hold()`;
const GO = "INSERT INTO go DEFAULT VALUES";

const folder = mkdtempSync(join(tmpdir(), "sarraf-killed-"));

let program: string;

/** `npm run archive -- run` for the database. */
function archive(url: string, files: string): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: url,
    SARRAF_FILES: files,
    SARRAF_KEEP_MONTHS: String(KEPT),
    S3_BUCKET: "",
  };
  return spawn(process.execPath, [program, "run"], { env, stdio: "ignore" });
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once("exit", (_code, signal) => done(signal)));
  child.kill("SIGKILL");
  expect(await gone).toBe("SIGKILL");
}

/** Resolves once one connection waits so: `PgSleep` in the trigger, `relation` for a lock. */
async function waits(client: Watched["client"], so: "PgSleep" | "relation"): Promise<void> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = $1";
  const look = async () => expect((await client.query(waiting, [so])).rowCount).toBe(1);
  await vi.waitFor(look, { timeout: 50_000 });
}

/** Every row of the archive, by table and month. */
async function archived(watched: Watched): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, month, file } of await listArchive(watched.system)) {
    const rows = new Set<string>();
    if (file !== null) for await (const row of readRows(file)) rows.add(row);
    expect(rows.size).toBe(file?.rows);
    found[`${table} ${month}`] = rows.size;
  }
  return found;
}

type Case = {
  readonly name: string;
  readonly note: "INSERT" | "UPDATE";
  readonly table: string;
  readonly isWriting?: true;
};

const CASES: readonly Case[] = [
  { name: "while a month leaves its tables", note: "INSERT", table: "event" },
  { name: "while a file is written", note: "INSERT", table: "event", isWriting: true },
  { name: "once a file is written, before its table is dropped", note: "UPDATE", table: "delivery" },
];

type Killed = { readonly watched: Watched; readonly files: string; end(): Promise<void> };

/** A database whose archiving was killed. */
async function killed({ name, note, table, isWriting }: Case): Promise<Killed> {
  const scratch = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  const [watched, holder] = [await watch(scratch.url), new pg.Client({ connectionString: scratch.url })];
  await Promise.all([holder.connect(), watched.client.query(HISTORY)]);
  await watched.client.query(hold(note, table));
  const files = join(folder, name);
  const child = archive(scratch.url, files);
  await waits(watched.client, "PgSleep");
  if (isWriting) {
    await holder.query("BEGIN");
    const locked = holder.query("LOCK TABLE event_2601 IN ACCESS EXCLUSIVE MODE");
    await waits(watched.client, "relation");
    await watched.client.query(GO);
    await locked;
    await isWaitedFor(holder, watched.client);
  }
  await kill(child);
  await holder.end();
  await watched.client.query(GO);
  const end = async () => {
    await watched.close();
    await scratch.drop();
  };
  return { watched, files, end };
}

let all: readonly Killed[] = [];
afterAll(async () => {
  await Promise.all(all.map(({ end }) => end()));
  rmSync(folder, { recursive: true });
});

beforeAll(async () => {
  program = await bundled(sourceOf("archive"));
  all = await Promise.all(CASES.map(killed));
}, 60_000);

describe("an archiving process that is killed", () => {
  test.each(CASES.map(({ name }, index) => ({ name, index })))("$name loses and doubles nothing", async ({ index }) => {
    const { watched, files } = all[index] ?? expect.fail("The process was not killed.");
    vi.stubEnv("SARRAF_FILES", files);
    vi.stubEnv("DATABASE_OWNER_URL", "");
    await vi.waitFor(() => turnMonths(watched.system, KEPT), { timeout: 10_000 });
    const tables = HISTORIES.flat();
    const wanted = tables.flatMap((table) => MONTHS.map((month) => [`${table} ${month}`, ROWS]));
    expect(await archived(watched)).toMatchObject(Object.fromEntries(wanted));
    const { rows } = await watched.client.query(
      `${tables.map((table) => `SELECT id::text FROM ${table}`).join(" UNION ALL ")}
       UNION ALL SELECT relname FROM pg_class WHERE relname ~ '^[^p].*_260.$'`,
    );
    expect(rows).toEqual([]);
    for (const { name, sql } of INVARIANTS.filter((each) => /numbered without gaps|kept cause/.test(each.name)))
      expect({ name, found: (await watched.client.query(sql)).rows }).toEqual({ name, found: [] });
  });
});
