/** What a native payment answers (decision §10). */
import { BadRequest, Conflict } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { type ChargeRefusal, type DirectOutcome, paymentAnswer } from "../payments";

const DUPLICATE = "Duplicate request detected. Idempotency-Key already used.";
const FAILED = { result: "failed" } as const;

const DECLINES: Readonly<Record<"currency" | "credit", string>> = {
  currency: "The payment gateway does not accept the currency of this session.",
  credit: "The customer's wallet does not cover the amount of this session any more.",
};

const REFUSALS: Readonly<Record<Exclude<ChargeRefusal, "duplicate" | "currency" | "credit">, string>> = {
  in_flight: "A payment of this session is in progress.",
  over: "This session can no longer be paid.",
  changed: "The session was changed meanwhile. Try again.",
};

const MESSAGES: Readonly<Record<string, string>> = {
  success: "Payment successful.",
  cod: "Cash on delivery accepted.",
  processing: "The gateway has not answered yet. Query the payment status to learn the outcome.",
};

/** Status 200 of a success, 202 while nobody knows the outcome; the view is the payment event with `message` and `pg_response`. */
export type NativeReply = { readonly status: 200 | 202; readonly view: Readonly<Record<string, unknown>> };

/** A charge that its gateway or the rules refuse: 400 `{detail, result: "failed"}`. */
export function declined(detail: string): BadRequest {
  return new BadRequest(detail.slice(0, 255), FAILED);
}

/** The refusal as merchants hear it. */
export function refused(refusal: ChargeRefusal): BadRequest | Conflict {
  if (refusal === "duplicate") return new Conflict(DUPLICATE, FAILED);
  if (refusal === "currency" || refusal === "credit") return declined(DECLINES[refusal]);
  return new Conflict(REFUSALS[refusal]);
}

/**
 * The answer to a charge that was made, or was not.
 * @throws {BadRequest} the gateway refused it @throws {Conflict} the session takes no charge, or the key was used
 */
export async function replyTo(ctx: Ctx, outcome: DirectOutcome): Promise<NativeReply> {
  if ("refusal" in outcome) throw refused(outcome.refusal);
  const { state, message, gatewayResponse, event } = await paymentAnswer(ctx, outcome.attemptId);
  const told = MESSAGES[state];
  if (told === undefined) throw declined(message ?? "The payment was not successful.");
  return {
    status: state === "processing" ? 202 : 200,
    view: { ...event, message: told, pg_response: gatewayResponse },
  };
}
