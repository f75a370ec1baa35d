import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { INVARIANTS } from "@/scripts/invariants";
import { MIGRATIONS, migrate } from "@/scripts/migrate.mjs";
import { withScratchDatabase } from "@/scripts/scratch-database.mjs";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { countLists } from "@/server/domain/counts";
import { newEventIds } from "@/server/domain/webhooks";
import { monthOfId } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { StorageAway } from "@/server/storage";
import { type Watched, watch } from "@/server/testing/plans";
import { gate } from "@/server/testing/waiting";
import { HISTORIES } from "./core/months";
import { listArchive, readRows, tableFor } from "./index";
import { partitionsOf } from "./statements/partitions";
import { turnMonths } from "./turn-months";

const INTENT = "20261123130000_histories_by_month";
const folder = mkdtempSync(join(tmpdir(), "sarraf-history-"));
const OLD = { event: `evt_${"a".repeat(32)}`, delivery: `dlv_${"a".repeat(32)}` };

let watched: Watched;
const done = gate();
let ended: Promise<void>;

/** The migrations as they were before there were months. */
function earlier(): string {
  const directory = join(folder, "migrations");
  mkdirSync(directory);
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < INTENT))
    cpSync(join(MIGRATIONS, name), join(directory, name), { recursive: true });
  return directory;
}

const BEFORE_MONTHS = `
  INSERT INTO merchant (id, name, webhook_hmac_key, webhook_secret, updated_at) VALUES ('mer_1', 'M', '', '', now());
  INSERT INTO event (id, merchant_id, kind, object_id, number, cause, payload, occurred_at)
    VALUES ('${OLD.event}', 'mer_1', 'payment', 's1', 1, 'attempt:1', '{"note":"شكرا\u2028"}', '2026-11-01');
  INSERT INTO delivery (id, merchant_id, event_id, url, state, created_at)
    VALUES ('${OLD.delivery}', 'mer_1', '${OLD.event}', 'https://a.example/', 'delivered', now());
  INSERT INTO delivery_attempt (merchant_id, delivery_id, number, at, duration_ms) VALUES ('mer_1', '${OLD.delivery}', 1, now(), 5);
  INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    VALUES ('mer_1', 'delivery', '${OLD.delivery}', 'pending', 'accepted', 'delivered', now())`;

beforeAll(async () => {
  const ready = gate();
  ended = withScratchDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"), async (url) => {
    await migrate(url, earlier());
    watched = await watch(url);
    await watched.client.query(BEFORE_MONTHS);
    await migrate(url);
    ready.open();
    await done.opened;
    await watched.close();
  });
  await Promise.race([ready.opened, ended]);
});

afterAll(async () => {
  done.open();
  await ended;
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  vi.stubEnv("DATABASE_OWNER_URL", "");
  vi.stubEnv("S3_BUCKET", "");
  vi.stubEnv("SARRAF_FILES", join(folder, "files"));
});

const at = (day: string): SystemCtx => ({ ...watched.system, realNow: () => new Date(`${day}T12:00:00Z`) });
const rows = async (sql: string) => (await watched.client.query(sql)).rows;

/** An event of the day with its delivery and a try of it. */
async function write(day: string, state: "delivered" | "pending"): Promise<string> {
  const { db } = watched.system;
  const ids = newEventIds(new Date(day));
  const [month, merchantId, when] = [monthOfId(ids.event), "mer_1", new Date(day)];
  const about = {
    kind: "payment",
    objectId: ids.event.slice(-28),
    number: 1,
    cause: `test:${ids.event}`,
    payload: "{}",
  };
  await db.event.create({ data: { id: ids.event, month, merchantId, ...about, occurredAt: when } });
  const dueAt = state === "pending" ? when : null;
  const way = { eventId: ids.event, url: "https://a.example/", state, dueAt, createdAt: when };
  await db.delivery.create({ data: { id: ids.delivery, month, merchantId, ...way } });
  const tried = { deliveryId: ids.delivery, number: 1, at: when, durationMs: 5 };
  await db.deliveryAttempt.create({ data: { month, merchantId, ...tried } });
  return ids.event;
}

async function archived(table: string, month: number): Promise<Record<string, unknown>[]> {
  const found = (await listArchive(watched.system)).find((each) => each.table === table && each.month === month);
  const read: Record<string, unknown>[] = [];
  if (found?.file) for await (const row of readRows(found.file)) read.push(JSON.parse(row));
  expect(read).toHaveLength(found?.file?.rows ?? -1);
  return read;
}

async function monthsPresent(table: "event" | "state_change"): Promise<readonly number[]> {
  return (await partitionsOf(watched.system.db, [table])).flatMap(({ months }) => months).sort((a, b) => a - b);
}

describe("a database with rows from before there were months", () => {
  test("has them all where they are found", async () => {
    const event = await watched.system.db.event.findFirst({ include: { deliveries: { include: { log: true } } } });
    expect(event).toMatchObject({ id: OLD.event, month: 0, deliveries: [{ id: OLD.delivery, log: [{ number: 1 }] }] });
    expect(await watched.system.db.stateChange.findMany()).toMatchObject([{ objectId: OLD.delivery, month: 0 }]);
  });

  test("keeps its rules: one event for a cause, each number once, nothing changed, nothing without what it belongs to", async () => {
    const { db } = watched.system;
    const event = { ...{ id: "evt_other", merchantId: "mer_1", kind: "payment" }, payload: "", occurredAt: new Date() };
    const again = db.event.create({ data: { ...event, objectId: "s2", number: 1, cause: "attempt:1" } });
    expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
    const twice = db.event.create({ data: { ...event, objectId: "s1", number: 1, cause: "attempt:2" } });
    expect(isUniqueViolation(await twice.catch((error: unknown) => error))).toBe(true);
    for (const table of ["event", "event_cause", "state_change"])
      await expect(rows(`DELETE FROM ${table}`)).rejects.toThrow("append-only");
    const lost = { id: "dlv_lost", merchantId: "mer_1", eventId: "evt_lost", url: "", state: "stopped" };
    await expect(db.delivery.create({ data: { ...lost, createdAt: new Date() } })).rejects.toThrow("Foreign key");
    const misplaced = `INSERT INTO event SELECT 'evt_2611_x', 2612, merchant_id, kind, object_id, 9, 'c', '', now() FROM event`;
    await expect(
      rows(
        misplaced.replace(
          "event SELECT",
          "event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at) SELECT",
        ),
      ),
    ).rejects.toThrow("event_month_in_id");
  });
});

describe("months are archived", () => {
  test("what was written while no job made partitions is kept, and moves to a new partition for its month", async () => {
    const id = await write("2030-04-05", "delivered");
    expect(await rows("SELECT id FROM event_rest")).toEqual([{ id }]);
    await turnMonths(at("2030-05-15"), null);
    expect(await rows("SELECT id FROM event_3004")).toEqual([{ id }]);
    expect(await rows("SELECT id FROM event_rest")).toEqual([]);
    expect((await monthsPresent("event")).slice(-4)).toEqual([3004, 3005, 3006, 3007]);
    const named = (day: string) => tableFor(at(day), "event", 3004).sql;
    expect([named("2030-04-30"), named("2030-05-15"), named("2030-06-01")]).toEqual([
      '"event_3004"',
      '"event_3004"',
      '"event"',
    ]);
    await expect(rows(`UPDATE event SET payload = '' WHERE id = '${id}'`)).rejects.toThrow("append-only");
    await write("2030-05-06", "pending");
    await write("2030-06-07", "delivered");
  });

  test("events are counted while they are there", async () => {
    await countLists(watched.system, 1);
    expect(await rows("SELECT rows FROM counted_part WHERE list = 'events'")).toEqual([{ rows: 1 }]);
  });

  test("a month that left stays in the database until the store has taken it", async () => {
    writeFileSync(join(folder, "no-folder"), "");
    vi.stubEnv("SARRAF_FILES", join(folder, "no-folder"));
    await expect(turnMonths(at("2030-09-15"), 3)).rejects.toBeInstanceOf(StorageAway);
    expect(await rows("SELECT id FROM event_3004")).toHaveLength(1);
    expect((await listArchive(watched.system)).filter(({ file }) => file !== null)).toEqual([]);
    expect(await rows("SELECT id FROM event WHERE month = 3004")).toEqual([]);
  });

  test("older months are in files, the kept ones and those on their way in the tables", async () => {
    await turnMonths(at("2030-09-15"), 3);
    expect(await monthsPresent("event")).toEqual([3005, 3006, 3007, 3009, 3010, 3011]);
    expect(await monthsPresent("state_change")).toEqual([3006, 3007, 3009, 3010, 3011]);
    expect(await archived("event", 0)).toMatchObject([{ id: OLD.event, payload: '{"note":"شكرا\u2028"}' }]);
    expect(await archived("delivery", 0)).toMatchObject([{ id: OLD.delivery, event_id: OLD.event }]);
    expect(await archived("delivery_attempt", 3004)).toMatchObject([{ number: 1, duration_ms: 5 }]);
    expect(await archived("state_change", 0)).toMatchObject([{ object_id: OLD.delivery, to_state: "delivered" }]);
    expect(await rows("SELECT to_regclass('event_3004') AS gone, to_regclass('event_0000') AS old")).toEqual([
      { gone: null, old: null },
    ]);
    expect(await rows("SELECT count(*)::int AS kept FROM event_cause")).toEqual([{ kept: 4 }]);
    expect(await rows("SELECT rows FROM counted_part WHERE list = 'events'")).toEqual([]);
  });

  test("and the audit holds", async () => {
    const about = /numbered without gaps|kept cause|counted of a list|has a recorded change|one chain/;
    for (const { name, sql } of INVARIANTS.filter((each) => about.test(each.name)))
      expect({ name, found: await rows(sql) }).toEqual({ name, found: [] });
  });

  test("a month that was on its way leaves once that is over", async () => {
    await rows("UPDATE delivery SET state = 'exhausted', due_at = NULL WHERE month = 3005");
    await turnMonths(at("2030-09-15"), 3);
    expect(await archived("delivery", 3005)).toMatchObject([{ state: "exhausted" }]);
    expect((await monthsPresent("event"))[0]).toBe(3006);
    expect(HISTORIES.flat()).toHaveLength(4);
  });

  test("a file that was changed is not taken for the archive", async () => {
    const path = join(folder, "files/archive/event/event_3004.ndjson.gz");
    writeFileSync(path, readFileSync(join(folder, "files/archive/event/event_0000.ndjson.gz")));
    await expect(archived("event", 3004)).rejects.toThrow("is not what was written");
  });
});
