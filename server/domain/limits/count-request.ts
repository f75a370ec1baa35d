/**
 * Finds the caller of a request and counts the request, in one statement (Spec, "Credentials" 1 to 6;
 * decision 0312).
 */
import { coalesced } from "@/server/db/driver/batching";
import { type NamedStatement, rowsOf, type StatementValue } from "@/server/db/driver/named-statement";
import type { SystemCtx } from "@/server/kernel/types";
import { countersOf, type Quota, quota, type RateClass, windowOf, windowStart } from "./core/rate";
import { FAILURE_WINDOW_SECONDS, refuseSuspect, type Suspect } from "./failed-credentials";

type Answer = { failures: number; counts: Partial<Record<RateClass, number>> | null };

type CallerRow<Row> = Answer & (Row | { caller: null });

/** Its one row has the caller's columns, all null if there is none or the suspect has failed too often. */
export type CallerStatement<Row> = NamedStatement<CallerRow<Row>>;

/**
 * `$1` is the suspect, `$2` its window, `$3` the failures allowed, `$4` the counters, `$5` their windows and
 * `$6` the number of requests to count. Requests of one caller wait for each other at its counter, so the
 * commit does not wait for the disk: a crash of Postgres may lose the last counts, and nothing else.
 * @param who selects the caller, by values from `$7` on
 * @param note a part of the statement that writes beside the count
 */
export function callerStatement<Row extends { caller: string }>(
  name: string,
  who: string,
  note = "",
): CallerStatement<Row> {
  const text = `WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
    suspected AS MATERIALIZED (
      SELECT coalesce((SELECT count FROM rate_counter
        WHERE caller = $1 AND class = 'failed_auth' AND window_start = $2::timestamptz), 0) AS failures),
    who AS MATERIALIZED (SELECT found.* FROM (${who}) found, suspected WHERE suspected.failures < $3::int),
    counted AS (
      INSERT INTO rate_counter (caller, class, window_start, count)
      SELECT who.caller, w.class, w.start, $6::int
      FROM who, unnest($4::text[], $5::timestamptz[]) WITH ORDINALITY AS w(class, start, place)
      ORDER BY w.place
      ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + excluded.count
      RETURNING class, count
    )${note}
    SELECT who.*, suspected.failures::int AS failures, (SELECT json_object_agg(class, count) FROM counted) AS counts
    FROM relaxed CROSS JOIN suspected LEFT JOIN who ON true`;
  return { name, text, pipelined: true };
}

/** The caller's row, or null, and its counters after this request. */
export type CountedCaller<Row> = { readonly row: Row | null; readonly quotas: readonly Quota[] };

/** The counters that a request adds to, as parallel lists for SQL. */
function windows(rateClass: RateClass, now: Date): { classes: string[]; starts: string[] } {
  const classes = countersOf(rateClass);
  return { classes: [...classes], starts: classes.map((each) => windowOf(each, now).toISOString()) };
}

/** How to find a caller, and what to count. */
export type CallerSearch<Row> = {
  readonly who: CallerStatement<Row>;
  /** The values that identify the caller. Requests with equal values may share a statement. */
  readonly sought: readonly (string | number | Date)[];
  /** Further values, which may differ between requests that share a statement. */
  readonly moment?: readonly Date[];
  readonly suspect: Suspect;
  readonly rateClass: RateClass;
};

type CallerQuestion = {
  readonly system: SystemCtx;
  readonly who: CallerStatement<object>;
  readonly counting: readonly StatementValue[];
  readonly sought: readonly StatementValue[];
};

/** Concurrent requests of one caller share one statement, which counts them all. */
const askOnce = coalesced(async ({ system, who, counting, sought }: CallerQuestion, requests) => {
  const [answer] = await rowsOf(system.db, who, [...counting, requests, ...sought]);
  if (answer === undefined) throw new Error("The statement that finds a caller always returns one row.");
  return answer;
});

/**
 * Finds the caller and counts the request, unless the suspect failed too often. Real time.
 * @throws {RateLimited} too many failed credentials of the suspect; the quotas are not enforced here
 */
export async function countRequest<Row extends { caller: string }>(
  system: SystemCtx,
  { who, sought, moment = [], suspect, rateClass }: CallerSearch<Row>,
): Promise<CountedCaller<Row>> {
  const now = system.realNow();
  const { classes, starts } = windows(rateClass, now);
  const counting = [suspect.caller, windowStart(FAILURE_WINDOW_SECONDS, now), suspect.allowed, classes, starts];
  const asked = { system, who, counting, sought: [...sought, ...moment] };
  const { result, position, calls } = await askOnce(JSON.stringify([who.name, counting, sought]), asked);
  // Requests under one name used the same statement, so the row has this one's type.
  const found = result as CallerRow<Row>;
  refuseSuspect(suspect, found.failures, now);
  const after = calls - 1 - position;
  const quotas = countersOf(rateClass).map((each) => quota(each, (found.counts?.[each] ?? after) - after, now));
  return { row: found.caller === null ? null : found, quotas };
}

/**
 * Undoes the count of a request with a wrong password, so that others cannot use up the user's quota by
 * naming the user.
 */
export async function uncountRequest(system: SystemCtx, caller: string, rateClass: RateClass): Promise<void> {
  const { classes, starts } = windows(rateClass, system.realNow());
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    FROM unnest(${classes}::text[], ${starts}::timestamptz[]) AS w(class, start)
    WHERE caller = ${caller} AND rate_counter.class = w.class AND window_start = w.start`;
}
