import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { subscribe } from "@/server/testing/subscribing";
import { merchantAt, NOW } from "@/server/testing/subscriptions";
import { testEvent } from "@/server/testing/webhooks";

const LOOK_MS = 100;
const PATIENCE_MS = Number(process.env.BENCH_PATIENCE_MS ?? 300_000);

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
export async function templates(client: pg.Client, url: string): Promise<Templates> {
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

export async function multiply(client: pg.Client, made: Templates, [batch, merchants, each]: [string, number, number]) {
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
export type Kind = keyof typeof DUE;
export const KINDS = ["charges", "expiries", "webhooks"] as const;

export async function fallDue(client: pg.Client, batch: string, kinds: readonly Kind[]): Promise<void> {
  // The copied items become due at the present time of their merchant's test clock.
  const { rows } = await client.query(
    "SELECT now() + clock_offset * interval '1 millisecond' AS at FROM merchant WHERE starts_with(id, 'mer_' || $1 || '_') LIMIT 1",
    [batch],
  );
  for (const kind of kinds) await client.query(DUE[kind][0], [batch, rows[0].at]);
  await client.query("SELECT pg_notify('sarraf_due', '')");
}

type Ends = { readonly done: ReadonlyMap<Kind, number>; readonly left: ReadonlyMap<Kind, string> };

/** Seconds until each kind of work is done, and the states of the rows of unfinished kinds. */
export async function until(client: pg.Client, batch: string, kinds: readonly Kind[]): Promise<Ends> {
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
