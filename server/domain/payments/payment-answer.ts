/** What the caller of a direct charge is told of it. */
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import type { AttemptState } from "./core/machine";
import type { PaymentEvent } from "./core/payment-event";
import { readPayment } from "./read-payment";
import { withCredit } from "./settle-credit";
import { signedEventOf } from "./settlement-rows";

export type PaymentAnswer = {
  readonly state: AttemptState;
  /** The gateway's reason where it refused. */
  readonly message: string | null;
  /** The gateway's answer as it gave it; empty where it gave none. */
  readonly gatewayResponse: Readonly<Record<string, unknown>>;
  /** The signed payment event, as a webhook would carry it. */
  readonly event: PaymentEvent;
};

/** The attempt as it stands. @throws {NotFound} the merchant has no such attempt */
export async function paymentAnswer(ctx: Ctx, attemptId: string): Promise<PaymentAnswer> {
  const facts = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (facts === null) throw new NotFound();
  const { state, message, gatewayResponse } = facts.attempt;
  return {
    state,
    message,
    gatewayResponse: gatewayResponse ?? {},
    event: signedEventOf(await withCredit(ctx, ctx.db, facts), ctx.now()),
  };
}
