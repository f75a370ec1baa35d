/** The result of a direct charge, for its caller. */

import type { AttemptState } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { SignedPaymentEvent } from "../core/payment-event";
import { readPayment } from "../record/read-payment";
import { withWalletTransactions } from "../wallet-hold/commit-hold";
import { signedEventOf } from "./settlement-rows";

export type DirectChargeResult = {
  readonly state: AttemptState;
  /** The gateway's reason if it refused. */
  readonly message: string | null;
  /** The gateway's answer unchanged; empty if it gave none. */
  readonly gatewayResponse: Readonly<Record<string, unknown>>;
  /** The signed payment event, as a webhook would carry it. */
  readonly event: SignedPaymentEvent;
};

/** The attempt's present result. @throws {NotFound} the merchant has no such attempt */
export async function directChargeResult(ctx: Ctx, attemptId: string): Promise<DirectChargeResult> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null) throw new NotFound();
  const { state, message, gatewayResponse } = payment.attempt;
  return {
    state,
    message,
    gatewayResponse: gatewayResponse ?? {},
    event: signedEventOf(await withWalletTransactions(ctx, ctx.db, payment), ctx.now()),
  };
}
