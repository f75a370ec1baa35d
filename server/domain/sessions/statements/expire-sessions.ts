import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { countSteps } from "@/server/db/transactions/state-changes";
import { transition } from "@/server/kernel/machine";
import type { BatchPart, Tx } from "@/server/kernel/types";
import { ATTEMPT } from "../attempts/core/machine";
import { SESSION } from "../core/machine";
import type { AttemptState, SessionState } from "../core/words";
import type { ExpiryMessages } from "../notices/notify-expired";
import { handledPaymentTypes } from "../on-ended";
import { partColumns } from "./part-columns";

const OPEN: readonly SessionState[] = ["created", "pending", "attempted"];

const UNSUBMITTED: AttemptState = "pending";

const IN_FLIGHT: AttemptState = "processing";

/**
 * A locked session with the time to record for its expiry; during an advance of a test clock, the time at
 * which the session was due.
 */
type HeldSession = { readonly id: string; readonly at: Date };

/**
 * Locks sessions that no other transaction locks and that have not changed since their messages were written.
 */
export async function lockFree(
  tx: Tx,
  { parts, messages }: { parts: readonly BatchPart[]; messages: ExpiryMessages },
): Promise<HeldSession[]> {
  const isWalk = parts.some(({ ctx }) => ctx.walk !== undefined);
  const rows = await tx.$queryRaw<(HeldSession & { updatedAt: Date })[]>`
    SELECT s.id, s.updated_at AS "updatedAt", CASE WHEN ${isWalk} THEN s.expires_at ELSE due.now END AS at
    FROM ${partColumns(parts)} JOIN payment_session s ON s.id = due.id AND s.merchant_id = due.merchant_id
    WHERE s.state = ANY(${[...OPEN]}) AND s.deleted_at IS NULL AND s.expires_at <= due.now
      AND s.payment_type <> ALL(${[...handledPaymentTypes()]}) AND NOT s.invoiced
    FOR UPDATE OF s SKIP LOCKED`;
  return rows.filter(({ id, updatedAt }) => messages.asOf.get(id)?.getTime() === updatedAt.getTime());
}

export async function writeExpired(tx: Tx, held: readonly HeldSession[]): Promise<string[]> {
  if (held.length === 0) return [];
  const to = transition(SESSION, "created", "expired");
  const withdrawn = transition(ATTEMPT, UNSUBMITTED, "withdrawn");
  for (const from of OPEN)
    if (transition(SESSION, from, "expired") !== to) throw new Error(`${from} cannot become the expected state.`);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH over AS (
      SELECT s.id, s.merchant_id, s.state AS from_state, held.at
      FROM unnest(${held.map(({ id }) => id)}::bpchar[], ${held.map(({ at }) => at.toISOString())}::timestamptz[]) AS held (id, at)
      JOIN payment_session s ON s.id = held.id
      WHERE NOT EXISTS (
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
