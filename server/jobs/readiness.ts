import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { systemContext } from "@/server/context";
import { countBlockedCycles } from "@/server/domain/subscriptions";
import { env } from "@/server/env";
import { busyLoop } from "@/server/front/busy-loop";
import type { SystemCtx } from "@/server/kernel/types";
import { isDiskFull } from "@/server/storage";
import { countGivenUp, failingOf } from "./failing-items";
import { type Driver, lastRun } from "./last-run";
import { JOBS } from "./registry";
import { type SecretState, sealedProof, secretState } from "./secret-proof";
import { appliedMigrations } from "./statements";

const RENEWED_MS = 1_000;
/**
 * Facts that took long to read, as with thousands of merchants, are cached for this multiple of the reading
 * time.
 */
const [TIMES_KEPT, MOST_KEPT_MS] = [20, 8_000];
const MOST_AGE_MS = 10_000;

export type ReadinessView = {
  readonly status: "ready" | "not_ready";
  readonly database: "reachable" | "unreachable";
  readonly pending_migrations: readonly string[] | null;
  /** `wrong` if SARRAF_SECRET does not decrypt the database's proof; null if unknown. */
  readonly secret: SecretState | null;
  /** The most overdue job with its delay in seconds, or null. */
  readonly oldest_due_job: { readonly name: string; readonly seconds: number } | null;
  /** Billing cycles that wait for their gateway account; null if the database is unreachable. */
  readonly blocked_cycles: number | null;
  /** Items of jobs that were given up after failures; null if the database is unreachable. */
  readonly given_up_items: number | null;
  readonly storage: "available" | "full" | null;
  readonly driver: Driver;
  /** When jobs last ran in any process, ISO 8601; null if never, or if the database is unreachable. */
  readonly last_run_at: string | null;
  /** True if within five minutes a process ran items itself, because Inngest had not run them. */
  readonly guarding: boolean;
};

const GUARDING_MS = 300_000;

export type JobFacts = Pick<
  ReadinessView,
  "oldest_due_job" | "blocked_cycles" | "given_up_items" | "last_run_at" | "guarding"
>;

async function notReady(
  database: ReadinessView["database"],
  pending: readonly string[] | null,
  secret: SecretState | null = null,
): Promise<ReadinessView> {
  return {
    status: "not_ready",
    database,
    pending_migrations: pending,
    secret,
    oldest_due_job: null,
    blocked_cycles: null,
    given_up_items: null,
    storage: await storageState(),
    driver: driver(),
    last_run_at: null,
    guarding: false,
  };
}

async function storageState(): Promise<ReadinessView["storage"]> {
  const isFull = await isDiskFull();
  return isFull === null ? null : isFull ? "full" : "available";
}

function driver(): Driver {
  return env.inngest === null ? "local" : "inngest";
}

/**
 * Reports readiness; never throws. Late jobs, waiting cycles and a full disk do not make the process unready,
 * because removing it would not help.
 * @param factsOf returns the facts about jobs
 */
export async function readiness(
  system: SystemCtx,
  factsOf: (system: SystemCtx) => Promise<JobFacts> = jobFacts,
): Promise<ReadinessView> {
  try {
    // Reads all facts concurrently, because each wait of a busy process is long.
    const reads = [pendingMigrations(system), sealedProof(system).catch(() => null), storageState()] as const;
    const [pending, proof, storage] = await Promise.all(reads);
    if (pending.length > 0) return notReady("reachable", pending);
    const secret = await secretState(system, proof);
    if (secret === "wrong") return notReady("reachable", pending, secret);
    const facts = await factsOf(system);
    const served = { secret, storage, driver: driver() };
    return { status: "ready", database: "reachable", pending_migrations: [], ...served, ...facts };
  } catch (error) {
    system.log.warn({ err: error }, "The database does not answer.");
    return notReady("unreachable", null);
  }
}

const SHARED_MS = 250;
const BUSY_MS = 1_000;

/**
 * {@link readiness} for many probes: an answer is at most a quarter of a second old, and concurrent probes
 * share one. While the process is busy, the answer is at most a second old, and the next is read meanwhile.
 * @param now milliseconds of a clock that never goes back
 */
export function sharedReadiness(
  read: () => Promise<ReadinessView> = readinessOfProcess(),
  now: () => number = () => performance.now(),
  isBusy: () => boolean = busyLoop(),
): () => Promise<ReadinessView> {
  let last: { readonly made: Promise<ReadinessView>; until: number } | null = null;
  let finished: { readonly view: ReadinessView; readonly at: number } | null = null;
  const reading = (): Promise<ReadinessView> => {
    if (last !== null && now() < last.until) return last.made;
    const next = { made: read(), until: Number.POSITIVE_INFINITY };
    last = next;
    const end = (): void => {
      next.until = now() + SHARED_MS;
    };
    next.made.then((view) => {
      finished = { view, at: now() };
      end();
    }, end);
    return next.made;
  };
  return async () => {
    const made = reading();
    return finished !== null && isBusy() && now() - finished.at < BUSY_MS ? finished.view : made;
  };
}

function readinessOfProcess(): () => Promise<ReadinessView> {
  const facts = recentFacts();
  return () => readiness(systemContext(), facts);
}

async function jobFacts(system: SystemCtx): Promise<JobFacts> {
  const [oldest, last] = [await oldestDueJob(system), await lastRun(system, driver())];
  return {
    oldest_due_job: oldest,
    blocked_cycles: await countBlockedCycles(system),
    given_up_items: await countGivenUp(system),
    last_run_at: last?.toISOString() ?? null,
    guarding: await isGuarding(system),
  };
}

async function isGuarding(system: SystemCtx): Promise<boolean> {
  const last = driver() === "local" ? null : await lastRun(system, "guard");
  return last !== null && Math.abs(system.realNow().getTime() - last.getTime()) < GUARDING_MS;
}

/**
 * The facts about jobs, read at most once a second and at most ten seconds old, so that probes are answered
 * at once.
 * @param now milliseconds of a monotonic clock
 */
export function recentFacts(
  read: (system: SystemCtx) => Promise<JobFacts> = jobFacts,
  now: () => number = () => performance.now(),
): (system: SystemCtx) => Promise<JobFacts> {
  let known: { readonly facts: JobFacts; readonly at: number; readonly keptMs: number } | null = null;
  let reading: Promise<JobFacts> | null = null;
  const renew = (system: SystemCtx): Promise<JobFacts> => {
    const begun = now();
    reading ??= read(system)
      .then((facts) => {
        const at = now();
        known = { facts, at, keptMs: Math.min(Math.max(RENEWED_MS, (at - begun) * TIMES_KEPT), MOST_KEPT_MS) };
        return facts;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async (system) => {
    const age = known === null ? Number.POSITIVE_INFINITY : now() - known.at;
    const renewed = known === null || age >= known.keptMs ? renew(system) : null;
    if (known === null || age >= MOST_AGE_MS) return renewed ?? renew(system);
    renewed?.catch(() => undefined);
    return known.facts;
  };
}

async function pendingMigrations(system: SystemCtx): Promise<string[]> {
  const applied = await appliedMigrations(system);
  const names = new Set(applied.map(({ name }) => name));
  const wanted = await migrationsOnDisk();
  return wanted.filter((name) => !names.has(name)).sort();
}

let onDisk: Promise<string[]> | undefined;

/** Names of the migrations in this process's code; empty if the image contains none. */
function migrationsOnDisk(): Promise<string[]> {
  onDisk ??= readMigrations();
  return onDisk;
}

async function readMigrations(): Promise<string[]> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function oldestDueJob(system: SystemCtx): Promise<ReadinessView["oldest_due_job"]> {
  const now = system.realNow().getTime();
  let oldest: ReadinessView["oldest_due_job"] = null;
  for (const job of JOBS) {
    const { withoutGivenUp } = await failingOf(system, job.name);
    const at = await job.nextAt(system, { driver: true, ...withoutGivenUp });
    const seconds = at === null ? 0 : Math.floor((now - at.getTime()) / 1000);
    if (at !== null && at.getTime() <= now && (oldest === null || seconds > oldest.seconds)) {
      oldest = { name: job.name, seconds };
    }
  }
  return oldest;
}
