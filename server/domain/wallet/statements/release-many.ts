import { Prisma } from "@/server/db/client";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { effectsOf } from "../core/ledger";
import { RESERVATION } from "../core/machine";

export async function lockSessions(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM payment_session s WHERE s.id IN (
      SELECT r.session_id FROM wallet_reservation r WHERE r.id = ANY(${ids}) AND r.merchant_id = ${ctx.merchant.id})
    FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

export async function lockAccountsOf(ctx: Ctx, tx: Tx, sessions: readonly string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM wallet_account a WHERE a.id IN (
      SELECT r.account_id FROM wallet_reservation r
      WHERE r.session_id = ANY(${sessions}) AND r.merchant_id = ${ctx.merchant.id} AND r.state = 'reserved')
    ORDER BY a.id FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** SQL of the time to record for a row; while a test clock is advanced, the row's due time. */
function instantOf(ctx: Ctx): Prisma.Sql {
  return ctx.walk === undefined ? Prisma.sql`${ctx.now()}::timestamptz` : Prisma.sql`r.release_at`;
}

export async function writeReleased(
  ctx: Ctx,
  tx: Tx,
  { sessions, accounts }: { sessions: readonly string[]; accounts: readonly string[] },
): Promise<string[]> {
  const to = transition(RESERVATION, "reserved", "timer");
  const { direction, balance, held } = effectsOf("release");
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH live AS (
      SELECT r.id, r.merchant_id, r.account_id, r.operation_id, r.session_id, r.pg_code, r.amount, ${instantOf(ctx)} AS at,
        bool_and(r.account_id = ANY(${accounts})) OVER (PARTITION BY r.session_id) AS whole
      FROM wallet_reservation r
      WHERE r.session_id = ANY(${sessions}) AND r.merchant_id = ${ctx.merchant.id}
        AND r.state = 'reserved' AND r.release_at <= ${ctx.now()}
        AND NOT EXISTS (SELECT FROM attempt a WHERE a.session_id = r.session_id AND a.state = 'processing')
    ), over AS (SELECT * FROM live WHERE whole), moved AS (
      UPDATE wallet_account a SET balance = a.balance + ${balance}::int * sums.amount, held = a.held + ${held}::int * sums.amount,
        updated_at = sums.at
      FROM (SELECT account_id, sum(amount) AS amount, max(at) AS at FROM over GROUP BY account_id) sums
      WHERE a.id = sums.account_id
    ), entries AS (
      INSERT INTO wallet_entry (merchant_id, account_id, entry_type, direction, amount, operation_id, session_id, pg_code, created_at)
      SELECT merchant_id, account_id, 'release', ${direction}, amount, operation_id, session_id, pg_code, at
      FROM over ORDER BY at, operation_id
    ), ended AS (
      UPDATE wallet_reservation r SET state = ${to}, release_at = NULL, updated_at = over.at, finished_at = over.at
      FROM over WHERE r.id = over.id
    ), steps AS (
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT merchant_id, 'reservation', id, 'reserved', 'timer', ${to}, at FROM over ORDER BY at, operation_id
    ) SELECT id FROM over`;
  return rows.map(({ id }) => id);
}
