import type { Ctx } from "@/server/kernel/types";
import type { FollowUpCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { ask, StripeRefusal } from "./client";
import { resultOfRefusal, resultOfVoid, unknownPayment } from "./core/results";
import { INTENT } from "./core/wire";
import { retrieveIntent } from "./retrieve";

export async function voidCharge(_ctx: Ctx, call: FollowUpCall): Promise<GatewayResult> {
  const { account, firstSentAt, referenceNumber } = call;
  const { intent } = call.charge.refs;
  if (intent === undefined) return unknownPayment();
  const key = `void:${referenceNumber}`;
  try {
    const released = await ask({ account, reader: INTENT, key, firstSentAt }, (stripe, options) =>
      stripe.paymentIntents.cancel(intent, {}, options),
    );
    return resultOfVoid(released, call);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const now = await retrieveIntent(account, intent);
    return now?.status === "canceled" ? resultOfVoid(now, call) : resultOfRefusal(error.error);
  }
}
