import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { type Counter, windowStart } from "./core/rate";

type CountedEvent = {
  readonly caller: string;
  readonly kind: "form_post" | "failed_auth" | "document";
  readonly start: Date;
};

/** Increments the counter and returns its new value. One statement, outside any transaction. */
export async function addToCounter(system: SystemCtx, { caller, kind, start }: CountedEvent): Promise<number> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_counter (caller, class, window_start, count)
    VALUES (${caller}, ${kind}, ${start}, 1)
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
    RETURNING count`;
  return row?.count ?? 1;
}

/** Undoes one {@link addToCounter}. */
export async function takeFromCounter(system: SystemCtx, { caller, kind, start }: CountedEvent): Promise<void> {
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    WHERE caller = ${caller} AND class = ${kind} AND window_start = ${start} AND count > 0`;
}

type Answer = { failures: number; counts: Partial<Record<Counter, number>> | null };

export type CallerRow<Row> = Answer & (Row | { caller: null });

/** One row with the caller's columns, all null if there is none. */
export type CallerStatement<Row> = NamedStatement<CallerRow<Row>>;

/**
 * `$1` is the suspect, `$2` its window, `$3` the counters, `$4` their windows and `$5` the number of requests
 * to count. Requests of one caller wait for each other at its counter, so the commit is asynchronous: a crash
 * of Postgres may lose the last counts, and nothing else.
 * @param who selects the caller, by values from `$6` on
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
    who AS MATERIALIZED (SELECT found.* FROM (${who}) found),
    counted AS (
      INSERT INTO rate_counter (caller, class, window_start, count)
      SELECT who.caller, w.class, w.start, $5::int
      FROM who, unnest($3::text[], $4::timestamptz[]) WITH ORDINALITY AS w(class, start, place)
      ORDER BY w.place
      ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + excluded.count
      RETURNING class, count
    )${note}
    SELECT who.*, suspected.failures::int AS failures, (SELECT json_object_agg(class, count) FROM counted) AS counts
    FROM relaxed CROSS JOIN suspected LEFT JOIN who ON true`;
  return { name, text, pipelined: true };
}

export type Windows = { readonly classes: string[]; readonly starts: string[] };

/** Undoes the count of one request. */
export async function uncountRequest(system: SystemCtx, caller: string, { classes, starts }: Windows): Promise<void> {
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    FROM unnest(${classes}::text[], ${starts}::timestamptz[]) AS w(class, start)
    WHERE caller = ${caller} AND rate_counter.class = w.class AND window_start = w.start`;
}

export const FAILURE_WINDOW_SECONDS = 15 * 60;

/** Identifies whose failures are counted, and how many are allowed in a window. */
export type Suspect = { readonly caller: string; readonly allowed: number };

/** The failures in the current window. One statement. */
export async function failuresOf(system: SystemCtx, { caller }: Suspect, now: Date): Promise<number> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    SELECT count FROM rate_counter WHERE caller = ${caller} AND class = 'failed_auth'
      AND window_start = ${windowStart(FAILURE_WINDOW_SECONDS, now)}`;
  return row?.count ?? 0;
}

type KeyClaim = {
  key: string;
  route: string;
  digest: string;
  /** Digests of the body; several during a rotation of the secret. */
  same: readonly string[];
  now: Date;
  leaseUntil: Date;
  /** Keys created before this time have expired. */
  oldest: Date;
};

/**
 * Inserts the key, or takes over a key that expired or whose lease ended. No row is returned if another
 * request holds the key.
 */
export async function claimKey(
  ctx: Ctx,
  { key, route, digest, same, now, leaseUntil, oldest }: KeyClaim,
): Promise<{ made: string | null }[]> {
  return ctx.db.$queryRaw<{ made: string | null }[]>`
    INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until, created_at)
    VALUES (${ctx.merchant.id}, ${key}, ${route}, ${digest}, ${leaseUntil}, ${now})
    ON CONFLICT (merchant_id, key, route) DO UPDATE
      SET body_digest = excluded.body_digest, lease_until = excluded.lease_until, created_at = excluded.created_at,
        status = NULL, body = NULL, made = CASE WHEN idempotency_key.created_at < ${oldest} THEN NULL ELSE idempotency_key.made END
      WHERE idempotency_key.created_at < ${oldest}
        OR (idempotency_key.status IS NULL AND idempotency_key.lease_until < ${now}
          AND (idempotency_key.made IS NULL OR idempotency_key.body_digest = ANY(${same})))
    RETURNING made`;
}
