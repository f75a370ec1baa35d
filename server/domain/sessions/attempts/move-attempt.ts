import type { Prisma } from "@/server/db/client";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { step } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "../record/session";
import type { Attempt } from "./attempt";

import { ATTEMPT, type AttemptEvent, isOnPage, REFUSED_CODE, WITHDRAWAL } from "./core/machine";

export const NOT_PARKED = { parkedAt: null, parkedReason: null, parkedNote: null } as const;

type Columns = Omit<Prisma.AttemptUncheckedUpdateInput, "state" | "finishedAt">;

/**
 * Ends an attempt by `event`, under the session's lock, records the state change, and stops inquiries.
 * @throws {IllegalTransition} if the attempt's state does not accept the event
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
 * Makes a submitted attempt `pending` again after a wrong code, under the session's lock, and stops
 * inquiries, because nothing was charged.
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
 * (Spec, "Paying on the hosted pages"). A job then ends the gateway's page, if possible. Requires the
 * session's lock.
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
