import "@/server/wiring";
import type pg from "pg";
import { systemContext } from "@/server/context";
import { expireSessions } from "@/server/domain/sessions";
import { chargeDueCycles } from "@/server/domain/subscriptions";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { advanceClock } from "@/server/jobs/advance";
import type { DriverScope, JobItem } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { line, median, shown, tell } from "./figures.mjs";
import { multiply, templates } from "./mass-work";
import { withDatabase } from "./service.mjs";
import { knowTables } from "./turns.mjs";

const MERCHANTS = Number(process.env.BENCH_MERCHANTS ?? 1_000);
const DUE = Number(process.env.BENCH_DUE ?? 1_000);
const LOOK = 64;
const LOOKS = 25;
const MOST_LOOK_MS = 15;
const SESSIONS = 2_000;
const MOST_ADVANCE_SECONDS = 5;

const AT = "now() + m.clock_offset * interval '1 millisecond' - g * interval '1 second'";

/** For each table, SQL of the columns in which the copies of a row differ from it. */
const COPIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_session: {
    id: "'k' || lpad(g::text, 5, '0') || substr(t.id, 7)",
    short_code: "'k' || g || t.short_code",
    expires_at: AT,
  },
  subscription: { id: "'k' || g || t.id" },
  billing_cycle: { id: "'k' || g || t.id", subscription_id: "'k' || g || t.subscription_id", due_at: AT },
  delivery: { id: "'dlv_k' || g || t.id", state: "'pending'", due_at: AT },
};

async function copy(client: pg.Client, table: string, changed: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
    [table],
  );
  const names = rows.map(({ name }) => String(name));
  await client.query(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")})
     SELECT ${names.map((name) => changed[name] ?? `t."${name}"`).join(", ")}
     FROM ${table} t JOIN merchant m ON m.id = t.merchant_id, generate_series(1, $1::int) g
     WHERE starts_with(m.id, 'mer_k_')`,
    [DUE],
  );
}

async function fill(client: pg.Client): Promise<void> {
  // Triggers and foreign keys are off while rows are added.
  await client.query("SET session_replication_role = replica");
  for (const [table, changed] of Object.entries(COPIES)) await copy(client, table, changed);
  await client.query("SET session_replication_role = origin");
  await knowTables(client);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function looks(client: pg.Client, url: string): Promise<void> {
  await multiply(client, await templates(client, url), ["k", MERCHANTS, 1]);
  await fill(client);
  const system = systemContext("bench");
  line(`${MERCHANTS} merchants with ${DUE} due each, ms`, [`${LOOK} due`, "next due"]);
  for (const job of [chargeDueCycles, expireSessions, deliverWebhooks]) {
    const [due, next]: [number[], number[]] = [[], []];
    const reached = new Set<string>();
    let scope: DriverScope = { driver: true, after: "" };
    for (let round = 0; round < LOOKS; round += 1) {
      let found: readonly JobItem[] = [];
      due.push(
        await milliseconds(async () => {
          found = await job.due(system, scope, LOOK);
        }),
      );
      next.push(await milliseconds(() => job.nextAt(system, scope)));
      if (found.length < LOOK) throw new Error(`${job.name} finds ${found.length} items.`);
      for (const { merchantId } of found) reached.add(merchantId);
      scope = { driver: true, after: found.at(-1)?.merchantId ?? "" };
    }
    if (reached.size < Math.min(MERCHANTS, LOOKS * LOOK))
      throw new Error(`${job.name} reaches ${reached.size} merchants.`);
    line(job.name, [shown(median(due)), shown(median(next))]);
    tell(`${job.name}: a query for ${LOOK}`, median(due), { most: MOST_LOOK_MS, unit: " ms" });
  }
}

async function advance(client: pg.Client): Promise<void> {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await client.query(
    `INSERT INTO payment_session SELECT (jsonb_populate_record(t, jsonb_build_object('id', lpad('a' || g, 40, '0'),
       'short_code', 'a' || g, 'expires_at', now() + interval '1 hour' + g * interval '1 second'))).*
     FROM payment_session t, generate_series(1, $2::int) g WHERE t.id = $1`,
    [id, SESSIONS],
  );
  await knowTables(client);
  const took = await milliseconds(async () => {
    const { ran } = await advanceClock(merchant.ctx, { by: "PT23H" });
    if (ran["expire-sessions"] !== SESSIONS) throw new Error(`${ran["expire-sessions"]} sessions expired.`);
  });
  tell(`An advance over ${SESSIONS} expiring sessions`, took / 1_000, { most: MOST_ADVANCE_SECONDS, unit: " s" });
}

await withDatabase("jobs", async (client: pg.Client) => {
  await advance(client);
  await looks(client, "http://127.0.0.1:9/hook");
});
process.exit(0);
