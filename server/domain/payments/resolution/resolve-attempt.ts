import {
  type GatewayRefs,
  type GatewayResult,
  gatewayOf,
  isDifference,
  isRecent,
  maySendAgain,
  type NextStep,
  nextStep,
  StoredFailure,
  throttledSeconds,
} from "@/server/domain/gateways";
import { soon } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { type Candidate, forgetCandidates, keepCandidates, readCandidates } from "../attempt/candidates";
import { endPage } from "../attempt/end-page";
import { leadOn } from "../attempt/lead-on";
import { parkAttempt } from "../attempt/park-attempt";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { queryCharge } from "../attempt/query-charge";
import { sendCharge } from "../attempt/send-charge";
import { simulateCharge } from "../attempt/simulate-charge";
import type { Payment } from "../record/payment";
import { type Reversal, readReversal } from "../record/reversal";
import { readPayment } from "../record/statements/read-payment";
import { driveReversal } from "../reversal/drive-reversal";
import type { ChargeOutcome } from "../settlement/charge-outcome";
import { gatewayAnswered, NEVER_CHARGED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import { watchPage } from "./watch-page";

/**
 * Resolves a charge whose answer was lost by querying the gateway (Spec, "Charges with an unknown outcome").
 * A final outcome is settled; a charge that the session no longer accepts is reversed; a charge unknown to
 * the gateway is sent again while the gateway recognizes repeats, and later becomes an `error`; without
 * information a person decides. A charge never fails by age. Idempotent.
 * @param candidates references from the customer's browser ({@link queryCharge})
 * @param isClaimed true if the caller has postponed the inquiry of jobs
 */
export async function resolveAttempt(
  ctx: Ctx,
  attemptId: string,
  { candidates = [], isClaimed = false }: { candidates?: readonly GatewayRefs[]; isClaimed?: boolean } = {},
): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null) return;
  const { attempt } = payment;
  if (attempt.inquireAt === null || (attempt.inquireAt > ctx.now() && !isClaimed)) return;
  const reversal = await readReversal(ctx, ctx.db, attemptId);
  if (payment.account.isReplaced) return parkReplaced(ctx, payment, reversal);
  if (reversal !== null) return driveReversal(ctx, payment, reversal);
  if (attempt.pageExpiresAt !== null) {
    const waiting = isClaimed ? [] : await readCandidates(ctx, attemptId);
    return lookAtPage(ctx, payment, { candidates, waiting });
  }
  const outcome = await findOutcome(ctx, payment, candidates);
  if (outcome === null) return;
  if (await leadOn(ctx, attempt, outcome.answer)) return;
  if (outcome.outcome === "pending") return postponeInquiry(ctx, attempt);
  const result = await settle(ctx, { attemptId, outcome, deliverInline: false });
  if (result === null || result.settled) return;
  if (outcome.outcome !== "success") return postponeInquiry(ctx, attempt);
  await driveOwed(ctx, attemptId);
}

/**
 * Lists the payment of a replaced gateway account for a person, because the new account cannot be queried
 * about it.
 */
async function parkReplaced(ctx: Ctx, payment: Payment, reversal: Reversal | null): Promise<void> {
  const reason = reversal === null ? "outcome_unknown" : "reversal_unknown";
  const { pgCode, gatewayIdentity } = payment.attempt;
  const note = `The gateway account ${pgCode} was replaced. The payment belongs to ${gatewayIdentity}.`;
  await parkAttempt(ctx, ctx.db, payment, { reason, note });
}

async function driveOwed(ctx: Ctx, attemptId: string): Promise<void> {
  const owed = await readReversal(ctx, ctx.db, attemptId);
  const payment = owed && (await readPayment(ctx.db, ctx.merchant.id, attemptId));
  if (owed !== null && payment !== null) await driveReversal(ctx, payment, owed);
}

type BroughtRefs = { readonly candidates: readonly GatewayRefs[]; readonly waiting: readonly Candidate[] };

async function lookAtPage(ctx: Ctx, payment: Payment, { candidates, waiting }: BroughtRefs): Promise<void> {
  const { attempt } = payment;
  try {
    await watchPage(ctx, payment, [...candidates, ...waiting.map(({ refs }) => refs)]);
    await forgetCandidates(ctx, attempt.id, waiting);
  } catch (error) {
    ctx.log.warn({ attemptId: attempt.id, err: error }, "The gateway gave no usable answer about its page.");
    for (const brought of candidates) await keepCandidates(ctx, attempt.id, brought);
    return postponeInquiry(ctx, attempt);
  }
  await driveOwed(ctx, attempt.id);
}

/**
 * The charge's outcome. Null while there is no outcome: then the next inquiry is scheduled, or the charge is
 * listed for a person.
 */
async function findOutcome(
  ctx: Ctx,
  payment: Payment,
  candidates: readonly GatewayRefs[],
): Promise<ChargeOutcome | null> {
  const { attempt } = payment;
  try {
    return await act(ctx, payment, await stepFor(ctx, payment, candidates));
  } catch (error) {
    const facts = { attemptId: attempt.id, inquiries: attempt.inquiries, err: error };
    ctx.log.warn(facts, "The gateway gave no usable answer to an inquiry.");
    const asked = error instanceof StoredFailure ? soon(attempt) : attempt;
    await postponeInquiry(ctx, { ...asked, askAfterSeconds: throttledSeconds(error) });
    return null;
  }
}

async function stepFor(ctx: Ctx, payment: Payment, candidates: readonly GatewayRefs[]): Promise<NextStep> {
  const { attempt, session } = payment;
  const sessionExtra = session.extra ?? {};
  const sent = { kind: "charge", firstSentAt: attempt.startedAt, now: ctx.now(), sessionExtra } as const;
  // If the gateway reported the charge as successful, it must not be sent again.
  const hasHappened = isDifference(attempt.parkedReason);
  return nextStep(await queryCharge(ctx, payment, candidates), {
    canSend: !hasHappened && resendOf(payment) !== null,
    isReplay: maySendAgain(gatewayOf(attempt.connector), sent),
    isRecent: isRecent(sent),
    isTakenUp: false,
    ifNothing: hasHappened ? "park" : "never_arrived",
  });
}

async function act(ctx: Ctx, payment: Payment, next: NextStep): Promise<ChargeOutcome | null> {
  const { attempt } = payment;
  switch (next.kind) {
    case "apply":
      return next.answer.isStuck ? afterEnding(ctx, payment, next.answer) : gatewayAnswered(next.answer);
    case "send":
      return sendAgain(ctx, payment, next.isUnknownThere);
    case "never_arrived":
      return NEVER_CHARGED;
    case "ask_later":
      await postponeInquiry(ctx, { ...attempt, askAfterSeconds: next.seconds });
      return null;
    default: {
      const note = `It is unknown whether the charge ${attempt.referenceNumber} happened.`;
      await parkAttempt(ctx, ctx.db, payment, { reason: "outcome_unknown", note });
      return null;
    }
  }
}

/** Ends a charge that nobody can finish, and queries what became of it. */
async function afterEnding(ctx: Ctx, payment: Payment, answer: GatewayResult): Promise<ChargeOutcome> {
  const gatewayRefs = { ...payment.attempt.gatewayRefs, ...answer.refs };
  const known = { ...payment, attempt: { ...payment.attempt, gatewayRefs } };
  if ((await endPage(ctx, known)) === "stays_open") return gatewayAnswered(answer);
  const inquiry = await queryCharge(ctx, known);
  return gatewayAnswered(inquiry.known === "answer" ? inquiry.answer : answer);
}

/**
 * Sends the charge again. If a gateway that did not find the charge repeats a stored failure, nothing was
 * charged.
 */
async function sendAgain(ctx: Ctx, payment: Payment, isUnknownThere: boolean): Promise<ChargeOutcome> {
  try {
    const answer = await resendOf(payment)?.(ctx);
    return answer ? gatewayAnswered(answer) : NEVER_CHARGED;
  } catch (error) {
    if (isUnknownThere && error instanceof StoredFailure) return NEVER_CHARGED;
    throw error;
  }
}

/**
 * The function that sends the charge again under its reference: possible for a saved card and for a simulated
 * charge of a status query. Null for typed cards and device wallets, whose data is not stored.
 */
function resendOf(payment: Payment): ((ctx: Ctx) => Promise<GatewayResult | null>) | null {
  const { attempt } = payment;
  const token = tokenToResend(attempt);
  const firstSentAt = attempt.startedAt;
  if (token !== null) return (ctx) => sendCharge(ctx, payment, { source: { kind: "token", token }, firstSentAt });
  return attempt.formOfPayment === "inquiry" ? (ctx) => simulateCharge(ctx, payment) : null;
}

/** The token to charge again; null if the charge needs a security code, which is never stored. */
function tokenToResend({ formOfPayment, card }: Payment["attempt"]): string | null {
  if (formOfPayment !== "token" || card === null || card.cvv_required) return null;
  return card.token;
}
