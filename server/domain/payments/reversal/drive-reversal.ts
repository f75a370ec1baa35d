import { transaction } from "@/server/db/transactions/transaction";
import {
  type FollowUpCall,
  type GatewayResult,
  gatewayOf,
  isOverdue,
  isRecent,
  maySendAgain,
  nextStep,
  StoredFailure,
} from "@/server/domain/gateways";
import { isZero } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { accountOf, chargeNameOf } from "../attempt/gateway-call";
import { parkAttempt } from "../attempt/park-attempt";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { queryCharge } from "../attempt/query-charge";
import { isAsked, isOwed, isTakenUp } from "../core/reversal-machine";
import type { Payment } from "../record/payment";
import { moveReversal, type Reversal } from "../record/reversal";
import { applyReversal, closeReversed } from "./apply-reversal";
import { renewReversal } from "./renew-reversal";

const NOT_YET = "A charge that came too late could not be reversed yet.";
const DENIED = "The gateway denies the charge that is to be given back.";
/** Seconds for which a gateway may fail to find a charge, because its lists lag. */
const DENIED_SECONDS = 86_400;
const NOTHING_MOVED: GatewayResult = { outcome: "success", message: null, raw: {}, params: {}, card: null };

/**
 * Continues a reversal (Spec, "Reversals"): if due, it is sent, unless the gateway denies the charge; once
 * sent, it is queried, and repeated only while the gateway recognizes repeats; if refused, or if the gateway
 * has no information, it is listed for a person. Idempotent.
 */
export async function driveReversal(ctx: Ctx, payment: Payment, reversal: Reversal): Promise<void> {
  const { attempt } = payment;
  if (!isOwed(reversal.state)) return closeReversed(ctx, payment);
  try {
    if (isAsked(reversal.state)) return await follow(ctx, payment, reversal);
    if (attempt.parkedAt !== null) return await postponeInquiry(ctx, attempt);
    await send(ctx, payment, reversal);
  } catch (error) {
    ctx.log.error({ attemptId: attempt.id, sessionId: attempt.sessionId, err: error }, NOT_YET);
    await postponeInquiry(ctx, attempt);
  }
}

async function send(ctx: Ctx, payment: Payment, reversal: Reversal): Promise<void> {
  const { attempt } = payment;
  if (isZero(reversal.amount)) return applyReversal(ctx, payment, { reversal, answer: NOTHING_MOVED });
  const firstSentAt = ctx.now();
  if (await isDenied(ctx, payment)) {
    ctx.log.error({ attemptId: attempt.id, sessionId: attempt.sessionId }, NOT_YET);
    if (firstSentAt < addSeconds(reversal.createdAt, DENIED_SECONDS)) return postponeInquiry(ctx, attempt);
    return parkAttempt(ctx, ctx.db, payment, { reason: "reversal_unknown", note: DENIED });
  }
  const claimed = await transaction(ctx.db, (tx) =>
    moveReversal(ctx, tx, reversal, { event: "sent", set: { firstSentAt } }),
  );
  if (!claimed) return;
  const answer = await call(ctx, payment, { ...reversal, firstSentAt: null });
  await applyReversal(ctx, payment, { reversal, answer });
}

/**
 * True if the gateway, which reported the charge before, no longer finds it. False if the gateway cannot be
 * queried about charges.
 */
async function isDenied(ctx: Ctx, payment: Payment): Promise<boolean> {
  const inquiry = await queryCharge(ctx, payment);
  if (inquiry.known === "nothing" || inquiry.known === "denied") return true;
  return inquiry.known === "answer" && inquiry.answer.outcome !== "success";
}

async function follow(ctx: Ctx, payment: Payment, reversal: Reversal): Promise<void> {
  const { attempt } = payment;
  const gateway = gatewayOf(attempt.connector);
  const { kind, firstSentAt } = reversal;
  const sent = { kind, firstSentAt, now: ctx.now(), sessionExtra: payment.session.extra ?? {} };
  const inquiry = await gateway.inquire(ctx, { ...callOf(payment, reversal), kind, refs: reversal.refs });
  const next = nextStep(inquiry, {
    canSend: true,
    isReplay: maySendAgain(gateway, sent),
    isRecent: isRecent(sent),
    isTakenUp: isTakenUp(reversal.state),
    ifNothing: "park",
  });
  switch (next.kind) {
    case "apply":
      return applyReversal(ctx, payment, { reversal, answer: next.answer });
    case "send":
      return sendAgain(ctx, payment, { reversal, isUnknownThere: next.isUnknownThere });
    case "ask_later":
      if (!isTakenUp(reversal.state) || !isOverdue(gateway.capabilities, sent))
        return postponeInquiry(ctx, { ...attempt, askAfterSeconds: next.seconds });
      return parkAttempt(ctx, ctx.db, payment, { reason: "reversal_unknown", note: undecided(reversal) });
    default: {
      const note = `It is unknown whether the reversal ${reversal.referenceNumber} happened.`;
      return parkAttempt(ctx, ctx.db, payment, { reason: "reversal_unknown", note });
    }
  }
}

function undecided({ referenceNumber }: Reversal): string {
  return `The gateway accepted the reversal ${referenceNumber} and has not decided it.`;
}

/**
 * Sends the reversal again, under another reference if a gateway that did not find it repeats a stored
 * failure.
 */
async function sendAgain(
  ctx: Ctx,
  payment: Payment,
  { reversal, isUnknownThere }: { readonly reversal: Reversal; readonly isUnknownThere: boolean },
): Promise<void> {
  try {
    await applyReversal(ctx, payment, { reversal, answer: await call(ctx, payment, reversal) });
  } catch (error) {
    if (!isUnknownThere || !(error instanceof StoredFailure)) throw error;
    await transaction(ctx.db, (tx) => renewReversal(ctx, tx, payment, reversal));
  }
}

function callOf(payment: Payment, { referenceNumber, firstSentAt, amount }: Reversal) {
  const charge = chargeNameOf(payment);
  return { account: accountOf(payment), referenceNumber, firstSentAt, charge, total: amount };
}

function call(ctx: Ctx, payment: Payment, reversal: Reversal): Promise<GatewayResult> {
  const { total: amount, ...rest } = callOf(payment, reversal);
  const followUp: FollowUpCall = { ...rest, amount, extra: {}, sessionExtra: {} };
  const gateway = gatewayOf(payment.attempt.connector);
  return gateway[reversal.kind](ctx, followUp);
}
