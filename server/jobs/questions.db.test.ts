/**
 * The plans of the questions that every job asks over and over, on tables large enough that Postgres would
 * rather read them whole.
 */
import { resolve } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "@/scripts/migrate.mjs";
import { withScratchDatabase } from "@/scripts/scratch-database.mjs";
import { systemContext } from "@/server/context";
import { PrismaClient } from "@/server/db/generated/client";
import type { Scope, SystemCtx } from "@/server/kernel/types";
import { backlog } from "@/server/testing/backlog";
import { gate } from "@/server/testing/waiting";
import { JOBS } from "./registry";

const MERCHANTS = 100;
const ROWS = 60_000;
const LIMIT = 8;
/** A few rows of each merchant, and a handful per receiver; far from the tens of thousands that are due. */
const MOST_ROWS = 6 * MERCHANTS * LIMIT;

type SentQuery = { readonly sql: string; readonly params: readonly unknown[] };
type Plan = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
};

let system: SystemCtx;
let client: pg.Client;
let sent: SentQuery[] = [];
const done = gate();
let ended: Promise<void>;

beforeAll(async () => {
  const ready = gate();
  ended = withScratchDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"), async (url) => {
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await backlog(client, { merchants: MERCHANTS, rows: ROWS });
    const db = new PrismaClient({
      adapter: new PrismaPg({ connectionString: url }),
      log: [{ emit: "event", level: "query" }],
    });
    db.$on("query", ({ query, params }) => sent.push({ sql: query, params: JSON.parse(params) }));
    system = { ...systemContext(), db };
    ready.open();
    await done.opened;
    await Promise.all([db.$disconnect(), client.end()]);
  });
  await Promise.race([ready.opened, ended]);
}, 60_000);

afterAll(async () => {
  done.open();
  await ended;
});

function nodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}

/** Runs `ask` and returns the nodes of the plan that Postgres made and ran for its one statement. */
async function planOf(ask: () => Promise<unknown>): Promise<Plan[]> {
  sent = [];
  await ask();
  const [question, ...others] = sent;
  if (question === undefined) throw new Error("Nothing was asked.");
  expect(others).toEqual([]);
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${question.sql}`, [...question.params]);
  return nodes(rows[0]["QUERY PLAN"][0].Plan);
}

/** Rows that the plan's scans have touched, whether or not they were wanted. */
function touched(plan: readonly Plan[]): number {
  const scans = plan.filter((node) => node["Relation Name"] !== undefined);
  const rows = scans.map(
    (node) => (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  );
  return Math.round(rows.reduce((sum, each) => sum + each, 0));
}

function wholeTables(plan: readonly Plan[]): (string | undefined)[] {
  const scans = plan.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
  return scans.filter((table) => table !== "merchant" && table !== "webhook_receiver");
}

const asked = JOBS.flatMap((job) => {
  const soon = (): Scope => ({ driver: true, until: new Date(Date.now() + 60_000) });
  return [
    [job.name, "when the next is due", () => job.nextAt(system, "all")],
    [job.name, "what is due", () => job.due(system, "all", LIMIT)],
    [job.name, "what is due within the minute", () => job.due(system, soon(), LIMIT)],
    [job.name, "what is due of one merchant", () => job.due(system, { merchantId: "mer_0" }, LIMIT)],
  ] as const;
});

describe("a question reads the first rows of an index, however much is due and however much waits", () => {
  test.each(asked)("%s: %s", async (_name, _question, ask) => {
    const plan = await planOf(ask);
    expect({ wholeTables: wholeTables(plan), rows: touched(plan) <= MOST_ROWS || touched(plan) }).toEqual({
      wholeTables: [],
      rows: true,
    });
  });
});

test("merchants take turns: everybody's oldest comes before anybody's second", async () => {
  for (const name of ["charge-due-cycles", "expire-sessions", "deliver-webhooks", "send-emails"]) {
    const items = (await JOBS.find((job) => job.name === name)?.due(system, "all", MERCHANTS)) ?? [];
    expect([name, new Set(items.map(({ merchantId }) => merchantId)).size]).toEqual([name, MERCHANTS]);
  }
});
