import { type GatewayRefs, type GatewayResult, type Inquiry, isDifference } from "@/server/domain/gateways";
import { isOpen } from "@/server/domain/sessions";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { endPage } from "../attempt/end-page";
import { leadOn } from "../attempt/lead-on";
import { parkAttempt } from "../attempt/park-attempt";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { queryCharge } from "../attempt/query-charge";
import type { Payment } from "../record/payment";
import { gatewayAnswered, PAGE_ENDED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";

/** Seconds after the end of a gateway's page in which an outcome may still arrive. */
const GRACE_SECONDS = 3_600;

/**
 * Resolves an attempt with a gateway's page, open or left (Spec, "Pages of gateways"): settles a payment or
 * the page's end, even if late; ends a left or timed-out page, if the gateway can; queries until an hour
 * after the page's end. An open page that the gateway cannot report on is then listed for a person, unless
 * its opening was never confirmed, so that no customer saw it (Spec, "Gateway pages without an answer").
 */
export async function watchPage(ctx: Ctx, payment: Payment, candidates: readonly GatewayRefs[] = []): Promise<void> {
  const { attempt } = payment;
  const mayBePaid = isOpen(attempt) || isPast(ctx, payment, 0);
  if (!mayBePaid && (await endPage(ctx, payment)) === "ended") return stopWatching(ctx, payment);
  const inquiry = await queryCharge(ctx, payment, candidates);
  // A bank's next step is stored only if the browser brought the last result; otherwise the last step is
  // still required.
  if (inquiry.known === "answer" && candidates.length > 0 && (await leadOn(ctx, attempt, inquiry.answer))) return;
  if (inquiry.known === "answer") return applyAnswer(ctx, payment, inquiry.answer);
  if (inquiry.known === "denied" && isOpen(attempt)) {
    const note = `The gateway denies the page of ${attempt.referenceNumber}, which it had opened.`;
    return parkAttempt(ctx, ctx.db, payment, { reason: "outcome_unknown", note });
  }
  if (!isPast(ctx, payment, inquiry.known === "nothing" ? 0 : GRACE_SECONDS)) {
    return postponeInquiry(ctx, { ...attempt, askAfterSeconds: secondsToWait(inquiry) });
  }
  if (!isOpen(attempt)) return stopWatching(ctx, payment);
  const isOpened = inquiry.known !== "nothing" && attempt.pageUrl !== null;
  if (isOpened || isDifference(attempt.parkedReason)) {
    const note = `It is unknown whether the page of ${attempt.referenceNumber} was paid.`;
    return parkAttempt(ctx, ctx.db, payment, { reason: "outcome_unknown", note });
  }
  await settle(ctx, { attemptId: attempt.id, outcome: PAGE_ENDED, deliverInline: false });
}

function secondsToWait(inquiry: Inquiry): number | null {
  return inquiry.known === "not_yet" ? inquiry.askAfterSeconds : null;
}

async function applyAnswer(ctx: Ctx, payment: Payment, answer: GatewayResult): Promise<void> {
  const { attempt } = payment;
  const isUndecided = answer.outcome === "pending";
  if (isUndecided && !isOpen(attempt) && isPast(ctx, payment, GRACE_SECONDS)) return stopWatching(ctx, payment);
  const isOver = isUndecided && isOpen(attempt) && isPast(ctx, payment, 0);
  const outcome = isOver && (await endPage(ctx, payment)) === "ended" ? PAGE_ENDED : gatewayAnswered(answer);
  const settled = await settle(ctx, { attemptId: attempt.id, outcome, deliverInline: false });
  if (outcome === PAGE_ENDED) return;
  if (isUndecided) return postponeInquiry(ctx, attempt);
  if (settled?.settled !== true && answer.outcome !== "success") await stopWatching(ctx, payment);
}

function isPast(ctx: Ctx, { attempt }: Payment, graceSeconds: number): boolean {
  return attempt.pageExpiresAt !== null && addSeconds(attempt.pageExpiresAt, graceSeconds) <= ctx.now();
}

async function stopWatching(ctx: Ctx, { attempt }: Payment): Promise<void> {
  const { id, merchantId, state } = attempt;
  if (isOpen(attempt)) return postponeInquiry(ctx, attempt);
  await ctx.db.attempt.updateMany({ where: { id, merchantId, state }, data: { inquireAt: null } });
}
