import type { JsonObject } from "@/server/kernel/json";
import type { GatewayOutcome } from "../../core/words";
import type { Answer } from "../../engine/core/answer";
import { answerIn, cardIn, keptIn } from "../../engine/core/facts";
import { saidFirst, saidObject, saidText, saidTexts } from "../../engine/core/said";
import { declineOf, messageOf } from "./declines";
import { INTENT_FIELDS, PAGE_CARD, PAGE_KEPT, PAGE_REFS, REFUND_FIELDS } from "./tables/params";
import { type ChargeState, INTENTS, REFUNDS, SETUPS, UNFINISHED } from "./tables/statuses";
import { UNITS } from "./tables/units";

const PENDING: ChargeState = { outcome: "pending" };

/** The outcome of a charge by the API, where a refusal is final, because no other card can be tried. */
export function stateOfIntent({ status, last_payment_error }: JsonObject): ChargeState {
  if (status === "requires_payment_method" && last_payment_error) return { outcome: "failed" };
  return INTENTS.get(status) ?? PENDING;
}

export const stateOfSetup = ({ status }: JsonObject): ChargeState => SETUPS.get(status) ?? PENDING;
export const outcomeOfRefund = ({ status }: JsonObject): GatewayOutcome => REFUNDS.get(status) ?? "pending";

/** The outcome of a hosted page. After a decline it stays open, and the customer may try again. */
export function stateOfPage(
  { status, payment_status }: JsonObject,
  intent: JsonObject | null,
  setup: JsonObject | null = null,
): ChargeState {
  const decided = INTENTS.get(intent?.status);
  if (decided !== undefined) return decided;
  if (setup !== null && status === "complete") return stateOfSetup(setup);
  if (status === "expired") return { outcome: "canceled" };
  const refusedLater = intent?.status === "requires_payment_method" && payment_status === "unpaid";
  return status === "complete" && refusedLater ? { outcome: "failed" } : PENDING;
}

/** Paths of 3-D Secure's address, by the type of `next_action`. */
const CHALLENGE = "redirect_to_url/url use_stripe_sdk/stripe_js";

export const refsOfPage = (session: JsonObject): NonNullable<Answer["refs"]> => saidTexts(session, PAGE_REFS);

function answerOf(intent: JsonObject, { outcome, stage }: ChargeState): Answer {
  const error = saidObject(intent, "last_payment_error");
  return {
    ...answerIn(intent, outcome, INTENT_FIELDS[stage ?? "undecided"], UNITS),
    message: outcome === "failed" ? messageOf(error ?? {}) : null,
    stage,
    decline: outcome !== "success" && error ? declineOf(error) : null,
  };
}

export function resultOfCharge(intent: JsonObject): Answer {
  const url = intent.status === "requires_action" ? saidFirst(intent.next_action, CHALLENGE) : null;
  const state = stateOfIntent(intent);
  const isStuck = state.outcome === "pending" && url === null && UNFINISHED.has(intent.status);
  return { ...answerOf(intent, state), next: url === null ? null : { url }, ...(isStuck && { isStuck }) };
}

/** The outcome of a capture; pending while the amount is still reserved. */
export function resultOfCapture(intent: JsonObject): Answer {
  const result = intent.status === "requires_capture" ? answerOf(intent, PENDING) : resultOfCharge(intent);
  return { ...result, about: saidText(intent, "metadata", "capture") };
}

/**
 * The outcome of a hosted page, which must contain its payment, charge and card. The reference is read from
 * the metadata, because buyers can set `client_reference_id` in the address of a Payment Link.
 */
export function resultOfPage(session: JsonObject): Answer {
  const [intent, setup] = [saidObject(session, "payment_intent"), saidObject(session, "setup_intent")];
  const state = stateOfPage(session, intent, setup);
  const frame = { raw: session, refs: refsOfPage(session), about: saidText(session, "metadata", "reference") };
  const params = { track_id: saidText(session, "id") };
  const answer = { ...(intent === null ? { ...state, params } : answerOf(intent, state)), ...frame };
  if (state.outcome !== "success") return answer;
  return { ...answer, card: cardIn(session, PAGE_CARD), keptCard: keptIn(session, PAGE_KEPT) };
}

type VoidCall = { readonly referenceNumber: string; readonly charge?: { readonly referenceNumber: string } };

/**
 * The outcome of a void. Stripe has no object for voids, so the outcome is the payment's state, and the
 * charge's id is the reference.
 */
export function resultOfVoid(intent: JsonObject, { referenceNumber, charge }: VoidCall): Answer {
  const answer = answerOf(intent, intent.status === "canceled" ? { outcome: "success" } : PENDING);
  if (!answer.about) return answer;
  const isOurs = answer.about === charge?.referenceNumber;
  return { ...answer, about: isOurs ? referenceNumber : answer.about, isWhole: true };
}

export function resultOfRefund(refund: JsonObject): Answer {
  const outcome = outcomeOfRefund(refund);
  const answer = answerIn(refund, outcome, REFUND_FIELDS, UNITS);
  const reason = saidText(refund, "failure_reason") ?? saidText(refund, "status");
  return outcome === "failed" ? { ...answer, message: `The refund failed: ${reason}.` } : answer;
}

/** `failed`: the card was declined; `error`: the request or the account was wrong. */
export function refused({ said }: { readonly said: JsonObject }): Answer {
  const error = saidObject(said, "error") ?? {};
  const outcome = error.type === "card_error" ? "failed" : "error";
  return { outcome, message: messageOf(error), raw: { error }, decline: declineOf(error), refs: {} };
}
