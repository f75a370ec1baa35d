/**
 * The statements that find who calls, and count the request: by key, by username, and by a token of our own
 * (decision 0309).
 */
import type { MerchantRow } from "@/server/context";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { RateClass } from "@/server/kernel/rate";
import { MERCHANT_COLUMNS, USER_COLUMNS, type UserRow } from "./user-rows";

type KeyRow = MerchantRow & {
  caller: string;
  keyId: string;
  keyKind: "private_key" | "public_key";
  keyVersion: string;
};

type Answer = { failures: number; counts: Partial<Record<RateClass, number>> | null };

/**
 * One row: the caller's columns, all null if there is none or the suspect has failed too often, beside what
 * was counted. `$1` is the suspect, `$2` its window and `$3` the failures that it may have; `$4` are the
 * counters, `$5` their windows and `$6` the requests to count.
 *
 * Requests of one caller wait for each other at its counter: they do not wait for the disk, too. A count of
 * the last moment before Postgres crashes may be lost, and nothing else.
 */
export type CallerStatement<Row> = NamedStatement<CallerRow<Row>>;

export type CallerRow<Row> = Answer & (Row | { caller: null });

/**
 * @param who selects the caller, by values from `$7` on
 * @param note a part of the statement that writes beside the count
 */
function callerStatement<Row extends { caller: string }>(name: string, who: string, note = ""): CallerStatement<Row> {
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

/**
 * By the digest `$7`, `$8` being now. The same statement notes that the key was used, if that was not noted
 * since `$9`.
 */
export const CALLER_BY_KEY = callerStatement<KeyRow>(
  "caller_by_key",
  `SELECT 'key:' || k.id AS caller, k.id AS "keyId", k.api_version AS "keyVersion",
      CASE WHEN k.private_digest = $7 THEN 'private_key' ELSE 'public_key' END AS "keyKind", ${MERCHANT_COLUMNS.sql}
    FROM api_key k JOIN merchant m ON m.id = k.merchant_id
    WHERE (k.private_digest = $7 OR k.public_digest = $7)
      AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $8::timestamptz)`,
  `, used AS (
      UPDATE api_key k SET last_used_at = $8::timestamptz FROM who
      WHERE k.id = who."keyId" AND (k.last_used_at IS NULL OR k.last_used_at <= $9::timestamptz)
    )`,
);

function userStatement(name: string, which: string): CallerStatement<UserRow & { caller: string }> {
  return callerStatement(
    name,
    `SELECT 'user:' || u.id AS caller, ${USER_COLUMNS.sql}, ${MERCHANT_COLUMNS.sql}
    FROM merchant_user u JOIN merchant m ON m.id = u.merchant_id WHERE u.deleted_at IS NULL AND ${which}`,
  );
}

/** By the username `$7`. */
export const CALLER_BY_USERNAME = userStatement("caller_by_username", "u.username = $7");

/** The user `$7` if the password is still that of the moment `$8`. */
export const CALLER_BY_TOKEN = userStatement(
  "caller_by_token",
  "u.id = $7::int AND u.password_changed_at = $8::timestamptz",
);
