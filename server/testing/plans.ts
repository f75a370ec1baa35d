/** Reads the query plans of jobs' queries. */
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { explained, type Plan } from "@/scripts/bench/plan";
import { systemContext } from "@/server/context";
import { PrismaClient } from "@/server/db/generated/client";
import type { SystemCtx } from "@/server/kernel/types";

export type { Plan };

/** A database whose query plans can be read. */
export type Watched = {
  readonly system: SystemCtx;
  readonly client: pg.Client;
  /** Runs `ask` and explains its statement. @throws {Error} unless it sends exactly one statement */
  planOf(ask: () => Promise<unknown>): Promise<Plan>;
  /** Runs `ask` and explains each of its statements. */
  plansOf(ask: () => Promise<unknown>): Promise<readonly Plan[]>;
  close(): Promise<void>;
};

/** Opens the database at `url` and records its statements. */
export async function watch(url: string): Promise<Watched> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: "event", level: "query" }],
  });
  let sent: { sql: string; params: unknown[] }[] = [];
  db.$on("query", ({ query, params }) => sent.push({ sql: query, params: JSON.parse(params) }));
  const plansOf = async (ask: () => Promise<unknown>): Promise<readonly Plan[]> => {
    sent = [];
    await ask();
    const plans: Plan[] = [];
    for (const statement of sent) plans.push(await explained(client, statement));
    return plans;
  };
  const planOf = async (ask: () => Promise<unknown>): Promise<Plan> => {
    const [plan, ...others] = await plansOf(ask);
    if (plan === undefined || others.length > 0) throw new Error(`${others.length + 1} statements were sent.`);
    return plan;
  };
  const close = async () => {
    await Promise.all([db.$disconnect(), client.end()]);
  };
  return { system: { ...systemContext(), db }, client, planOf, plansOf, close };
}

/**
 * Sets statistics as if the largest table had a million rows and the others in proportion. Postgres counts
 * pages itself, so sequential scans look cheaper than they would be.
 */
export async function believeInAMillion(client: pg.Client): Promise<void> {
  await client.query(`
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', relpages,
      'reltuples', (reltuples * 1000000 / (SELECT max(reltuples) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'))::real)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples > 1000`);
}

/** Removes the statistics, as if all rows had just been inserted. */
export async function forgetStatistics(client: pg.Client): Promise<void> {
  await client.query(`
    SELECT pg_clear_relation_stats('public', relname::text)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`);
  await client.query(`
    SELECT pg_clear_attribute_stats('public', tablename::text, attname::text, false)
    FROM pg_stats WHERE schemaname = 'public'`);
}
