import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { countSteps } from "@/server/db/transactions/state-changes";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { ATTEMPT } from "../attempts/core/machine";
import { SESSION } from "../core/machine";
import type { AttemptState, SessionState } from "../core/words";
import type { ExpiryMessages } from "../notices/notify-expired";
import { handledPaymentTypes } from "../on-ended";

const OPEN: readonly SessionState[] = ["created", "pending", "attempted"];

const UNSUBMITTED: AttemptState = "pending";

const IN_FLIGHT: AttemptState = "processing";

/**
 * Locks the sessions that are not locked by others and have not changed since their messages were written.
 */
export async function lockFree(
  ctx: Ctx,
  tx: Tx,
  { ids, messages }: { ids: readonly string[]; messages: ExpiryMessages },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; updatedAt: Date }[]>`
    SELECT id, updated_at AS "updatedAt" FROM payment_session
    WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id} AND state = ANY(${[...OPEN]}) AND deleted_at IS NULL
      AND expires_at <= ${ctx.now()} AND payment_type <> ALL(${[...handledPaymentTypes()]}) AND NOT invoiced
    FOR UPDATE SKIP LOCKED`;
  return rows.flatMap(({ id, updatedAt }) => (messages.asOf.get(id)?.getTime() === updatedAt.getTime() ? [id] : []));
}

/** SQL: the time recorded for a row; while a test clock is advanced, the time at which it was due. */
function instantOf(ctx: Ctx): Prisma.Sql {
  return ctx.walk === undefined ? Prisma.sql`${ctx.now()}::timestamptz` : Prisma.sql`s.expires_at`;
}

export async function writeExpired(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const to = transition(SESSION, "created", "expired");
  const withdrawn = transition(ATTEMPT, UNSUBMITTED, "withdrawn");
  for (const from of OPEN)
    if (transition(SESSION, from, "expired") !== to) throw new Error(`${from} cannot become the expected state.`);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH over AS (
      SELECT s.id, s.merchant_id, s.state AS from_state, ${instantOf(ctx)} AS at FROM payment_session s
      WHERE s.id = ANY(${ids}) AND NOT EXISTS (
        SELECT FROM attempt a WHERE a.session_id = s.id AND a.state = ${IN_FLIGHT})
    ), withdrawn AS (
      UPDATE attempt a SET state = ${withdrawn}, finished_at = over.at FROM over
      WHERE a.session_id = over.id AND a.state = ${UNSUBMITTED} RETURNING a.id, a.merchant_id, over.at
    ), moved AS (
      UPDATE payment_session s SET state = ${to}, updated_at = over.at FROM over WHERE s.id = over.id
      RETURNING s.id, s.merchant_id, over.from_state, over.at
    ), steps AS (
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT merchant_id, 'attempt', id, ${UNSUBMITTED}, 'withdrawn', ${withdrawn}, at FROM withdrawn
      UNION ALL SELECT merchant_id, 'session', id, from_state, 'expired', ${to}, at FROM moved
    ) SELECT id FROM moved`;
  countSteps(rows.map(() => ({ machine: "session", to })));
  return rows.map(({ id }) => id);
}

export const SOURCE: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.state IN ('created', 'pending', 'attempted') AND m.expire_transactions AND item.service_attempts IS NULL
    AND (SELECT true FROM attempt a WHERE a.session_id = item.id AND a.state = 'processing' LIMIT 1) IS NOT TRUE`,
};
