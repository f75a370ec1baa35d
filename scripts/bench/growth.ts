import "@/server/wiring";
import type pg from "pg";
import { contextFor, merchantFacts, systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { listPayments, readPaymentQuery } from "@/server/domain/console";
import { countLists } from "@/server/domain/counts";
import { DiscoveryRequest } from "@/server/domain/gateways";
import { listTransactions, TransactionQuery } from "@/server/domain/operations";
import { retrieveSession } from "@/server/domain/sessions";
import { discoverMethodsAndWallets } from "@/server/domain/wallet";
import { EventQuery, listEvents } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { sandboxGateway } from "@/server/testing/harness";
import { createTestDatabase } from "../scratch-database.mjs";
import { SHOP, writePayments } from "./console-history";
import { cpuMs, postgresPid } from "./cpu.mjs";
import { line, median, shown, tell } from "./figures.mjs";
import { withClient, withPostgres } from "./service.mjs";

const FEW = 10_000;
const MANY = Number(process.env.BENCH_SESSIONS ?? 1_000_000);
const CALLS = Number(process.env.BENCH_CALLS ?? 100);
const ROUNDS = 3;
const MOST = 1.3;
const PAGE = 25;
const WARM = 25;

type Payment = { readonly id: string; readonly orderNo: string; readonly customerId: string; readonly at: Date };

type Case = { readonly name: string; ask(ctx: Ctx, payment: Payment): Promise<unknown> };

const CASES: readonly Case[] = [
  { name: "retrieve a session", ask: (ctx, { id }) => retrieveSession(ctx, id) },
  { name: "transactions, first page", ask: (ctx) => listTransactions(ctx, readInput(TransactionQuery, {})) },
  {
    name: "transactions of an order",
    ask: (ctx, { orderNo }) => listTransactions(ctx, readInput(TransactionQuery, { order_no: orderNo })),
  },
  { name: "events, first page", ask: (ctx) => listEvents(ctx, readInput(EventQuery, {})) },
  { name: "events of a session", ask: (ctx, { id }) => listEvents(ctx, readInput(EventQuery, { session_id: id })) },
  {
    name: "console: payments, first page",
    ask: (ctx) => listPayments(ctx, readPaymentQuery({ range: "all" }).values, PAGE),
  },
  {
    name: "console: payments, a page within the year",
    ask: (ctx, { id, at }) =>
      listPayments(ctx, readPaymentQuery({ range: "all", cursor: `${at.getTime()}-${id}` }).values, PAGE),
  },
  {
    name: "discovery for a customer",
    ask: (ctx, { customerId }) =>
      discoverMethodsAndWallets(ctx, readInput(DiscoveryRequest, { plugin: "e_commerce", customer_id: customerId })),
  },
];

type History = { readonly url: string; readonly sessions: number; readonly payments: readonly Payment[] };
type Figures = { readonly p50: number; readonly postgres: number };

async function shop(): Promise<Ctx> {
  const system = systemContext("bench");
  const row = await system.db.merchant.findUniqueOrThrow({ where: { id: SHOP } });
  return contextFor(system, merchantFacts(row), { kind: "private_key", keyId: "bench" });
}

async function filled(home: string, sessions: number): Promise<History> {
  const { url } = await createTestDatabase(home);
  console.log(`Writing ${sessions} payments …`);
  const payments = await withClient(url, async (client) => {
    await writePayments(client, sessions);
    const { rows } = await client.query<Payment>(
      `SELECT id, order_no AS "orderNo", customer_id AS "customerId", created_at AS at FROM payment_session
       WHERE merchant_id = $1 AND deleted_at IS NULL AND state = 'paid' ORDER BY md5(id) LIMIT $2`,
      [SHOP, CALLS],
    );
    return rows;
  });
  process.env.DATABASE_URL = url;
  await (await shop()).db.gateway.create({ data: sandboxGateway(SHOP) });
  const begun = performance.now();
  await countLists(systemContext("bench"));
  console.log(`Counted in ${shown(performance.now() - begun)} ms.`);
  await closeDatabase();
  return { url, sessions, payments };
}

async function round({ url, payments }: History, postgres: number): Promise<Figures[]> {
  process.env.DATABASE_URL = url;
  const ctx = await shop();
  const figures: Figures[] = [];
  for (const { ask } of CASES) {
    for (const payment of payments.slice(0, WARM)) await ask(ctx, payment);
    const [before, took] = [cpuMs(postgres), [] as number[]];
    for (const payment of payments) {
      const begun = performance.now();
      await ask(ctx, payment);
      took.push(performance.now() - begun);
    }
    figures.push({ p50: median(took), postgres: (cpuMs(postgres) - before) / payments.length });
  }
  await closeDatabase();
  return figures;
}

function told(few: readonly Figures[][], many: readonly Figures[][]): void {
  line("", ["p50 ms", "at many", "Postgres", "at many"]);
  const verdicts = CASES.map(({ name }, index) => {
    const of = (rounds: readonly Figures[][], key: keyof Figures): number =>
      median(rounds.map((all) => all[index]?.[key] ?? 0));
    const cells = [of(few, "p50"), of(many, "p50"), of(few, "postgres"), of(many, "postgres")];
    line(name, cells.map(shown));
    return () => tell(`${name}, at ${MANY} to ${FEW}`, of(many, "p50") / of(few, "p50"), { most: MOST, unit: "×" });
  });
  for (const verdict of verdicts) verdict();
}

await withPostgres(
  "growth",
  async (home) => {
    const histories = [await filled(home, FEW), await filled(home, MANY)];
    const pid = await withClient(histories[0]?.url ?? "", (client: pg.Client) => postgresPid(client));
    const rounds: Figures[][][] = histories.map(() => []);
    for (let turn = 0; turn <= ROUNDS; turn += 1)
      for (const [index, history] of histories.entries()) {
        const figures = await round(history, pid);
        if (turn > 0) rounds[index]?.push(figures);
      }
    told(rounds[0] ?? [], rounds[1] ?? []);
  },
  { durable: false },
);
