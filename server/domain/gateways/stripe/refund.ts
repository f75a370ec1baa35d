import type { Ctx } from "@/server/kernel/types";
import type { FollowUpCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { ask, StripeRefusal } from "./client";
import { toUnits } from "./core/amounts";
import { refusedAmount, resultOfRefund, resultOfRefusal, unknownPayment } from "./core/results";
import { REFUND } from "./core/wire";

export async function refund(_ctx: Ctx, call: FollowUpCall): Promise<GatewayResult> {
  const { account, amount, firstSentAt, referenceNumber } = call;
  const { intent } = call.charge.refs;
  if (intent === undefined) return unknownPayment();
  const units = toUnits(amount);
  if (units === null) return refusedAmount(amount);
  const body = { payment_intent: intent, amount: units, metadata: { reference: referenceNumber } };
  const key = `refund:${referenceNumber}`;
  try {
    return resultOfRefund(
      await ask({ account, reader: REFUND, key, firstSentAt }, (stripe, options) =>
        stripe.refunds.create(body, options),
      ),
    );
  } catch (error) {
    if (error instanceof StripeRefusal) return resultOfRefusal(error.error);
    throw error;
  }
}
