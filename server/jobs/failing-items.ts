/** Failing items: their attempts and last errors, shared by all processes (Spec, "Jobs that fail"). */
import { withoutCards } from "@/server/kernel/card-scheme";
import { AppError } from "@/server/kernel/errors";
import type { Job, JobItem, SystemCtx } from "@/server/kernel/types";
import { keyOf, type LeftOut } from "./holds";
import { addFailure } from "./statements";

/**
 * Maximum attempts of an item. Pauses double from five seconds to an hour, so an item is given up after about
 * fourteen hours.
 */
export const MOST_ATTEMPTS = 24;
const MAX_ERROR = 300;
const KEPT_MS = 1_000;
/**
 * Days after the last failure, longer than the longest pause, after which an item that is no longer due is
 * forgotten.
 */
const FORGOTTEN_DAYS = 7;
/** Days after which a given-up item that is still due begins its attempts again. */
const GIVEN_UP_DAYS = 30;
const DAY_MS = 86_400_000;
/** Maximum number of failing items that a process reads; beyond it, queries look each item up. */
const MOST_KNOWN = 5_000;
/** Maximum milliseconds until a retry; a longer wait means that the clock was put back. */
const LATEST_RETRY_MS = 4_200_000;
/** Number of due items of a merchant above which its ended items are not forgotten. */
const MOST_DUE = 1_000;

export type Failures = {
  readonly isPart: boolean;
  readonly failed: ReadonlySet<string>;
  readonly givenUp: readonly string[];
  readonly withoutGivenUp: LeftOut;
  /** Leaves out items that were given up or wait for their next attempt. */
  readonly leftOut: LeftOut;
  readonly retryAt: Date | null;
};

type Row = { readonly job: string; readonly id: string } & Pick<JobItem, "dueAt"> & {
    readonly retryAt: Date;
    readonly givenUpAt: Date | null;
  };

let known: { readonly at: number; readonly rows: Promise<readonly Row[]> } | null = null;

function rowsOf({ db }: SystemCtx): Promise<readonly Row[]> {
  if (known !== null && performance.now() - known.at < KEPT_MS) return known.rows;
  const select = { job: true, itemId: true, dueAt: true, retryAt: true, givenUpAt: true } as const;
  const found = db.failingItem.findMany({ select, orderBy: { retryAt: "desc" }, take: MOST_KNOWN });
  const rows = found.then((all) => all.map(({ itemId, ...row }) => ({ ...row, id: itemId })));
  known = { at: performance.now(), rows };
  rows.catch(() => {
    known = null;
  });
  return rows;
}

/** Makes the next query read the rows again, because another process or bundle may have changed them. */
export function readFailuresAgain(): void {
  known = null;
}

/** Items of a job that failed, at most a second old. */
export async function failingOf(system: SystemCtx, job: string): Promise<Failures> {
  const now = system.realNow();
  const latest = new Date(now.getTime() + LATEST_RETRY_MS);
  const rows = await rowsOf(system);
  const isPart = rows.length >= MOST_KNOWN;
  const own = rows.filter((row) => row.job === job);
  const failed = new Set(own.map(keyOf));
  const ended = own.filter(({ givenUpAt }) => givenUpAt !== null);
  const paused = own.filter(({ givenUpAt, retryAt }) => givenUpAt === null && retryAt > now && retryAt <= latest);
  const givenUp = ended.map(keyOf);
  if (isPart) {
    const failing = (retried: readonly [Date, Date] | null): LeftOut => ({ failing: { job, retried } });
    const [withoutGivenUp, leftOut] = [failing(null), failing([now, latest])];
    return { isPart, failed, givenUp, withoutGivenUp, leftOut, retryAt: null };
  }
  const first = Math.min(...paused.map(({ retryAt }) => retryAt.getTime()));
  const retryAt = paused.length === 0 ? null : new Date(first);
  const leftOut = { without: [...givenUp, ...paused.map(keyOf)] };
  return { isPart, failed, givenUp, withoutGivenUp: { without: givenUp }, leftOut, retryAt };
}

type Failed = {
  readonly item: JobItem;
  readonly error: unknown;
  /** The text of a refusal, null for an internal error; by default the text of `error`. */
  readonly refusal?: string | null;
};

/**
 * Counts and logs a failure. Never throws.
 * @returns the number of attempts, or null if it could not be stored
 */
export async function recordFailure(
  system: SystemCtx,
  job: string,
  { item, error, refusal = error instanceof AppError ? String(error) : null }: Failed,
): Promise<number | null> {
  const facts = { job, merchant: item.merchantId, item: item.id };
  const lastError = refusal === null ? null : shownText(refusal);
  const row = { ...item, job, lastError, now: system.realNow(), most: MOST_ATTEMPTS };
  const stored = await addFailure(system, row).catch((failure: unknown) => {
    system.log.warn({ ...facts, err: failure }, "The failure of a job's item could not be stored.");
    return null;
  });
  known = null;
  system.log.error({ ...facts, failures: stored?.attempts ?? null, err: error }, "A job's item failed.");
  if (stored?.isGivenUp === true) system.log.error(facts, "A job's item was given up. A person can have it run again.");
  return stored?.attempts ?? null;
}

function shownText(refusal: string): string {
  return withoutCards(refusal).replaceAll("\0", "").slice(0, MAX_ERROR);
}

export async function forgetFailure(system: SystemCtx, job: string, { merchantId, id, dueAt }: JobItem): Promise<void> {
  try {
    const { count } = await system.db.failingItem.deleteMany({ where: { merchantId, job, itemId: id, dueAt } });
    if (count > 0) known = null;
  } catch (error) {
    system.log.warn({ job, item: id, err: error }, "A failure could not be forgotten.");
  }
}

export async function countGivenUp({ db }: SystemCtx): Promise<number> {
  return db.failingItem.count({ where: { givenUpAt: { not: null } } });
}

export async function pruneFailures({ db, realNow }: SystemCtx): Promise<void> {
  const before = (days: number) => ({ lt: new Date(realNow().getTime() - days * DAY_MS) });
  const forgotten = { givenUpAt: null, failedAt: before(FORGOTTEN_DAYS) };
  await db.failingItem.deleteMany({ where: { OR: [forgotten, { givenUpAt: before(GIVEN_UP_DAYS) }] } });
}

/** Forgets given-up items that are no longer due, because they ended in another way. */
export async function forgetEnded(system: SystemCtx, jobs: readonly Job[]): Promise<void> {
  const isGivenUp = { givenUpAt: { not: null } };
  const groups = await system.db.failingItem.groupBy({ by: ["job", "merchantId"], where: isGivenUp });
  for (const { merchantId, job: name } of groups) {
    const job = jobs.find((one) => one.name === name);
    if (job === undefined) continue;
    const where = { merchantId, job: name, ...isGivenUp };
    const select = { itemId: true, dueAt: true } as const;
    const rows = await system.db.failingItem.findMany({ where, select, take: 2 * MOST_DUE });
    const found = await job.due(system, { merchantId, everything: true }, MOST_DUE);
    if (found.length >= MOST_DUE) continue;
    const due = new Set(found.map(keyOf));
    const ended = rows.filter(({ itemId, dueAt }) => !due.has(keyOf({ id: itemId, dueAt })));
    if (ended.length > 0) await system.db.failingItem.deleteMany({ where: { ...where, OR: ended } });
  }
}
