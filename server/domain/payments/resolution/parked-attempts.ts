/**
 * Charges and reversals that wait for a person, and the person's decision (Spec, "Parked calls").
 */
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission, visibleTypes } from "@/server/domain/merchants";
import { attemptOf, chargedTotal, NOT_PARKED } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { isOwed } from "../core/reversal-machine";
import type { Finding } from "../core/words";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { moveReversal, type Reversal, readReversal } from "../record/reversal";
import { closeLocked } from "../reversal/apply-reversal";
import { renewReversal } from "../reversal/renew-reversal";
import { personFound } from "../settlement/charge-outcome";
import { settleWithin } from "../settlement/settle";

/** What a person needs to look up the call at the gateway. Instants are on the merchant's clock. */
export type ParkedCall = {
  readonly id: string;
  /** `charge` or `reversal`; for an operation its kind; `issue`. */
  readonly what: string;
  readonly sessionId: string;
  readonly gateway: string;
  readonly referenceNumber: string;
  readonly amount: string;
  readonly currency: string;
  readonly sentAt: Date | null;
  readonly parkedAt: Date | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly gatewayRefs: unknown;
  /** What the person may say. */
  readonly choices: readonly Finding[];
};

export const FOUND_OR_NOT = ["happened", "did_not"] as const satisfies readonly Finding[];

/** One call by its id, or a number of the oldest; by default all. */
export type ParkedAsked = { readonly id?: string; readonly limit?: number };

/** What a person found at the gateway, and the person's name, at most 64 characters. */
export type ParkedDecision = { readonly happened: boolean; readonly by: string };

/**
 * Oldest first; users see calls of session types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export async function parkedAttempts(ctx: Ctx, { id, limit }: ParkedAsked = {}): Promise<ParkedCall[]> {
  const rows = await ctx.db.attempt.findMany({
    where: { id, merchantId: ctx.merchant.id, parkedAt: { not: null }, session: ofTypesSeen(ctx.actor) },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return Promise.all(
    rows.map(async (row) => {
      const attempt = attemptOf(row);
      const reversal = await readReversal(ctx, ctx.db, row.id);
      const total = chargedTotal(attempt);
      return {
        id: attempt.id,
        what: reversal === null ? "charge" : "reversal",
        sessionId: attempt.sessionId,
        gateway: attempt.pgCode,
        referenceNumber: (reversal ?? attempt).referenceNumber,
        amount: toWire(total),
        currency: total.currency,
        sentAt: reversal === null ? attempt.startedAt : reversal.firstSentAt,
        parkedAt: attempt.parkedAt,
        reason: attempt.parkedReason,
        note: attempt.parkedNote,
        gatewayRefs: (reversal ?? { refs: attempt.gatewayRefs }).refs,
        choices: FOUND_OR_NOT,
      };
    }),
  );
}

/** @throws {Forbidden} if the caller may see none */
export function ofTypesSeen(actor: Actor): { readonly type?: { readonly in: string[] } } {
  const types = visibleTypes(actor);
  return types === null ? {} : { type: { in: [...types] } };
}

/** The permission for deciding a parked call (Spec, "Actions on payments" 6). */
export function decidingPermission(what: string): `payment.${string}` {
  return what === "charge" || what === "reversal" || what === "issue" ? "payment.refund" : `payment.${what}`;
}

/**
 * Records what a person found out at the gateway, and who. A charge is settled as requested, or as an error;
 * a reversal is done, or sent again under another reference.
 * @throws {NotFound} if the merchant has no such attempt, or a user may not see its type @throws {Forbidden}
 *   for a user without the permission @throws {Conflict} if it does not wait for a person
 */
export async function decideParkedAttempt(
  ctx: Ctx,
  attemptId: string,
  { happened, by }: ParkedDecision,
): Promise<void> {
  const merchantId = ctx.merchant.id;
  const types = visibleTypes(ctx.actor);
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, merchantId, attemptId);
    if (payment === null || types?.some((type) => type === payment.session.type) === false) throw new NotFound();
    requirePermission(ctx.actor, decidingPermission("charge"));
    const { attempt } = payment;
    if (attempt.parkedAt === null) throw new Conflict("This payment does not wait for a person.");
    const [reason, at] = [attempt.parkedReason ?? "", ctx.now()];
    await tx.manualDecision.create({ data: { merchantId, objectId: attemptId, happened, decidedBy: by, reason, at } });
    await tx.attempt.update({ where: { id: attemptId }, data: { ...NOT_PARKED, inquireAt: null } });
    const reversal = await readReversal(ctx, tx, attemptId);
    const after = { call: attemptId, operation: reversal === null ? "charge" : "reversal", happened, decided_by: by };
    await recordAudit(ctx, tx, { action: "payment.decided", objectId: attempt.sessionId, after });
    if (reversal !== null && isOwed(reversal.state)) return decideReversal(ctx, tx, { payment, reversal, happened });
    await settleWithin(ctx, tx, { attemptId, outcome: personFound(happened), deliverInline: false });
  });
}

async function decideReversal(
  ctx: Ctx,
  tx: Tx,
  { payment, reversal, happened }: { payment: Payment; reversal: Reversal; happened: boolean },
): Promise<void> {
  const now = ctx.now();
  if (happened) {
    await moveReversal(ctx, tx, reversal, { event: "succeeded", set: { finishedAt: now } });
    return closeLocked(ctx, tx, payment);
  }
  await renewReversal(ctx, tx, payment, reversal);
}
