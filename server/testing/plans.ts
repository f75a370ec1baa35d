/** The plans that Postgres makes of jobs' questions, read from outside. */
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { explained, type Plan } from "@/scripts/bench/plan";
import { systemContext } from "@/server/context";
import { PrismaClient } from "@/server/db/generated/client";
import type { SystemCtx } from "@/server/kernel/types";

export type { Plan };

/** A database whose questions can be looked at. */
export type Watched = {
  readonly system: SystemCtx;
  readonly client: pg.Client;
  /** Runs `ask`, and then once more what it asked. @throws {Error} unless that is one statement */
  planOf(ask: () => Promise<unknown>): Promise<Plan>;
  /** The same of as many statements as it takes. */
  plansOf(ask: () => Promise<unknown>): Promise<readonly Plan[]>;
  close(): Promise<void>;
};

/** Opens the database at `url` for looking at the plans of its questions. */
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
 * Makes Postgres believe that the largest tables hold a million rows, and the others in proportion, in the
 * pages that they have: it counts pages itself, so a table looks cheaper to read whole than it would be.
 */
export async function believeInAMillion(client: pg.Client): Promise<void> {
  await client.query(`
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'relpages', relpages,
      'reltuples', (reltuples * 1000000 / (SELECT max(reltuples) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'))::real)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples > 1000`);
}

/** Takes away all that Postgres has counted, as if every row had come with the last commit. */
export async function forgetStatistics(client: pg.Client): Promise<void> {
  await client.query(`
    SELECT pg_clear_relation_stats('public', relname::text)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`);
  await client.query(`
    SELECT pg_clear_attribute_stats('public', tablename::text, attname::text, false)
    FROM pg_stats WHERE schemaname = 'public'`);
}
