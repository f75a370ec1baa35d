/** Finds out what became of a charge whose answer was lost (decision §7, resolver). Its age decides nothing: the gateway does. */

import type { Ctx } from "../../kernel/types";
import type { GatewayResult } from "../gateways";
import { askGateway } from "./ask-gateway";
import { chargeAt } from "./charge-at";
import { decideSettlement } from "./decide-settlement";
import { decideUnattended } from "./decide-unattended";
import type { PaymentFacts } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";
import { readPayment } from "./read-payment";
import { reverseCharge } from "./reverse-charge";
import { settle } from "./settle";

const NEVER_ARRIVED: GatewayResult = {
  outcome: "error",
  message: "The payment did not reach the gateway.",
  raw: {},
  params: {},
  card: null,
};

/**
 * Asks the gateway about one attempt and acts on the answer: decided → settle; taken for a session that takes no payment any
 * more → give it back; unknown to the gateway → the attempt is an `error`; no answer → later. Running it twice is harmless.
 */
export async function resolveAttempt(ctx: Ctx, attemptId: string): Promise<void> {
  const facts = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (facts === null || facts.attempt.inquireAt === null || facts.attempt.inquireAt > ctx.now()) return;
  let answer: GatewayResult | null;
  try {
    answer = (await askGateway(ctx, facts)) ?? (await sendAgain(ctx, facts));
  } catch (error) {
    ctx.log.warn(
      { attemptId, inquiries: facts.attempt.inquiries, err: error },
      "The gateway gave no usable answer to an inquiry.",
    );
    await postponeInquiry(ctx, facts.attempt);
    return;
  }
  if (answer.outcome === "pending") return postponeInquiry(ctx, facts.attempt);
  if (answer.outcome === "success" && isUnwanted(ctx, facts)) return reverseCharge(ctx, facts);
  await settle(ctx, { attemptId, result: answer, wait: false });
}

/**
 * What a status query started, and the charge of a token, may be sent again under their reference; what a customer typed, or a device
 * wallet gave, is gone, so it counts as never sent.
 */
async function sendAgain(ctx: Ctx, facts: PaymentFacts): Promise<GatewayResult> {
  const token = tokenToSendAgain(facts);
  if (token !== null) return chargeAt(ctx, facts, { kind: "token", token });
  if (facts.attempt.formOfPayment !== "inquiry") return NEVER_ARRIVED;
  return (await decideUnattended(ctx, facts)) ?? NEVER_ARRIVED;
}

/** The token that the attempt charges by itself; null where the charge needs a security code, which is never stored. */
function tokenToSendAgain({ attempt: { formOfPayment, card } }: PaymentFacts): string | null {
  if (formOfPayment !== "token" || card?.cvv_required === true) return null;
  return typeof card?.token === "string" ? card.token : null;
}

/** Once a session takes no payment it never takes one again, so this needs no lock. */
function isUnwanted(ctx: Ctx, { session, attempt, account }: PaymentFacts): boolean {
  const { multiAttempt } = account;
  const asked = { session, attempt, multiAttempt, outcome: "success", voice: "gateway", now: ctx.now() } as const;
  return decideSettlement(asked).kind === "reverse";
}
