/** `npm run bench -- console`: measures the console's queries on a separate Postgres. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { readOverview } from "@/app/[lang]/console/overview/read-overview";
import { migrate } from "@/scripts/migrate.mjs";
import { contextFor, merchantFacts, systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import {
  filterCounts,
  find,
  listCustomers,
  listPayments,
  listSubscriptionLines,
  paymentSums,
  readCustomerQuery,
  readPaymentQuery,
  readSubscriptionQuery,
  subscriptionSums,
} from "@/server/domain/console";
import { readInbox, readOverviewQuery, writeDailyFigures } from "@/server/domain/figures";
import { browseAccounts, readWalletQuery, sumAccounts } from "@/server/domain/wallet";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { witnessStatements } from "@/server/telemetry/timed";
import { withScratchDatabase } from "../scratch-database.mjs";
import { openCluster } from "../tiers.mjs";
import { SHOP, writeConsoleHistory } from "./console-history";
import { cpuMs, postgresPid } from "./cpu.mjs";
import { tell } from "./figures.mjs";
import { explained, type Plan, type Statement } from "./plan";

const SESSIONS = Number(process.env.BENCH_SESSIONS ?? 200_000);
const CALLS = Number(process.env.BENCH_CALLS ?? 60);
const WARM = 5;
const PAGE = 25;
/** A statement that touches more rows than this number is reported. */
const MANY_ROWS = 5_000;

type Case = { readonly name: string; readonly most: number | null; ask(ctx: Ctx, turn: number): Promise<unknown> };

const some = (turn: number): number => 1 + ((turn * 7919) % SESSIONS);
const customer = (turn: number): string => `customer-${some(turn) % Math.floor(SESSIONS / 6)}`;

const TYPED: Readonly<Record<string, (turn: number) => string>> = {
  "an order": (turn) => `order-${some(turn)}`,
  "the beginning of many orders": (turn) => `order-${1 + (turn % 9)}`,
  "a part of an order": (turn) => `er-${String(some(turn)).slice(0, 4)}`,
  "a name": (turn) => `ura number ${some(turn) % Math.floor(SESSIONS / 6)}`,
  "a part of a reference": (turn) => String(some(turn)).padStart(10, "0"),
  "a reference": (turn) => `SRF${String(some(turn)).padStart(10, "0")}1`,
  "a customer": customer,
  "a mail": (turn) => `${customer(turn)}@example.com`,
  "a phone": (turn) => `+9655${String(some(turn) % Math.floor(SESSIONS / 6)).padStart(7, "0")}`,
  "four digits": (turn) => String(some(turn) % 10_000).padStart(4, "0"),
  "the beginning of a session": (turn) => some(turn).toString(16).padStart(8, "a"),
  nothing: (turn) => `nothing-${turn}`,
  "three operators": (turn) => `state:failed amount:>${50 + (turn % 40)} method:visa`,
  "a state that no payment has": () => "state:invalided",
  "the newest of a state": () => "state:failed,expired",
  "a method that no payment has": () => "method:cash",
  "a scheme": () => "method:visa",
  "an amount above nearly all": () => "amount:>90.98",
  "an amount above all": () => "amount:>5000",
  "a reason that no payment has": () => "reason:fraud",
  "a reason": () => "reason:unknown",
};

const finds = Object.entries(TYPED).flatMap(([name, typed]): Case[] => [
  { name: `find: ${name}`, most: 100, ask: (ctx, turn) => find(ctx, typed(turn), 5) },
]);

const PAYMENTS: Readonly<Record<string, (turn: number) => Parameters<typeof readPaymentQuery>[0]>> = {
  "thirty days": () => ({}),
  "thirty days, paid": () => ({ view: "paid" }),
  "thirty days, not paid": () => ({ view: "unpaid" }),
  "thirty days, deleted": () => ({ view: "deleted" }),
  "thirty days, by gateway and currency": () => ({ gateway: "knet", currency: "USD" }),
  "every day": () => ({ range: "all" }),
  "every day, to capture": () => ({ range: "all", view: "capture" }),
  "every day, of a customer": (turn) => ({ range: "all", customer: customer(turn) }),
  "every day, four digits": (turn) => ({ range: "all", q: String(some(turn) % 10_000).padStart(4, "0") }),
};

const payments = Object.entries(PAYMENTS).map(
  ([name, query]): Case => ({
    name: `payments: ${name}`,
    most: 150,
    async ask(ctx, turn) {
      const { values } = readPaymentQuery(query(turn));
      return Promise.all([
        listPayments(ctx, values, PAGE),
        paymentSums(ctx, values).then((sums) => filterCounts(ctx, values, { gateways: ["cards", "knet"], sums })),
      ]);
    },
  }),
);

const CASES: readonly Case[] = [
  ...finds,
  ...payments,
  {
    name: "payments: a page in the middle, without sums",
    most: 150,
    ask: (ctx, turn) => {
      const cursor = `${ctx.now().getTime() - (1 + (turn % 300)) * 86_400_000}-${"f".repeat(40)}`;
      return listPayments(ctx, readPaymentQuery({ range: "all", cursor }).values, PAGE);
    },
  },
  ...["30-days", "7-days", "today"].map(
    (range): Case => ({
      name: `overview: ${range}`,
      most: 400,
      ask: (ctx) =>
        readOverview(ctx, readOverviewQuery({ range }, civilDateOf(ctx.now(), ctx.merchant.timezone)), "en"),
    }),
  ),
  {
    name: "overview: a year",
    most: null,
    ask: (ctx) => {
      const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
      return readOverview(ctx, readOverviewQuery({ from: addDays(today, -364), to: today }, today), "en");
    },
  },
  {
    name: "customers",
    most: null,
    ask: (ctx, turn) => listCustomers(ctx, readCustomerQuery({ cursor: customer(turn) }).values, PAGE),
  },
  ...[{}, { status: "past_due" }].map(
    (query): Case => ({
      name: `subscriptions with sums${Object.values(query)
        .map((value) => `, ${value}`)
        .join("")}`,
      most: null,
      ask(ctx) {
        const { values } = readSubscriptionQuery(query);
        return Promise.all([listSubscriptionLines(ctx, values, PAGE), subscriptionSums(ctx, values)]);
      },
    }),
  ),
  {
    name: "wallets with sums",
    most: null,
    ask(ctx) {
      const { values } = readWalletQuery({});
      return Promise.all([browseAccounts(ctx, values, PAGE), sumAccounts(ctx, values)]);
    },
  },
  { name: "the navigation's counts", most: null, ask: (ctx) => readInbox(ctx) },
];

async function writeFigures(ctx: Ctx): Promise<number> {
  const days = await ctx.db.figureDay.findMany({
    where: { merchantId: SHOP, writtenAt: null },
    orderBy: { day: "asc" },
  });
  for (const { id } of days) await writeDailyFigures.run(ctx, id);
  await ctx.db.$executeRaw`ANALYZE daily_figure, figure_day`;
  return days.length;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(8);
}

async function measure({ name, most, ask }: Case, ctx: Ctx, postgres: number): Promise<number> {
  for (let turn = 0; turn < WARM; turn += 1) await ask(ctx, turn + CALLS);
  const [cpuBefore, took] = [cpuMs(postgres), [] as number[]];
  for (let turn = 0; turn < CALLS; turn += 1) {
    const begun = performance.now();
    await ask(ctx, turn);
    took.push(performance.now() - begun);
  }
  const cpu = ((cpuMs(postgres) - cpuBefore) / CALLS).toFixed(1).padStart(8);
  const sorted = took.toSorted((a, b) => a - b);
  const isSlow = most !== null && Number(quantile(sorted, 0.95)) > most;
  const aim = most === null ? "" : `${isSlow ? "> " : "< "}${most}`;
  console.log(`${name.padEnd(52)} ${quantile(sorted, 0.5)} ${quantile(sorted, 0.95)} ${cpu}   ${aim}`);
  return Number(quantile(sorted, 0.5));
}

/**
 * Longest allowed duration of opening a page or of a search, as a multiple of the median of an exact search
 * for an order.
 */
const MOST_TIMES: Readonly<Record<string, number>> = { "overview: 30-days": 3, "overview: a year": 6 };
const MOST_TIMES_OF_A_SEARCH = 2;

function tellRatios(medians: ReadonlyMap<string, number>): void {
  const search = medians.get("find: an order");
  for (const [name, median] of medians) {
    const most = MOST_TIMES[name] ?? (name.startsWith("find: ") ? MOST_TIMES_OF_A_SEARCH : null);
    if (search !== undefined && most !== null)
      tell(`${name}, to the search of an order`, median / search, { most, unit: "×" });
  }
}

function tellPlan(name: string, { rows, took, wholeTables, sql }: Plan): void {
  const whole = wholeTables.length > 0 ? `, whole: ${wholeTables.join(", ")}` : "";
  console.log(
    `${name}: ${rows} rows in ${took.toFixed(1)} ms${whole}\n    ${sql.replaceAll(/\s+/g, " ").slice(0, 240)}`,
  );
}

async function shopOf(system: ReturnType<typeof systemContext>): Promise<Ctx> {
  const merchant = await system.db.merchant.findUniqueOrThrow({ where: { id: SHOP } });
  return contextFor(system, merchantFacts(merchant), { kind: "private_key", keyId: "bench" });
}

async function run(url: string): Promise<void> {
  process.env.DATABASE_URL = url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(url);
    await measureAll(client);
  } finally {
    await closeDatabase();
    await client.end();
  }
}

async function measureAll(client: pg.Client): Promise<void> {
  console.log(`Writing ${SESSIONS} payments …`);
  await writeConsoleHistory(client, SESSIONS);
  const ctx = await shopOf(systemContext());
  console.log(`Writing the figures of ${await writeFigures(ctx)} days …\n`);
  const wanted = CASES.filter(({ name }) => new RegExp(process.env.BENCH_CASE ?? "").test(name));
  const pid = await postgresPid(client);
  console.log(`${"".padEnd(52)} ${"p50 ms".padStart(8)} ${"p95 ms".padStart(8)} ${"CPU ms".padStart(8)}   p95 wanted`);
  const medians = new Map<string, number>();
  for (const each of wanted) medians.set(each.name, await measure(each, ctx, pid));
  tellRatios(medians);
  console.log(`\nStatements that touch more than ${MANY_ROWS} rows or read a table whole:`);
  let sent: Statement[] = [];
  witnessStatements((together) =>
    sent.push(...together.map(({ text, values }) => ({ sql: text, params: [...values] }))),
  );
  for (const { name, ask } of wanted) {
    sent = [];
    await ask(ctx, 1);
    for (const statement of [...sent]) {
      const plan = await explained(client, statement);
      if (plan.rows > MANY_ROWS || plan.wholeTables.length > 0) tellPlan(name, plan);
    }
  }
}

const directory = join(resolve(process.env.SARRAF_HOME ?? ".sarraf"), "bench", "console");
const cluster = await openCluster(directory);
try {
  await withScratchDatabase(directory, run);
} finally {
  await cluster.destroy();
  rmSync(directory, { recursive: true, force: true });
}
