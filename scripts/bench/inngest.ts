/**
 * Measures mass work under a simulated Inngest server with a real server's pace, beside the local driver:
 * webhooks to one receiver; charges, expiries and webhooks of many merchants. `BENCH_MERCHANTS` sets their
 * number.
 */
import "@/server/wiring";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startAnnouncing } from "@/server/jobs/inngest/announcer";
import { inngest } from "@/server/jobs/inngest/client";
import { inngestHandler } from "@/server/jobs/inngest/handler";
import { startGuard, startLocalDriver } from "@/server/jobs/local";
import { JOBS } from "@/server/jobs/registry";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
import { subscribe } from "@/server/testing/subscribing";
import { merchantAt, NOW } from "@/server/testing/subscriptions";
import { testEvent } from "@/server/testing/webhooks";
import { line, tell } from "./figures.mjs";
import { withDatabase } from "./service.mjs";
import { knowTables } from "./turns.mjs";

const MERCHANTS = Number(process.env.BENCH_MERCHANTS ?? 1_000);
const RECEIVER = 100;
const LOOK_MS = 100;
/** For the default number of merchants. */
const MOST_SECONDS = { webhooks: 2, expiries: 2, all: 15 };
const PATIENCE_MS = Number(process.env.BENCH_PATIENCE_MS ?? 300_000);
const MASSES = JOBS.filter(({ name }) =>
  ["charge-due-cycles", "resolve-unknown-operations", "expire-sessions", "deliver-webhooks"].includes(name),
);

type Stoppable = { stop(): Promise<void> };

/** Copies rows of a table; `changed` has the keys and values of a JSON object, `g` numbers the copies. */
async function copies(client: pg.Client, table: string, id: string, [changed, count]: [string, number]): Promise<void> {
  await client.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
     FROM ${table} t, generate_series(1, $2::int) g WHERE ${table === "gateway" ? "merchant_id" : "id"} = $1`,
    [id, count],
  );
}

type Templates = { readonly merchant: string; readonly tables: readonly (readonly [string, string, string])[] };

/** Makes one merchant with a subscription, an open session and a delivery, none of them due. */
async function templates(client: pg.Client, url: string): Promise<Templates> {
  const merchant = await merchantAt(NOW);
  const { id } = await subscribe(merchant, "1", { autopay: { start_date: NOW.slice(0, 10) } });
  const event = await testEvent(merchant, { url });
  await client.query("UPDATE delivery SET state = 'delivered', due_at = NULL, lease_until = NULL");
  const one = async (sql: string): Promise<string> => (await client.query(sql, [id])).rows[0].id;
  const card = await one("SELECT card_id AS id FROM subscription WHERE id = $1");
  const cycle = await one("SELECT id FROM billing_cycle WHERE subscription_id = $1 AND number = 2");
  await client.query("UPDATE billing_cycle SET due_at = '2031-01-01', scheduled_date = $2 WHERE id = $1", [
    cycle,
    NOW.slice(0, 10),
  ]);
  return {
    merchant: merchant.id,
    tables: [
      ["saved_card", card, "'id', 'card_' || $N, 'merchant_id', $M, 'customer_id', $N"],
      ["subscription", id, "'id', 'sub_' || $N, 'merchant_id', $M, 'card_id', 'card_' || $N, 'customer_id', $N"],
      ["billing_cycle", cycle, "'id', 'cyc_' || $N, 'merchant_id', $M, 'subscription_id', 'sub_' || $N"],
      [
        "payment_session",
        event.sessionId,
        "'id', lpad('x' || $N, 40, '0'), 'merchant_id', $M, 'short_code', 'x' || $N, 'state', 'created', 'expires_at', '2031-01-01', 'paid_amount', 0, 'settled_at', NULL",
      ],
      ["event", event.eventId, "'id', 'evt_' || $N, 'merchant_id', $M, 'cause', $N, 'object_id', $N"],
      ["delivery", event.deliveryId, "'id', 'dlv_' || $N, 'merchant_id', $M, 'event_id', 'evt_' || $N, 'month', 0"],
    ],
  };
}

async function multiply(client: pg.Client, made: Templates, [batch, merchants, each]: [string, number, number]) {
  const merchant = `'mer_${batch}_' || (g % ${merchants})`;
  await copies(client, "merchant", made.merchant, [`'id', 'mer_${batch}_' || (g - 1)`, merchants]);
  await copies(client, "gateway", made.merchant, [
    `'id', 'gtw_${batch}_' || g, 'merchant_id', 'mer_${batch}_' || (g - 1)`,
    merchants,
  ]);
  for (const [table, id, changed] of made.tables) {
    const filled = changed.replaceAll("$N", `('${batch}_' || g)`).replaceAll("$M", merchant);
    await copies(client, table, id, [table === "event" ? `${filled}, 'month', 0` : filled, merchants * each]);
  }
}

const DUE = {
  charges: [
    "UPDATE billing_cycle SET due_at = $2 WHERE starts_with(id, 'cyc_' || $1 || '_')",
    "SELECT status AS state, count(*)::int AS rows FROM billing_cycle WHERE starts_with(id, 'cyc_' || $1 || '_') AND status <> 'paid' GROUP BY 1",
  ],
  expiries: [
    "UPDATE payment_session SET expires_at = $2 WHERE starts_with(short_code, 'x' || $1 || '_')",
    "SELECT state, count(*)::int AS rows FROM payment_session WHERE starts_with(short_code, 'x' || $1 || '_') AND state = 'created' GROUP BY 1",
  ],
  webhooks: [
    "UPDATE delivery SET due_at = $2, state = 'pending', attempts = 0 WHERE starts_with(id, 'dlv_' || $1 || '_')",
    "SELECT state, count(*)::int AS rows FROM delivery WHERE starts_with(id, 'dlv_' || $1 || '_') AND state <> 'delivered' GROUP BY 1",
  ],
} as const;
type Kind = keyof typeof DUE;
const KINDS = ["charges", "expiries", "webhooks"] as const;

async function fallDue(client: pg.Client, batch: string, kinds: readonly Kind[]): Promise<void> {
  // The copies are on the merchant's test clock; all fall due at its present time.
  const { rows } = await client.query(
    "SELECT now() + clock_offset * interval '1 millisecond' AS at FROM merchant WHERE starts_with(id, 'mer_' || $1 || '_') LIMIT 1",
    [batch],
  );
  for (const kind of kinds) await client.query(DUE[kind][0], [batch, rows[0].at]);
  await client.query("SELECT pg_notify('sarraf_due', '')");
}

type Ends = { readonly done: ReadonlyMap<Kind, number>; readonly left: ReadonlyMap<Kind, string> };

/** Seconds until each kind is done, and the states of the rows of those that are not. */
async function until(client: pg.Client, batch: string, kinds: readonly Kind[]): Promise<Ends> {
  const [begun, done, left] = [performance.now(), new Map<Kind, number>(), new Map<Kind, string>()];
  while (done.size < kinds.length && performance.now() - begun < PATIENCE_MS) {
    await sleep(LOOK_MS);
    for (const kind of kinds) {
      if (done.has(kind)) continue;
      const { rows } = await client.query(DUE[kind][1], [batch]);
      left.set(kind, rows.map(({ state, rows: count }) => `${count} ${kind} ${state}`).join(", "));
      if (rows.length === 0) done.set(kind, (performance.now() - begun) / 1_000);
    }
  }
  return { done, left };
}

async function round(
  client: pg.Client,
  name: string,
  [batch, kinds]: [string, readonly Kind[]],
  start: () => Promise<Stoppable[]>,
  most?: number,
) {
  const drivers = await start();
  await sleep(1_000);
  await fallDue(client, batch, kinds);
  const { done, left } = await until(client, batch, kinds);
  await Promise.all(drivers.map((driver) => driver.stop()));
  const cell = (kind: Kind): string => done.get(kind)?.toFixed(1) ?? "never";
  line(
    name,
    KINDS.map((kind) => (kinds.includes(kind) ? cell(kind) : "")),
  );
  for (const kind of kinds) if (!done.has(kind)) console.log(`  left: ${left.get(kind)}`);
  if (most === undefined) return;
  const last = Math.max(...kinds.map((kind) => done.get(kind) ?? Number.POSITIVE_INFINITY));
  tell(name, last, { most, unit: " s" });
}

const server = await new FakeInngest().start();
const environment = {
  INNGEST_SIGNING_KEY: SIGNING_KEY,
  INNGEST_EVENT_KEY: EVENT_KEY,
  INNGEST_BASE_URL: server.origin,
  INNGEST_SERVE_ORIGIN: "https://pay.example",
};

async function byInngest(): Promise<Stoppable[]> {
  Object.assign(process.env, environment);
  inngest().setEnvVars();
  server.forget();
  await server.register(inngestHandler(MASSES));
  const clock = setInterval(() => server.tick(), 60_000);
  const ticking = { stop: async () => clearInterval(clock) };
  return [startAnnouncing(MASSES), startGuard(MASSES), ticking];
}
const locally = async (): Promise<Stoppable[]> => [startLocalDriver(MASSES)];

const receiver = createServer((request, response) => request.resume().on("end", () => response.end()));
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

await withDatabase("inngest", async (client: pg.Client) => {
  const made = await templates(client, url);
  for (const driver of ["inngest", "local"]) {
    await multiply(client, made, [`${driver[0]}w`, 1, 20]);
    await multiply(client, made, [`${driver[0]}o`, 1, RECEIVER]);
    await multiply(client, made, [`${driver[0]}m`, MERCHANTS, 1]);
    await multiply(client, made, [`${driver[0]}e`, MERCHANTS, 1]);
  }
  await knowTables(client);
  for (const [driver, start] of [
    ["local", locally],
    ["inngest", byInngest],
  ] as const) {
    line(`${driver}, seconds`, KINDS);
    await round(client, "warm: 20 charges, expiries, webhooks", [`${driver[0]}w`, KINDS], start);
    await round(
      client,
      `${RECEIVER} webhooks to one receiver`,
      [`${driver[0]}o`, ["webhooks"]],
      start,
      MOST_SECONDS.webhooks,
    );
    await round(
      client,
      `${MERCHANTS} merchants' expiries`,
      [`${driver[0]}e`, ["expiries"]],
      start,
      MOST_SECONDS.expiries,
    );
    await round(
      client,
      `${MERCHANTS} merchants: charge, expiry, webhook`,
      [`${driver[0]}m`, KINDS],
      start,
      MOST_SECONDS.all,
    );
  }
});
receiver.closeAllConnections();
receiver.close();
await server.stop();
process.exit(0);
