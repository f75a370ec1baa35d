import { type JsonObject, jsonText } from "@/server/kernel/json";
import { maskedNumber } from "../../core/result";
import type { GatewayOutcome } from "../../core/words";
import { type Answer, shownCard } from "../../engine/core/answer";
import { saidFirst, saidInstant, saidNumber, saidObject, saidText, saidTexts } from "../../engine/core/said";
import { fromUnits } from "./amounts";
import { declineOf, messageOf } from "./declines";
import { PARAMS } from "./tables/params";
import { type ChargeState, INTENTS, REFUNDS, SETUPS } from "./tables/statuses";

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

/** Paths of the charge's id, because Stripe sends the whole charge or only its id. */
const CHARGE_ID = "latest_charge latest_charge/id";

/** The page's references; the payment's exist after the customer's first attempt. */
export function refsOfPage(session: JsonObject): NonNullable<Answer["refs"]> {
  const intent = saidFirst(session, "payment_intent payment_intent/id");
  return { session: jsonText(session.id), intent, charge: saidFirst(session.payment_intent, CHARGE_ID) };
}

function saidCard(card: JsonObject | null, name: string | null = null) {
  const [month, year] = [saidNumber(card, "exp_month"), saidNumber(card, "exp_year")];
  return { ...saidTexts(card, { brand: "brand", last4: "last4" }), month, year, name };
}

/** The saved card; null if it has no Stripe customer, because charging it needs both ids. */
function keptBy(said: unknown, networkTransactionId: string | null): Answer["keptCard"] {
  const [id, customer] = [saidText(said, "id"), saidText(said, "customer")];
  return id && customer ? { handle: { method: id, customer }, networkTransactionId } : null;
}

function aboutIn(said: JsonObject, key: "reference" | "capture" = "reference"): string | null {
  return saidText(said, "metadata", key);
}

const cardOfIntent = (intent: JsonObject) => saidObject(intent, "latest_charge", "payment_method_details", "card");

function paramsOf(intent: JsonObject): Answer["params"] {
  const { last4, month, year } = saidCard(cardOfIntent(intent));
  return {
    ...saidTexts(intent, PARAMS),
    card_number: last4 && maskedNumber(last4),
    card_expiry_month: month ? String(month).padStart(2, "0") : null,
    card_expiry_year: year ? String(year) : null,
  };
}

function answerIn(intent: JsonObject, { outcome, stage }: ChargeState): Answer {
  const error = saidObject(intent, "last_payment_error");
  const units = stage === "held" ? intent.amount_capturable : intent.amount_received;
  return {
    outcome,
    message: outcome === "failed" ? messageOf(error ?? {}) : null,
    raw: intent,
    params: paramsOf(intent),
    about: aboutIn(intent),
    stage,
    actual: stage && fromUnits(units, intent.currency),
    decline: outcome !== "success" && error ? declineOf(error) : null,
    refs: { intent: jsonText(intent.id), charge: saidFirst(intent, CHARGE_ID) },
    captureBefore: saidInstant(cardOfIntent(intent), "capture_before"),
  };
}

export function resultOfCharge(intent: JsonObject): Answer {
  const url = saidText(intent, "next_action", "redirect_to_url", "url");
  return { ...answerIn(intent, stateOfIntent(intent)), next: intent.status === "requires_action" ? url : null };
}

/** The outcome of a capture; pending while the amount is still reserved. */
export function resultOfCapture(intent: JsonObject): Answer {
  const result = intent.status === "requires_capture" ? answerIn(intent, PENDING) : resultOfCharge(intent);
  return { ...result, about: aboutIn(intent, "capture") };
}

/**
 * The outcome of a hosted page, which must contain its payment, charge and card. The reference is read from
 * the metadata, because buyers can set `client_reference_id` in the address of a Payment Link.
 */
export function resultOfPage(session: JsonObject): Answer {
  const intent = saidObject(session, "payment_intent");
  const setup = saidObject(session, "setup_intent");
  const state = stateOfPage(session, intent, setup);
  const isDone = state.outcome === "success";
  const frame = { raw: session, refs: refsOfPage(session), about: aboutIn(session) };
  if (intent === null) {
    const card = isDone ? shownCard(saidCard(saidObject(setup, "payment_method", "card"))) : null;
    const keptCard = isDone ? keptBy(setup?.payment_method, null) : null;
    return { ...state, ...frame, params: { track_id: jsonText(session.id) }, card, keptCard };
  }
  const answer = { ...answerIn(intent, state), ...frame };
  if (!isDone) return answer;
  const card = cardOfIntent(intent);
  const name = saidText(intent, "latest_charge", "billing_details", "name");
  const keptCard = keptBy(intent.payment_method, saidText(card, "network_transaction_id"));
  return { ...answer, card: shownCard(saidCard(card, name)), keptCard };
}

type VoidCall = { readonly referenceNumber: string; readonly charge?: { readonly referenceNumber: string } };

/** The outcome of a void, for which Stripe has no object: it is the payment's state, and names the charge. */
export function resultOfVoid(intent: JsonObject, { referenceNumber, charge }: VoidCall): Answer {
  const answer = answerIn(intent, intent.status === "canceled" ? { outcome: "success" } : PENDING);
  if (!answer.about) return answer;
  const isOurs = answer.about === charge?.referenceNumber;
  return { ...answer, about: isOurs ? referenceNumber : answer.about, isWhole: true };
}

export function resultOfRefund(refund: JsonObject): Answer {
  const outcome = outcomeOfRefund(refund);
  const [id, status] = [saidText(refund, "id"), saidText(refund, "status")];
  const reason = saidText(refund, "failure_reason") ?? status;
  return {
    outcome,
    message: outcome === "failed" ? `The refund failed: ${reason}.` : null,
    raw: refund,
    params: { ref: id, result: status ?? "unknown" },
    about: aboutIn(refund),
    actual: fromUnits(refund.amount, refund.currency),
    refs: { refund: id },
  };
}

/** `failed`: the card was declined; `error`: the request or the account was wrong. */
export function refused({ said }: { readonly said: JsonObject }): Answer {
  const error = saidObject(said, "error") ?? {};
  const outcome = error.type === "card_error" ? "failed" : "error";
  return { outcome, message: messageOf(error), raw: { error }, decline: declineOf(error), refs: {} };
}
