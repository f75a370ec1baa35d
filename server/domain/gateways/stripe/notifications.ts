/**
 * Reads Stripe's notifications. An event may be outdated, so most events only trigger an inquiry.
 */
import type { JsonObject } from "@/server/kernel/json";
import type { NoticeSubject } from "../core/words";
import type { Connector } from "../engine/connector";
import type { SaidEvent } from "../engine/core/event";
import { amountIn } from "../engine/core/facts";
import { saidInstant, saidObject, saidText } from "../engine/core/said";
import { NotAuthentic, OtherAccount } from "../port";
import { resultOfRefund } from "./core/answers";
import { ruleOf } from "./core/tables/events";
import { CAPTURED, EVENT_AMOUNT } from "./core/tables/params";
import { DISPUTE_MOVES, DISPUTE_STAGES, LAPSES } from "./core/tables/statuses";
import { UNITS } from "./core/tables/units";

export const notifications: NonNullable<Connector["notifications"]> = {
  signature: {
    field: "webhook_secret",
    key: "text",
    digest: "hex",
    timed: { header: "stripe-signature", toleranceSeconds: 300 },
  },
  read: ({ environment, name }, { said: event }) => {
    const [type, object] = [saidText(event, "type"), saidObject(event, "data", "object")];
    if (event.object !== "event" || saidText(event, "id") === null || type === null || object === null)
      throw new NotAuthentic("Signed, but none of Stripe's events.");
    // Events of connected accounts name that account.
    const account = saidText(event, "account");
    if (account !== null && name !== null && account !== name) throw new OtherAccount("It is of a connected account.");
    if (event.livemode !== (environment === "live"))
      throw new NotAuthentic(`An event of Stripe's other world in a ${environment} account.`);
    return [eventOf(event, type, object)];
  },
};

/**
 * Reads an event. A capture's metadata names payment and capture. `client_reference_id` is not read, because
 * any buyer can set it in the address of a Payment Link of the same account.
 */
function eventOf(event: JsonObject, type: string, object: JsonObject): SaidEvent {
  const rule = ruleOf(type);
  const id = saidText(object, "id");
  const ownId = (kind: string) => (object.object === kind ? id : null);
  const capture = rule.about === "capture" ? saidText(object, "metadata", "capture") : null;
  const isLapsed = type === "charge.expired" || LAPSES.has(saidText(object, "cancellation_reason"));
  return {
    key: saidText(event, "id") ?? "",
    type,
    rule,
    occurredAt: saidInstant(event, "created"),
    amount: amountIn(object, EVENT_AMOUNT, UNITS),
    reference: capture ?? saidText(object, "metadata", "reference"),
    operationRefs: { refund: ownId("refund") },
    paymentRefs: {
      session: ownId("checkout.session"),
      intent: ownId("payment_intent") ?? saidText(object, "payment_intent"),
      charge: ownId("charge") ?? saidText(object, "charge"),
    },
    answer: answerOf(rule.about, object),
    holdEnd: isLapsed ? "lapsed" : "voided",
    dispute: disputeOf(type, object),
    id,
  };
}

function answerOf(about: NoticeSubject, object: JsonObject): SaidEvent["answer"] {
  if (about === "refund") {
    // Only the notification of a failed refund is final without an inquiry.
    const told = resultOfRefund(object);
    return object.object === "refund" && told.outcome === "failed" ? told : "ask";
  }
  // A payment is captured once, so the event of a capture is never outdated.
  const actual = about === "capture" ? amountIn(object, CAPTURED, UNITS) : null;
  if (actual === null) return "ask";
  const params = { ref: saidText(object, "id"), result: "captured" };
  return { outcome: "success", raw: object, params, actual, about: saidText(object, "metadata", "capture") };
}

/** @param object a dispute, or a fraud warning */
function disputeOf(type: string, object: JsonObject): SaidEvent["dispute"] {
  return {
    stage: type.startsWith("radar.") ? "fraud_warning" : (DISPUTE_STAGES.get(object.status) ?? "under_review"),
    reason: saidText(object, "reason") ?? saidText(object, "fraud_type") ?? "",
    dueBy: saidInstant(object, "evidence_details", "due_by"),
    moves: DISPUTE_MOVES.get(type) ?? "none",
  };
}
