/** Moves attempts along their state table; settlements write their own steps. */
import { Prisma } from "@/server/db/client";
import { countSteps, recordChanges } from "@/server/db/transactions/state-changes";
import { step } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "../record/session";
import type { Attempt } from "./attempt";
import { firstInquiryAt } from "./core/backoff";
import {
  ATTEMPT,
  type AttemptEvent,
  attemptStates,
  isOnPage,
  REFUSED_CODE,
  SUBMISSION,
  WITHDRAWAL,
} from "./core/machine";

/** Clears the wait for a person. */
export const NOT_PARKED = { parkedAt: null, parkedReason: null, parkedNote: null } as const;

type Columns = Omit<Prisma.AttemptUncheckedUpdateInput, "state" | "finishedAt">;

/**
 * Ends an attempt along `event`, under the session's lock, and records the step. The resolver no longer
 * inquires.
 * @throws {IllegalTransition} its state does not accept the event
 */
export async function endAttempt(
  ctx: Ctx,
  tx: Tx,
  move: { attempt: Pick<Attempt, "id" | "merchantId" | "state">; event: AttemptEvent; set?: Columns },
): Promise<void> {
  const { id, merchantId, state } = move.attempt;
  const at = ctx.now();
  const taken = step(ATTEMPT, state, move.event);
  const data = { inquireAt: null, ...NOT_PARKED, ...move.set, state: taken.to, finishedAt: at };
  await tx.attempt.update({ where: { id }, data, select: { id: true } });
  await recordChanges(tx, [{ merchantId, machine: "attempt", objectId: id, ...taken, at }]);
}

/**
 * Makes an unsubmitted attempt `processing`, under the session's lock, as paid by `formOfPayment`: `card`, or
 * `inquiry` for a status query. The resolver inquires if no answer arrives. One statement.
 */
export async function submitAttempt(
  ctx: Ctx,
  tx: Tx,
  { attemptId, formOfPayment }: { attemptId: string; formOfPayment: string },
): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const at = ctx.now();
  const { from, event, to } = SUBMISSION;
  await tx.$executeRaw`
    WITH submitted AS (
      UPDATE attempt SET state = ${to}, form_of_payment = ${formOfPayment}, inquire_at = ${firstInquiryAt(at)}, started_at = ${at}
      WHERE id = ${attemptId} AND merchant_id = ${merchantId} AND state = ${from} RETURNING id
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, 'attempt', id, ${from}, ${event}, ${to}, ${at} FROM submitted`;
  countSteps([{ machine: "attempt", to }]);
}

/**
 * Makes a submitted attempt `pending` again after a wrong code, under the session's lock. Nothing was
 * charged, so the resolver does not inquire.
 */
export async function reopenAttempt(ctx: Ctx, tx: Tx, attemptId: string): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const { from, event, to } = REFUSED_CODE;
  const where = { id: attemptId, merchantId, state: from };
  const { count } = await tx.attempt.updateMany({ where, data: { state: to, inquireAt: null, startedAt: null } });
  if (count === 0) return;
  await recordChanges(tx, [{ merchantId, machine: "attempt", objectId: attemptId, from, event, to, at: ctx.now() }]);
}

/**
 * Withdraws the session's attempt that is on a gateway's page, without an event or a change of the session
 * (Spec, "Paying on the hosted pages"). The resolver then ends the gateway's own page, if possible. Under the
 * session's lock. No statement if there is none.
 */
export async function withdrawAttempts(
  ctx: Ctx,
  tx: Tx,
  { attempts }: Pick<SessionWithAttempts, "attempts">,
): Promise<void> {
  for (const attempt of attempts.filter(isOnPage)) {
    const set = attempt.pageExpiresAt === null ? {} : { inquireAt: ctx.now() };
    await endAttempt(ctx, tx, { attempt, event: WITHDRAWAL.event, set });
  }
}

/**
 * SQL that withdraws every other attempt of a session that is on a page; it returns `id` and the previous
 * state as `was`.
 * @param kept the attempt that stays
 */
export function withdrawOthers({
  merchantId,
  sessionId,
  kept,
  at,
}: {
  merchantId: string;
  sessionId: string;
  kept: string;
  at: Date;
}): Prisma.Sql {
  return Prisma.sql`
    UPDATE attempt SET state = ${WITHDRAWAL.to}, finished_at = ${at},
      inquire_at = CASE WHEN attempt.page_expires_at IS NULL THEN NULL ELSE ${at}::timestamptz END
    FROM (SELECT id, state AS was FROM attempt WHERE session_id = ${sessionId} AND merchant_id = ${merchantId} AND id <> ${kept}
      AND state IN (${Prisma.join(attemptStates(isOnPage))})) other
    WHERE attempt.id = other.id AND attempt.merchant_id = ${merchantId} RETURNING attempt.id, other.was`;
}
