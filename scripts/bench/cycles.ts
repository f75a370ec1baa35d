import "@/server/wiring";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { chargeDueCycles } from "@/server/domain/subscriptions";
import { startLocalDriver } from "@/server/jobs/local";
import { runItem } from "@/server/jobs/run-item";
import { countStatements, type TestMerchant } from "@/server/testing/harness";
import { subscribe } from "@/server/testing/subscribing";
import { merchantAt, NOW } from "@/server/testing/subscriptions";
import { Written } from "./bare";
import { cpuMs, postgresPid } from "./cpu.mjs";
import { line, median, shown, tell } from "./figures.mjs";
import { withClients, withDatabase } from "./service.mjs";
import { knowTables, ownCpu, WORKERS } from "./turns.mjs";

const CYCLES = Number(process.env.BENCH_CYCLES ?? 10_000);
const ROUNDS = 2;
const EACH = Math.ceil(CYCLES / ROUNDS);
const WARM = 300;
const TODAY = NOW.slice(0, 10);
const LOOK_MS = 100;
const PATIENCE_MS = 300_000;

type Template = { readonly id: string; readonly cardId: string };

/** Creates a subscription today, whose second cycle becomes due later. */
async function template(client: pg.Client, merchant: TestMerchant): Promise<Template> {
  const { id } = await subscribe(merchant, "1", { autopay: { start_date: TODAY } });
  await client.query(
    "UPDATE billing_cycle SET scheduled_date = $2, due_at = '2031-01-01' WHERE subscription_id = $1 AND number = 2",
    [id, TODAY],
  );
  const { rows } = await client.query("SELECT card_id FROM subscription WHERE id = $1", [id]);
  return { id, cardId: rows[0].card_id };
}

/** Copies a subscription, its card and cycles under the names `<batch>_<n>`; no copy is due. */
async function multiply(client: pg.Client, { id, cardId }: Template, [batch, count]: [string, number]): Promise<void> {
  const names = `'${batch}_' || g`;
  const copies = (table: string, where: string, changed: string): string =>
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
     FROM ${table} t, generate_series(1, $2::int) g WHERE ${where} = $1`;
  const card = copies("saved_card", "id", `'id', 'card_' || ${names}, 'customer_id', ${names}`);
  await client.query(card, [cardId, count]);
  const changed = `'id', 'sub_' || ${names}, 'card_id', 'card_' || ${names}, 'customer_id', ${names}`;
  await client.query(copies("subscription", "id", changed), [id, count]);
  const cycle = `'id', 'cyc_' || number || '_' || ${names}, 'subscription_id', 'sub_' || ${names}`;
  await client.query(copies("billing_cycle", "subscription_id", cycle), [id, count]);
}

async function fallDue(client: pg.Client, batch: string): Promise<string[]> {
  const { rows } = await client.query(
    `UPDATE billing_cycle SET due_at = '2030-02-09T21:00:00Z' WHERE id LIKE 'cyc_2_' || $1 || '_%' RETURNING id`,
    [batch],
  );
  return rows.map((row) => row.id);
}

async function left(client: pg.Client, batch: string): Promise<number> {
  const { rows } = await client.query(
    "SELECT count(*)::int AS left FROM billing_cycle WHERE id LIKE 'cyc_2_' || $1 || '_%' AND status <> 'paid'",
    [batch],
  );
  return rows[0].left;
}

async function byTheJob(client: pg.Client, batch: string): Promise<void> {
  await fallDue(client, batch);
  const driver = startLocalDriver([chargeDueCycles]);
  for (const end = Date.now() + PATIENCE_MS; (await left(client, batch)) > 0; await sleep(LOOK_MS))
    if (Date.now() > end) throw new Error("The cycles were not charged in time.");
  await driver.stop();
}

async function writtenBy(client: pg.Client, id: string): Promise<Written> {
  const { rows } = await client.query("SELECT session_id AS s FROM billing_cycle WHERE id = $1", [`cyc_2_${id}`]);
  const session: string = rows[0].s;
  const conditions = {
    payment_session: ["id = $1", session],
    attempt: ["session_id = $1", session],
    simulated_gateway_entry: [
      "reference_number IN (SELECT reference_number FROM attempt WHERE session_id = $1)",
      session,
    ],
    subscription_session: ["session_id = $1", session],
    billing_cycle: ["subscription_id = $1 AND number > 1", `sub_${id}`],
    event: [`object_id = $1 OR object_id = 'sub_${id}'`, session],
    mail_message: ["related_id LIKE '%' || $1", id],
    state_change: [
      `object_id IN ($1, 'sub_${id}', 'cyc_2_${id}') OR object_id IN (SELECT id FROM attempt WHERE session_id = $1)`,
      session,
    ],
  } as const;
  return Written.read(client, conditions, (all) => [
    session,
    all.get("payment_session")?.[0]?.short_code,
    ...(all.get("attempt") ?? []).flatMap((row) => [row.id, row.reference_number]),
    ...["simulated_gateway_entry", "event", "mail_message"].flatMap((name) =>
      (all.get(name) ?? []).map((row) => row.id),
    ),
    ...(all.get("billing_cycle") ?? []).slice(1).map((row) => row.id),
  ]);
}

async function byBareStatements(clients: readonly pg.Client[], written: Written, [from, batch]: [string, string]) {
  let next = 1;
  const names = (n: number) => ({
    [`sub_${from}`]: `sub_${batch}_${n}`,
    [`cyc_2_${from}`]: `cyc_2_${batch}_${n}`,
  });
  const worker = async (client: pg.Client): Promise<void> => {
    while (next <= EACH) {
      const copy = written.copy(client, names(next++));
      await copy.transaction(async () => {
        await copy.lock("billing_cycle");
        await copy.insert("payment_session");
        await copy.insert("subscription_session");
        await copy.insert("attempt");
        await copy.update("billing_cycle", [
          "status",
          "session_id",
          "due_at",
          "paid_at",
          "reminder_due_at",
          "updated_at",
        ]);
      });
      await copy.insert("simulated_gateway_entry");
      await copy.transaction(async () => {
        await copy.lock("payment_session");
        await copy.update("attempt", ["state", "gateway_response", "finished_at"]);
        await copy.update("payment_session", ["state", "paid_amount", "settled_at", "updated_at"]);
        await copy.update("billing_cycle", ["updated_at"]);
        await copy.insert("billing_cycle", 1);
        await copy.insert("state_change");
        await copy.insert("event");
        await copy.insert("mail_message");
      });
    }
  };
  await Promise.all(clients.map(worker));
}

type Round = { readonly seconds: number; readonly cpu: number; readonly postgres: number };

async function timed(postgres: number, work: () => Promise<void>): Promise<Round> {
  const [own, theirs, begun] = [ownCpu(), cpuMs(postgres), performance.now()];
  await work();
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, cpu: (ownCpu() - own) / EACH, postgres: (cpuMs(postgres) - theirs) / EACH };
}

function told(name: string, rounds: readonly Round[]): number {
  const of = (key: keyof Round): number => median(rounds.map((round) => round[key]));
  line(name, [(of("seconds") * ROUNDS).toFixed(1), shown(of("cpu")), shown(of("postgres"))]);
  return of("seconds");
}

async function measure(client: pg.Client, url: string): Promise<void> {
  const merchant = await merchantAt(NOW);
  const made = await template(client, merchant);
  const batches = Array.from({ length: ROUNDS }, (_, round) => [`verbs${round}`, `bare${round}`] as const);
  await multiply(client, made, ["warm", WARM]);
  for (const batch of batches.flat()) await multiply(client, made, [batch, EACH]);
  const warm = await fallDue(client, "warm");
  for (const id of warm.slice(1)) await runItem(chargeDueCycles, { merchantId: merchant.id, id });
  const { statements } = await countStatements(() => chargeDueCycles.run(merchant.ctx, warm[0] ?? ""));
  const written = await writtenBy(client, "warm_1");
  await knowTables(client);
  const postgres = await postgresPid(client);
  const [jobs, bare]: [Round[], Round[]] = [[], []];
  await withClients(url, WORKERS, async (clients) => {
    for (const [one, other] of batches) {
      jobs.push(await timed(postgres, () => byTheJob(client, one)));
      bare.push(await timed(postgres, () => byBareStatements(clients, written, ["warm_1", other])));
    }
  });
  line(`${EACH * ROUNDS} due cycles`, ["seconds", "CPU ms", "Postgres"]);
  const ratio = told("by the job", jobs) / told("by bare statements", bare);
  tell("Statements of a due cycle", statements.length, { most: 12 });
  tell("Due cycles, time to that of bare statements", ratio, { most: 3, unit: "×" });
}

await withDatabase("cycles", measure);
