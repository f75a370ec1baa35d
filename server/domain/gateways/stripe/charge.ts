import type Stripe from "stripe";
import { jsonObject, jsonText } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import type { ChargeCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { ask, StripeRefusal } from "./client";
import { toUnits } from "./core/amounts";
import { refusedAmount, resultOfCharge, resultOfRefusal } from "./core/results";
import { INTENT, METHOD_NAME } from "./core/wire";
import { INTENT_PARTS } from "./retrieve";

type Body = Stripe.PaymentIntentCreateParams;
type Source = Pick<Body, "payment_method" | "customer">;

export async function charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult> {
  const units = toUnits(call.total);
  if (units === null) return refusedAmount(call.total);
  try {
    const source = await sourceOf(call);
    if (source === null) return resultOfRefusal(NOT_TAKEN);
    const intent = await create(call, { ...base(call, units), ...source, ...presence(call) });
    return resultOfCharge(intent, ctx.now());
  } catch (error) {
    if (error instanceof StripeRefusal) return declined(error, ctx.now());
    throw error;
  }
}

function create({ account, referenceNumber, firstSentAt }: ChargeCall, body: Body) {
  return ask({ account, reader: INTENT, key: `charge:${referenceNumber}`, firstSentAt }, (stripe, options) =>
    stripe.paymentIntents.create(body, options),
  );
}

function base({ total, operation, description, referenceNumber }: ChargeCall, units: number): Body {
  return {
    amount: units,
    currency: total.currency.toLowerCase(),
    confirm: true,
    capture_method: operation === "authorize" ? "manual" : "automatic",
    description,
    metadata: { reference: referenceNumber },
    allowed_payment_method_types: ["card"],
    expand: INTENT_PARTS,
  };
}

function declined({ error, intent }: StripeRefusal, now: Date): GatewayResult {
  const refused = resultOfRefusal(error);
  const payment = INTENT.safeParse(intent);
  if (!payment.success) return refused;
  const { raw, params, refs } = resultOfCharge(payment.data, now);
  return { ...refused, raw, params, ...(refs && { refs }) };
}

const NOT_TAKEN = {
  type: "invalid_request_error",
  code: "payment_method_not_available",
  message: "Stripe is given kept cards and Google Pay alone; everything else is paid on its page.",
};

/** What Stripe charges; null for sources that only Stripe's page accepts. */
async function sourceOf(call: ChargeCall): Promise<Source | null> {
  const { source } = call;
  if (source.kind === "token") {
    const { method, customer } = source.handle ?? {};
    return method === undefined || customer === undefined ? null : { payment_method: method, customer };
  }
  const isGooglePay = source.kind === "device_wallet" && source.wallet === "google_pay";
  const token = isGooglePay ? googlePayToken(source.payload) : null;
  return token === null ? null : { payment_method: await methodOf(call, token) };
}

async function methodOf({ account, referenceNumber, firstSentAt }: ChargeCall, token: string): Promise<string> {
  const key = `method:${referenceNumber}`;
  const { id } = await ask({ account, reader: METHOD_NAME, key, firstSentAt }, (stripe, options) =>
    stripe.paymentMethods.create({ type: "card", card: { token } }, options),
  );
  return id;
}

function googlePayToken(payload: Readonly<Record<string, unknown>>): string | null {
  const method = jsonObject(payload.paymentMethodData);
  const text = jsonText(jsonObject(method?.tokenizationData)?.token);
  try {
    return jsonText(jsonObject(JSON.parse(text ?? ""))?.id);
  } catch {
    return null;
  }
}

/**
 * Whether the customer is present. If the bank requires 3-D Secure, a present customer is redirected;
 * otherwise the charge is declined.
 */
function presence({ agreement, mayLeadOn, returnUrl }: ChargeCall): Partial<Body> {
  if (agreement?.initiator !== "merchant")
    return mayLeadOn === true ? { return_url: returnUrl } : { error_on_requires_action: true };
  return { off_session: true, payment_method_options: { card: { stored_credential_usage: agreement.kind } } };
}
