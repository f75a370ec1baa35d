import { Prisma } from "@/server/db/client";
import type { SystemCtx, Tx } from "@/server/kernel/types";
import { ADDRESS_FAILURES, FAILURES_KEPT_SECONDS, WAIT_AFTER } from "../core/password-waits";

export type AttemptKeys = {
  readonly name: string;
  /** Keys of the counters: of the address for all usernames, and of the username at this address. */
  readonly address: string;
  readonly nameAtAddress: string;
  readonly place: { readonly userId: number; readonly digest: string; readonly subject: string } | null;
  readonly now: Date;
  readonly start: Date;
};

export type CountedAttempt = { subject: string; failures: number };

/**
 * Counts an attempt before its password is checked; no row if the attempt is refused. If an address has
 * failed too often, each username has one attempt per window from that address, unless the user has signed in
 * from this browser or address before.
 */
export async function countAttempt(system: SystemCtx, keys: AttemptKeys): Promise<CountedAttempt[]> {
  const { name, address, nameAtAddress, place, now, start } = keys;
  const isKnown =
    place === null
      ? Prisma.sql`false`
      : Prisma.sql`EXISTS (SELECT 1 FROM sign_in_place p WHERE p.user_id = ${place.userId} AND p.digest = ${place.digest})`;
  const isOver = Prisma.sql`password_attempt.since <= ${now}::timestamptz - make_interval(secs => ${FAILURES_KEPT_SECONDS})`;
  const next = Prisma.sql`CASE WHEN ${isOver} THEN 1 ELSE password_attempt.failures + 1 END`;
  const wait = Prisma.sql`(${[...WAIT_AFTER]}::int[])[least(${next}, ${WAIT_AFTER.length}::int)]`;
  return system.db.$queryRaw<CountedAttempt[]>`
    WITH place AS (SELECT ${isKnown} AS known),
    crowd AS (
      INSERT INTO rate_counter (caller, class, window_start, count) VALUES (${address}, 'failed_auth', ${start}, 1)
      ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1 RETURNING count),
    last_look AS (
      INSERT INTO rate_counter (caller, class, window_start, count)
      SELECT ${nameAtAddress}, 'failed_auth', ${start}, 1 FROM crowd, place
      WHERE crowd.count > ${ADDRESS_FAILURES}::int AND NOT place.known
      ON CONFLICT DO NOTHING RETURNING count),
    admitted AS (
      SELECT CASE WHEN place.known THEN ${place?.subject ?? name} ELSE ${name} END AS subject FROM crowd, place
      WHERE place.known OR crowd.count <= ${ADDRESS_FAILURES}::int OR EXISTS (SELECT 1 FROM last_look))
    INSERT INTO password_attempt (subject, failures, retry_at, since)
    SELECT subject, 1, to_timestamp(0), ${now}::timestamptz FROM admitted
    ON CONFLICT (subject) DO UPDATE
      SET failures = ${next}, retry_at = CASE WHEN ${wait} = 0 THEN to_timestamp(0) ELSE ${now}::timestamptz + make_interval(secs => ${wait}) END,
        since = CASE WHEN ${isOver} THEN excluded.since ELSE password_attempt.since END
      WHERE password_attempt.retry_at <= ${now}::timestamptz
    RETURNING subject, failures`;
}

type Uncount = Pick<AttemptKeys, "address" | "start"> & { readonly subject: string; readonly isOwn: boolean };

/** Undoes the count of an attempt; from a known browser or address, resets it to 0. */
export async function uncountAttempt(system: SystemCtx, { subject, address, start, isOwn }: Uncount): Promise<void> {
  // Updates the address's counter first, like {@link countAttempt}, so that two statements never deadlock.
  await system.db.$executeRaw`
    WITH crowd AS (
      UPDATE rate_counter SET count = count - 1
      WHERE caller = ${address} AND class = 'failed_auth' AND window_start = ${start} AND count > 0 RETURNING 1)
    UPDATE password_attempt
    SET failures = CASE WHEN ${isOwn} THEN 0 ELSE greatest(failures - 1, 0) END, retry_at = to_timestamp(0)
    FROM (SELECT count(*) FROM crowd) first WHERE subject = ${subject}`;
}

/**
 * Records a sign-in from a browser or address, at most once a day. True if the user never signed in from
 * there before.
 */
export async function notePlace(
  db: Pick<Tx, "$queryRaw">,
  place: { userId: number; merchantId: string; digest: string; now: Date },
): Promise<boolean> {
  const { userId, merchantId, digest, now } = place;
  const rows = await db.$queryRaw<{ isNew: boolean }[]>`
    INSERT INTO sign_in_place (user_id, merchant_id, digest, seen_at)
    VALUES (${userId}, ${merchantId}, ${digest}, ${now}::timestamptz)
    ON CONFLICT (user_id, digest) DO UPDATE SET seen_at = excluded.seen_at
      WHERE sign_in_place.seen_at < excluded.seen_at - interval '1 day'
    RETURNING xmax = 0 AS "isNew"`;
  return rows[0]?.isNew ?? false;
}

export async function attemptsOf(
  system: SystemCtx,
  subjects: readonly string[],
): Promise<{ failures: number; retryAt: Date; since: Date }[]> {
  return system.db.$queryRaw<{ failures: number; retryAt: Date; since: Date }[]>`
    SELECT failures, retry_at AS "retryAt", since FROM password_attempt WHERE subject = ANY(${[...subjects]}::text[])`;
}
