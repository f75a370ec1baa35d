/** Whether this process can serve: the database is reachable and migrated, and jobs run. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { countBlockedCycles } from "@/server/domain/subscriptions";
import { env } from "@/server/env";
import type { SystemCtx } from "@/server/kernel/types";
import { type Driver, lastRun } from "./last-run";
import { JOBS } from "./registry";
import { appliedMigrations } from "./statements";

export type ReadinessView = {
  readonly status: "ready" | "not_ready";
  readonly database: "reachable" | "unreachable";
  /** Migrations on disk that the database lacks; null if it is unreachable. */
  readonly pending_migrations: readonly string[] | null;
  /** The longest overdue job and its delay in seconds, or null. */
  readonly oldest_due_job: { readonly name: string; readonly seconds: number } | null;
  /** Billing cycles that wait for their gateway account; null if the database is unreachable. */
  readonly blocked_cycles: number | null;
  readonly driver: Driver;
  /** When jobs last ran in any process, ISO 8601; null if never, or if the database is unreachable. */
  readonly last_run_at: string | null;
};

function notReady(database: ReadinessView["database"], pending: readonly string[] | null): ReadinessView {
  return {
    status: "not_ready",
    database,
    pending_migrations: pending,
    oldest_due_job: null,
    blocked_cycles: null,
    driver: driver(),
    last_run_at: null,
  };
}

function driver(): Driver {
  return env.inngest === null ? "local" : "inngest";
}

/**
 * The state of the process. Late jobs and waiting cycles do not make it unready, which would not help. Never
 * throws.
 */
export async function readiness(system: SystemCtx): Promise<ReadinessView> {
  try {
    const pending = await pendingMigrations(system);
    if (pending.length > 0) return notReady("reachable", pending);
    const [oldest, last] = [await oldestDueJob(system), await lastRun(system, driver())];
    return {
      status: "ready",
      database: "reachable",
      pending_migrations: [],
      oldest_due_job: oldest,
      blocked_cycles: await countBlockedCycles(system),
      driver: driver(),
      last_run_at: last?.toISOString() ?? null,
    };
  } catch (error) {
    system.log.warn({ err: error }, "The database does not answer.");
    return notReady("unreachable", null);
  }
}

async function pendingMigrations(system: SystemCtx): Promise<string[]> {
  const applied = await appliedMigrations(system);
  const names = new Set(applied.map(({ name }) => name));
  const wanted = await migrationsOnDisk();
  return wanted.filter((name) => !names.has(name)).sort();
}

/** Names of the migrations; empty if the image has none. */
async function migrationsOnDisk(): Promise<string[]> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function oldestDueJob(system: SystemCtx): Promise<ReadinessView["oldest_due_job"]> {
  const now = system.realNow().getTime();
  let oldest: ReadinessView["oldest_due_job"] = null;
  for (const job of JOBS) {
    const at = await job.nextAt(system, "all");
    const seconds = at === null ? 0 : Math.floor((now - at.getTime()) / 1000);
    if (at !== null && at.getTime() <= now && (oldest === null || seconds > oldest.seconds)) {
      oldest = { name: job.name, seconds };
    }
  }
  return oldest;
}
