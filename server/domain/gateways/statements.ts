import { Prisma } from "@/server/db/client";
import { selected } from "@/server/db/columns";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { Ctx, Tx } from "@/server/kernel/types";
import { ACCOUNT_COLUMNS } from "./account-row";
import type { GatewayRow } from "./core/account";

export async function lockGatewayByCode(tx: Tx, merchantId: string, code: string): Promise<unknown[]> {
  return tx.$queryRaw`SELECT id FROM gateway WHERE merchant_id = ${merchantId} AND code = ${code} FOR UPDATE`;
}

export async function paid(ctx: Ctx, customerId: string): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ code: string }[]>`
    SELECT settled_pg_code AS code FROM payment_session
    WHERE merchant_id = ${ctx.merchant.id} AND customer_id = ${customerId} AND settled_pg_code IS NOT NULL
    GROUP BY settled_pg_code ORDER BY max(settled_at) DESC, settled_pg_code`;
  return rows.map(({ code }) => code);
}

/**
 * True if an attempt, reversal, operation or second charge of the account is unfinished or waits for a
 * person.
 */
export async function hasOpenPayments(
  tx: Tx,
  { merchantId, code }: { readonly merchantId: string; readonly code: string },
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ open: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM attempt a WHERE a.merchant_id = ${merchantId} AND a.pg_code = ${code}
        AND (a.inquire_at IS NOT NULL OR a.parked_at IS NOT NULL))
      OR EXISTS (SELECT 1 FROM operation o WHERE o.merchant_id = ${merchantId} AND o.pg_code = ${code}
        AND o.destination = 'pg' AND (o.inquire_at IS NOT NULL OR o.parked_at IS NOT NULL))
      OR EXISTS (SELECT 1 FROM charge_reversal r JOIN attempt a ON a.id = r.attempt_id
        WHERE r.merchant_id = ${merchantId} AND a.pg_code = ${code} AND r.finished_at IS NULL)
      OR EXISTS (SELECT 1 FROM second_charge c JOIN attempt a ON a.id = c.attempt_id
        WHERE c.merchant_id = ${merchantId} AND a.pg_code = ${code} AND c.inquire_at IS NOT NULL) AS open`;
  return row?.open ?? true;
}

type ChargeStart = {
  readonly account: { readonly id: string; readonly merchantId: string };
  readonly perSecond: number;
  /** Milliseconds. */
  readonly ahead: number;
};

/** SQL condition: a stored time is further ahead than possible, because the database's clock was set back. */
function isTooFar(time: Prisma.Sql, most: string): Prisma.Sql {
  return Prisma.sql`${time} > clock_timestamp() + ${most}::interval`;
}

const FAR_START = isTooFar(Prisma.sql`p.next_at`, "1 minute");
/** A gateway's charges are paused for at most an hour. */
const FAR_PAUSE = "61 minutes";

/**
 * Books the next instant, by the database's clock, at which the account may be charged without the customer.
 * @returns milliseconds until then; null if it is later than `ahead`
 * @throws {Error} if the merchant has no such account
 */
export async function bookStart(ctx: Ctx, { account, perSecond, ahead }: ChargeStart): Promise<number | null> {
  const apart = Prisma.sql`${1 / perSecond}::float8 * interval '1 second'`;
  const [row] = await ctx.db.$queryRaw<{ wait: number | null }[]>`
    WITH found AS (
      SELECT coalesce(g.connector || ':' || g.identity, g.id) AS acquirer
      FROM gateway g WHERE g.id = ${account.id} AND g.merchant_id = ${account.merchantId}
    ), booked AS (
      INSERT INTO charge_pace AS p (acquirer, next_at) SELECT acquirer, clock_timestamp() + ${apart} FROM found
      ON CONFLICT (acquirer) DO UPDATE
        SET next_at = greatest(CASE WHEN NOT ${FAR_START} THEN p.next_at END, clock_timestamp()) + ${apart}
        WHERE p.next_at <= clock_timestamp() + ${ahead}::float8 * interval '1 millisecond' OR ${FAR_START}
      RETURNING greatest(0, extract(epoch FROM p.next_at - ${apart} - clock_timestamp()) * 1000)::float8 AS wait
    ) SELECT (SELECT wait FROM booked) AS wait FROM found`;
  if (row === undefined) throw new Error(`The merchant has no gateway account ${account.id}.`);
  return row.wait;
}

/**
 * Makes unattended charges of the account's gateway wait for a number of seconds, by the database's clock.
 * Runs one statement.
 */
export async function pauseCharges({ db, merchant }: Ctx, code: string, seconds: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO charge_pace AS p (acquirer, next_at, paused_until)
    SELECT coalesce(g.connector || ':' || g.identity, g.id), now(), clock_timestamp() + ${seconds}::float8 * interval '1 second'
    FROM gateway g WHERE g.merchant_id = ${merchant.id} AND g.code = ${code}
    ON CONFLICT (acquirer) DO UPDATE SET paused_until = excluded.paused_until
      WHERE p.paused_until IS NULL OR p.paused_until < excluded.paused_until
        OR ${isTooFar(Prisma.sql`p.paused_until`, FAR_PAUSE)}`;
}

/** Writes the time of the gateway's refusal, at most once a minute. Runs one statement. */
export async function noteRefusedKey({ db, merchant }: Ctx, code: string): Promise<void> {
  await db.$executeRaw`
    UPDATE gateway SET key_refused_at = now() WHERE merchant_id = ${merchant.id} AND code = ${code}
      AND (key_refused_at IS NULL OR key_refused_at NOT BETWEEN now() - interval '1 minute' AND now())`;
}

/** Seconds for which an account's due cycles wait after the gateway refused its key. */
const KEY_REFUSED_SECONDS = 3_600;

export function chargeWait(g: Prisma.Sql): { readonly columns: Prisma.Sql; readonly joins: Prisma.Sql } {
  return {
    columns: Prisma.sql`
      ${g}.key_refused_at BETWEEN clock_timestamp() - ${KEY_REFUSED_SECONDS}::float8 * interval '1 second'
        AND clock_timestamp() AS "isKeyRefused",
      CASE WHEN NOT ${isTooFar(Prisma.sql`pause.paused_until`, FAR_PAUSE)}
        THEN extract(epoch FROM pause.paused_until - clock_timestamp())::float8 END AS "pausedSeconds"`,
    joins: Prisma.sql`LEFT JOIN charge_pace pause ON pause.acquirer = coalesce(${g}.connector || ':' || ${g}.identity, ${g}.id)`,
  };
}

export const ACCOUNTS_BY_CODE: NamedStatement<GatewayRow> = {
  name: "accounts_by_code",
  pipelined: true,
  text: `SELECT ${selected(ACCOUNT_COLUMNS, "g")} FROM gateway g WHERE g.merchant_id = $1 AND g.code = ANY($2::text[])`,
};
