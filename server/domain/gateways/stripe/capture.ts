/** Captures a reserved amount once; the rest is released. */
import type { Ctx } from "@/server/kernel/types";
import type { FollowUpCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { ask, StripeRefusal } from "./client";
import { toUnits } from "./core/amounts";
import { refusedAmount, resultOfCapture, resultOfRefusal, unknownPayment } from "./core/results";
import { INTENT } from "./core/wire";
import { INTENT_PARTS, retrieveIntent } from "./retrieve";

export async function capture(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult> {
  const { account, amount, firstSentAt, referenceNumber } = call;
  const { intent } = call.charge.refs;
  if (intent === undefined) return unknownPayment();
  const units = toUnits(amount);
  if (units === null) return refusedAmount(amount);
  // The payment's metadata names the capture, because two captures may have the same amount.
  const body = { amount_to_capture: units, metadata: { capture: referenceNumber }, expand: INTENT_PARTS };
  const key = `capture:${referenceNumber}`;
  try {
    const taken = await ask({ account, reader: INTENT, key, firstSentAt }, (stripe, options) =>
      stripe.paymentIntents.capture(intent, body, options),
    );
    return resultOfCapture(taken, ctx.now());
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await retrieveIntent(account, intent);
    return now?.metadata?.capture === referenceNumber ? resultOfCapture(now, ctx.now()) : resultOfRefusal(error.error);
  }
}
