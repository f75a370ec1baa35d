import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { SystemCtx } from "@/server/kernel/types";
import type { Counter } from "../core/rate";

type Answer = { failures: number; counts: Partial<Record<Counter, number>> | null };

export type CallerRow<Row> = Answer & (Row | { caller: null });

/** A statement that returns one row with the caller's columns, all null for an unknown caller. */
export type CallerStatement<Row> = NamedStatement<CallerRow<Row>>;

/**
 * SQL that finds a caller and counts the request. `$1` names whose failures are counted, `$2` is their
 * window, `$3` the counters, `$4` their windows and `$5` the number of requests to count. Requests of one
 * caller wait for its counter, so the commit is asynchronous: a crash of Postgres may lose the last counts.
 * @param who selects the caller, by values from `$6` on
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

export async function uncountRequest(system: SystemCtx, caller: string, { classes, starts }: Windows): Promise<void> {
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    FROM unnest(${classes}::text[], ${starts}::timestamptz[]) AS w(class, start)
    WHERE caller = ${caller} AND rate_counter.class = w.class AND window_start = w.start`;
}
