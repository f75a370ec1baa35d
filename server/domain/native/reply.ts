import { type ChargeRefusal, type DirectOutcome, directChargeResult } from "@/server/domain/payments";
import type { PaymentView } from "@/server/domain/payments/contract";
import { isInFlight } from "@/server/domain/sessions";
import { BadRequest, Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { publicEvent } from "./core/public-event";

const FAILED = { result: "failed" } as const;

const DECLINES: Readonly<Record<"currency" | "credit" | "card", string>> = {
  currency: "The payment gateway does not accept the currency of this session.",
  card: "This token is not the card linked to the agreement.",
  credit: "The customer's wallet no longer covers the amount of this session.",
};

const REFUSALS: Readonly<Record<Exclude<ChargeRefusal, "duplicate" | keyof typeof DECLINES>, string>> = {
  in_flight: "A payment of this session is in progress.",
  over: "This session can no longer be paid.",
  changed: "The session has been changed. Try again.",
};

const MESSAGES: Readonly<Record<string, string>> = {
  success: "Payment successful.",
  cod: "Cash on delivery accepted.",
  processing: "The gateway has not answered yet. Query the payment status to learn the outcome.",
};

/**
 * Reply to a native payment: 200 for a success, 202 while the outcome is unknown. The view is the payment
 * event or its public part, with `message` and `pg_response`. `isRepeat` is true for repeated calls.
 */
export type NativeReply = {
  readonly status: 200 | 202;
  readonly view: PaymentView;
  readonly isRepeat: boolean;
};

/** Thrown if the session already has a payment with the call's `Idempotency-Key`. */
export class RepeatedCall extends Error {}

/** The error for a declined charge: 400 `{detail, result: "failed"}`. */
export function declined(detail: string): BadRequest {
  return new BadRequest(detail.slice(0, 255), FAILED);
}

export function chargeRefused(refusal: ChargeRefusal): BadRequest | Conflict | RepeatedCall {
  if (refusal === "duplicate") return new RepeatedCall();
  if (refusal === "currency" || refusal === "credit" || refusal === "card") return declined(DECLINES[refusal]);
  return new Conflict(REFUSALS[refusal]);
}

/**
 * The reply for the outcome of a charge.
 * @throws {BadRequest} if the gateway declined
 * @throws {Conflict} if the session accepts no charge
 * @throws {RepeatedCall} if the idempotency key was used
 */
export async function replyTo(ctx: Ctx, outcome: DirectOutcome): Promise<NativeReply> {
  if ("refusal" in outcome) throw chargeRefused(outcome.refusal);
  const { state, message, gatewayResponse, event } =
    outcome.result ?? (await directChargeResult(ctx, outcome.attemptId));
  const answered = MESSAGES[state];
  if (answered === undefined) throw declined(message ?? "The payment was not successful.");
  const seen = ctx.actor.kind === "public_key" ? publicEvent(event) : event;
  return {
    status: isInFlight({ state }) ? 202 : 200,
    view: { ...seen, message: answered, pg_response: gatewayResponse },
    isRepeat: false,
  };
}
