/**
 * The plans of the questions that every job asks over and over, on tables large enough that Postgres would
 * rather read them whole. `npm run bench -- questions` has them asked on tables of a million rows.
 */
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "@/scripts/migrate.mjs";
import { withScratchDatabase } from "@/scripts/scratch-database.mjs";
import { contextFor, merchantFacts } from "@/server/context";
import {
  find,
  listCustomers,
  listPayments,
  listSubscriptionLines,
  placeInList,
  readCustomerQuery,
  readPaymentQuery,
  readSubscriptionQuery,
} from "@/server/domain/console";
import { browseAccounts, readWalletQuery } from "@/server/domain/wallet";
import type { Ctx, Scope } from "@/server/kernel/types";
import { backlog, burst } from "@/server/testing/backlog";
import { believeInAMillion, forgetStatistics, type Plan, type Watched, watch } from "@/server/testing/plans";
import { gate } from "@/server/testing/waiting";
import { JOBS } from "./registry";

const MERCHANTS = 100;
/** `SARRAF_BACKLOG` says how many rows the large tables have, 30,000 unless given. */
const ROWS = Number(process.env.SARRAF_BACKLOG ?? 30_000);
const LIMIT = 8;
/** A few rows of each merchant; far from the ten thousand that are due, and from the limit's rows of each. */
const MOST_ROWS = 8 * MERCHANTS;
/** Of as many merchants as a lane's query asks for items: a few rows, and the pages of their indexes. */
const [MOST_ROWS_OF_LANE, MOST_PAGES_OF_LANE] = [8 * LIMIT, 80 * LIMIT];
/** Receivers of one merchant that become known at once. */
const BURST = 1_000;
/** Rows of a page of the console. */
const PAGE = 25;
const MOST_ROWS_OF_PAGE = 192 * PAGE;
const PATIENCE_MS = Math.max(60_000, ROWS);

let watched: Watched;
let reader: Ctx;
const done = gate();
let ended: Promise<void>;
const costs: string[] = [];

beforeAll(async () => {
  const ready = gate();
  ended = withScratchDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"), async (url) => {
    await migrate(url);
    watched = await watch(url);
    await backlog(watched.client, { merchants: MERCHANTS, rows: ROWS });
    const merchant = await watched.system.db.merchant.findUniqueOrThrow({ where: { id: "mer_0" } });
    reader = contextFor(watched.system, merchantFacts(merchant), { kind: "private_key", keyId: "key" });
    ready.open();
    await done.opened;
    await watched.close();
  });
  await Promise.race([ready.opened, ended]);
}, PATIENCE_MS);

afterAll(async () => {
  done.open();
  await ended;
  if (process.env.SARRAF_BACKLOG !== undefined) process.stdout.write(`${costs.join("\n")}\n`);
}, PATIENCE_MS);

const soon = (): Scope => ({ driver: true, until: new Date(Date.now() + 60_000) });
const asked = JOBS.flatMap(
  (job) =>
    [
      [job.name, "when the next is due", () => job.nextAt(watched.system, "all")],
      [job.name, "what is due", () => job.due(watched.system, "all", LIMIT)],
      [job.name, "what is due within the minute", () => job.due(watched.system, soon(), LIMIT)],
      [job.name, "what is due of one merchant", () => job.due(watched.system, { merchantId: "mer_0" }, LIMIT)],
    ] as const,
);

/** A lane's queries: each begins after the merchants of the one before. */
const ofLanes = JOBS.map(
  (job) => [job.name, () => job.due(watched.system, { driver: true, after: "mer_50" }, LIMIT)] as const,
);

async function expectFewRows(ask: () => Promise<unknown>): Promise<Plan> {
  const plan = await watched.planOf(ask);
  expect(plan.wholeTables).toEqual([]);
  expect(plan.largeRows).toBeLessThanOrEqual(MOST_ROWS_OF_LANE);
  expect(plan.pages).toBeLessThanOrEqual(MOST_PAGES_OF_LANE);
  return plan;
}

async function placeOfTenth(): Promise<void> {
  const { values } = readPaymentQuery({});
  const row = (await listPayments(reader, values, PAGE)).rows[9];
  const place = row && "sessionId" in row ? await placeInList(reader, values, row.sessionId) : null;
  expect(place).not.toBeNull();
}

/** What lists of the console ask of the merchant with half of everything. */
const listed = [
  ["payments", () => listPayments(reader, readPaymentQuery({}).values, PAGE)],
  ["payments to capture", () => listPayments(reader, readPaymentQuery({ view: "capture" }).values, PAGE)],
  ["payments not paid", () => listPayments(reader, readPaymentQuery({ view: "unpaid" }).values, PAGE)],
  ["payments by order number", () => listPayments(reader, readPaymentQuery({ sort: "order_last" }).values, PAGE)],
  ["the place of a payment in a list", placeOfTenth],
  ["payments by four digits", () => listPayments(reader, readPaymentQuery({ q: "1111" }).values, PAGE)],
  ["payments by an order", () => find(reader, "order-500", PAGE)],
  ["payments by a part of many orders", () => find(reader, "rder-5", PAGE)],
  ["payments by words that nothing has", () => find(reader, "nothing has this", PAGE)],
  ["payments of a card scheme", () => listPayments(reader, readPaymentQuery({ method: "visa" }).values, PAGE)],
  ["whatever a mail finds", () => find(reader, "c500@b.c", PAGE)],
  ["subscriptions", () => listSubscriptionLines(reader, readSubscriptionQuery({}).values, PAGE)],
  [
    "active subscriptions",
    () => listSubscriptionLines(reader, readSubscriptionQuery({ status: "active" }).values, PAGE),
  ],
  ["subscriptions by mail", () => listSubscriptionLines(reader, readSubscriptionQuery({ q: "a@c.d" }).values, PAGE)],
  ["customers", () => listCustomers(reader, readCustomerQuery({}).values, PAGE)],
  ["customers from one on", () => listCustomers(reader, readCustomerQuery({ cursor: "c5" }).values, PAGE)],
  ["customers by mail", () => listCustomers(reader, readCustomerQuery({ q: "c500@b.c" }).values, PAGE)],
  ["wallets", () => browseAccounts(reader, readWalletQuery({}).values, PAGE)],
  ["wallets with holds", () => browseAccounts(reader, readWalletQuery({ holds: "yes" }).values, PAGE)],
] as const;

function sum(plans: readonly Plan[], key: "rows" | "took"): number {
  return plans.reduce((total, plan) => total + plan[key], 0);
}

async function expectFirstRows(ask: () => Promise<unknown>, most = MOST_ROWS): Promise<string> {
  const plans = await watched.plansOf(ask);
  const wholeTables = plans.flatMap((plan) => plan.wholeTables);
  const [rows, took] = [sum(plans, "rows"), sum(plans, "took")];
  expect({ wholeTables, rows: rows <= most || rows }).toEqual({ wholeTables: [], rows: true });
  return `${String(rows).padStart(6)} rows ${took.toFixed(1).padStart(7)} ms`;
}

describe("a question reads the first rows of an index, however much is due and however much waits", () => {
  test.each(asked)("%s: %s", async (name, question, ask) => {
    costs.push(`${`${name}: ${question}`.padEnd(60)} ${await expectFirstRows(ask)}`);
  });
});

describe("a lane's query reads the rows of a few merchants, however many others have due items", () => {
  test.each(ofLanes)("%s", async (name, ask) => {
    const { largeRows, pages } = await expectFewRows(ask);
    costs.push(`${`${name}: what is due for a lane`.padEnd(60)} ${String(largeRows).padStart(6)} rows ${pages} pages`);
  });
});

describe("a page of a list of the console reads the first rows of an index, too", () => {
  test.each(listed)("%s", async (name, ask) => {
    costs.push(`${`console: ${name}`.padEnd(60)} ${await expectFirstRows(ask, MOST_ROWS_OF_PAGE)}`);
  });
});

describe("merchants take turns", () => {
  test.each(["charge-due-cycles", "expire-sessions", "deliver-webhooks", "send-emails"])(
    "%s: everybody's oldest comes before anybody's second",
    async (name) => {
      const items = (await JOBS.find((job) => job.name === name)?.due(watched.system, "all", MERCHANTS)) ?? [];
      expect(new Set(items.map(({ merchantId }) => merchantId)).size).toBe(MERCHANTS);
    },
  );
});

describe("a lane's queries, each after the last merchant of the one before", () => {
  test.each(["charge-due-cycles", "expire-sessions", "deliver-webhooks", "send-emails"])(
    "%s: reach everybody before anybody twice",
    async (name) => {
      const due = JOBS.find((job) => job.name === name)?.due;
      const reached: string[] = [];
      for (let after = "mer_5"; reached.length + LIMIT <= MERCHANTS; after = reached.at(-1) ?? after)
        reached.push(
          ...((await due?.(watched.system, { driver: true, after }, LIMIT)) ?? []).map(({ merchantId }) => merchantId),
        );
      expect(new Set(reached).size).toBe(reached.length);
      expect(reached.length).toBeGreaterThan(MERCHANTS - LIMIT);
      const left = (await due?.(watched.system, { driver: true, withoutMerchants: reached }, MERCHANTS)) ?? [];
      expect(new Set(left.map(({ merchantId }) => merchantId)).size).toBe(MERCHANTS - reached.length);
    },
  );
});

test("receivers that timed out are passed over by a lane while any merchant has another delivery", async () => {
  const quick = ["mer_0", "mer_7", "mer_41", "mer_98"];
  await watched.client.query(
    `INSERT INTO webhook_receiver (merchant_id, receiver, timed_out_at)
     SELECT DISTINCT merchant_id, lower(substring(url FROM '^[^:]+://[^/?#]+')), now() FROM delivery WHERE merchant_id <> ALL($1)`,
    [quick],
  );
  const due = JOBS.find(({ name }) => name === "deliver-webhooks")?.due;
  const ofLane = async (limit: number) => (await due?.(watched.system, { driver: true, after: "mer_3" }, limit)) ?? [];
  const few = await ofLane(quick.length);
  expect(few.map(({ merchantId }) => merchantId)).toEqual(["mer_41", "mer_7", "mer_98", "mer_0"]);
  const many = await ofLane(MERCHANTS);
  expect(new Set(many.filter(({ rank }) => rank !== 2).map(({ merchantId }) => merchantId))).toEqual(new Set(quick));
  expect(many).toHaveLength(MERCHANTS);
  await watched.client.query("TRUNCATE webhook_receiver");
});

describe("so it does where Postgres believes that these pages hold a million rows", () => {
  beforeAll(() => believeInAMillion(watched.client));

  test.each(asked)("%s: %s", async (_name, _question, ask) => {
    await expectFirstRows(ask);
  });

  test.each(ofLanes)("%s: what is due for a lane", async (_name, ask) => {
    await expectFewRows(ask);
  });

  test.each(listed)("console: %s", async (_name, ask) => {
    await expectFirstRows(ask, MOST_ROWS_OF_PAGE);
  });
});

describe("a burst to a thousand new receivers, which Postgres has not counted yet, is not read for each of them", () => {
  beforeAll(async () => {
    await forgetStatistics(watched.client);
    await burst(watched.client, BURST);
  });

  test.each(asked.filter(([name]) => name === "deliver-webhooks"))("%s: %s", async (_name, _question, ask) => {
    expect((await watched.planOf(ask)).rows).toBeLessThan(6 * BURST);
  });
});

describe("nor is a burst that fell due since Postgres counted", () => {
  beforeAll(async () => {
    await watched.client.query("UPDATE delivery SET due_at = NULL, state = 'delivered'");
    await watched.client.query("ANALYZE delivery");
    await watched.client.query("UPDATE delivery SET due_at = now(), state = 'pending'");
  });

  test.each(asked.filter(([name, question]) => name === "deliver-webhooks" && question.startsWith("what is due")))(
    "%s: %s",
    async (_name, _question, ask) => {
      expect((await watched.planOf(ask)).pages).toBeLessThan(60 * BURST);
    },
  );
});
