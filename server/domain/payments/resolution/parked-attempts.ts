/** Charges and reversals that wait for a person's decision (Spec, "Parked calls"). */
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { ReportedFact } from "@/server/domain/gateways";
import { requirePermission, visibleTypes } from "@/server/domain/merchants";
import { attemptOf, chargedTotal, NOT_PARKED } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { compare, isEqual, type Money, toWire, zero } from "@/server/kernel/money";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { isAsked, isOwed } from "../core/reversal-machine";
import { type Finding, type MissingReason, PARKED_FINDINGS, type ParkedFinding } from "../core/words";
import { readReported } from "../record/differing-answer";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { beginReversal, moveReversal, type Reversal, readReversal } from "../record/reversal";
import { closeLocked } from "../reversal/apply-reversal";
import { renewReversal } from "../reversal/renew-reversal";
import { personFound } from "../settlement/charge-outcome";
import { settleWithin } from "../settlement/settle";
import { isRepriced } from "../settlement/settlement-of";
import { bookAsReported } from "./book-as-reported";

/** Facts with which a person can find the call at the gateway. */
export type ParkedCall = {
  readonly id: string;
  /** The parked call's kind: `charge`, `reversal`, `issue`, or the kind of an operation. */
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
  /** The amount that the gateway reports, such as `4.000 KWD`, if it differs from the request. */
  readonly reported: string | null;
  readonly choices: readonly Finding[];
  /** Why a person cannot book the call or give it back; null if the person can do both. */
  readonly missing: MissingReason | null;
};

const FOUND_OR_NOT = ["happened", "did_not"] as const satisfies readonly ParkedFinding[];

/**
 * The findings that a person may choose about a charge or capture. A zero amount, or an amount in another
 * currency than the request's, cannot be booked.
 */
export function findingsAbout(asked: Money, reported: ReportedFact | null): readonly ParkedFinding[] {
  const missing = missingReason(asked, reported);
  if (missing === null) return PARKED_FINDINGS;
  return missing === "nothing_moved" ? ["did_not"] : PARKED_FINDINGS.filter((finding) => finding !== "happened");
}

export function missingReason(asked: Money, reported: ReportedFact | null): MissingReason | null {
  if (reported === null) return null;
  if (!isPositive(reported.amount)) return "nothing_moved";
  return reported.amount.currency === asked.currency ? null : "other_currency";
}

function isPositive(amount: Money): boolean {
  return compare(amount, zero(amount.currency)) > 0;
}

export function reportedText(asked: Money, reported: ReportedFact | null): string | null {
  if (reported === null || isEqual(reported.amount, asked)) return null;
  return `${toWire(reported.amount)} ${reported.amount.currency}`;
}

export function requireFinding(findings: readonly Finding[], finding: ParkedFinding): void {
  if (!findings.includes(finding)) throw new Conflict("This decision is not possible for this payment.");
}

export type ParkedAsked = { readonly id?: string; readonly limit?: number };

/** A person's finding about the call at the gateway, and the person's name, at most 64 characters. */
export type ParkedDecision = { readonly finding: ParkedFinding; readonly by: string };

/**
 * Parked calls, oldest first; users see calls of session types that they may view.
 * @throws {Forbidden}
 */
export async function parkedAttempts(ctx: Ctx, { id, limit }: ParkedAsked = {}): Promise<ParkedCall[]> {
  const rows = await ctx.db.attempt.findMany({
    where: { id, merchantId: ctx.merchant.id, parkedAt: { not: null }, session: ofTypesSeen(ctx.actor) },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  const answers = await readReported(
    ctx,
    ctx.db,
    rows.map((row) => row.id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const attempt = attemptOf(row);
      const reversal = await readReversal(ctx, ctx.db, row.id);
      const total = chargedTotal(attempt);
      const reported = answers.get(row.id) ?? null;
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
        reported: reportedText(total, reported),
        choices: reversal === null ? findingsAbout(total, reported) : FOUND_OR_NOT,
        missing: reversal === null ? missingReason(total, reported) : null,
      };
    }),
  );
}

/**
 * A filter for the session types that the caller may view.
 * @throws {Forbidden} if there are none
 */
export function ofTypesSeen(actor: Actor): { readonly type?: { readonly in: string[] } } {
  const types = visibleTypes(actor);
  return types === null ? {} : { type: { in: [...types] } };
}

export function decidingPermission(what: string): `payment.${string}` {
  return what === "charge" || what === "reversal" || what === "issue" ? "payment.refund" : `payment.${what}`;
}

/**
 * Records what a person found out at the gateway, and who. A charge is booked with the reported amount, ends
 * as an error, or is returned; a reversal is done, or sent again under another reference.
 * @throws {NotFound} for an unknown or invisible attempt
 * @throws {Forbidden}
 * @throws {Conflict} if the attempt does not wait for a person
 */
export async function decideParkedAttempt(ctx: Ctx, attemptId: string, { finding, by }: ParkedDecision): Promise<void> {
  const merchantId = ctx.merchant.id;
  const types = visibleTypes(ctx.actor);
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, merchantId, attemptId);
    if (payment === null || types?.some((type) => type === payment.session.type) === false) throw new NotFound();
    requirePermission(ctx.actor, decidingPermission("charge"));
    const { attempt } = payment;
    if (attempt.parkedAt === null) throw new Conflict("This payment needs no decision.");
    const reversal = await readReversal(ctx, tx, attemptId);
    const reported = reversal === null ? ((await readReported(ctx, tx, [attemptId])).get(attemptId) ?? null) : null;
    const total = chargedTotal(attempt);
    requireFinding(reversal === null ? findingsAbout(total, reported) : FOUND_OR_NOT, finding);
    const found = foundColumns(finding);
    const [reason, at] = [attempt.parkedReason ?? "", ctx.now()];
    await tx.manualDecision.create({ data: { merchantId, objectId: attemptId, ...found, decidedBy: by, reason, at } });
    await tx.attempt.update({ where: { id: attemptId }, data: { ...NOT_PARKED, inquireAt: null } });
    const operation = reversal === null ? "charge" : "reversal";
    const after = {
      call: attemptId,
      operation,
      ...decisionFacts({ finding, by, booked: reportedText(total, reported) }),
    };
    await recordAudit(ctx, tx, { action: "payment.decided", objectId: attempt.sessionId, after });
    if (reversal !== null && isOwed(reversal.state))
      return decideReversal(ctx, tx, { payment, reversal, happened: found.happened });
    if (found.givenBack) return giveBack(ctx, tx, payment, reported);
    if (found.happened && reported !== null) await bookAsReported(ctx, tx, payment, reported);
    const isAsReported = found.happened && reported !== null && !isRepriced(payment);
    const outcome = personFound(found.happened);
    await settleWithin(ctx, tx, { attemptId, outcome, isAsReported, deliverInline: false });
  });
}

export function foundColumns(finding: ParkedFinding) {
  return { happened: finding !== "did_not", givenBack: finding === "give_back" };
}

type DecidedFacts = { readonly finding: ParkedFinding; readonly by: string; readonly booked: string | null };

export function decisionFacts({ finding, by, booked }: DecidedFacts) {
  const { happened, givenBack } = foundColumns(finding);
  return {
    happened,
    ...(givenBack && { given_back: true }),
    ...(happened && booked !== null && { reported: booked }),
    decided_by: by,
  };
}

async function giveBack(ctx: Ctx, tx: Tx, payment: Payment, reported: ReportedFact | null): Promise<void> {
  const data = { reversalDue: true, inquireAt: ctx.now(), inquiries: 0 };
  await tx.attempt.update({ where: { id: payment.attempt.id }, data });
  await beginReversal(ctx, tx, payment, reported);
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
  if (isAsked(reversal.state) || reversal.state === "refused") return renewReversal(ctx, tx, payment, reversal);
  await tx.attempt.update({ where: { id: payment.attempt.id }, data: { inquireAt: now, inquiries: 0 } });
}
