/** A Stripe event may be older than its object, so most events only trigger an inquiry. */
import { jsonObject, jsonText } from "@/server/kernel/json";
import type {
  DisputeEvent,
  HoldEndedEvent,
  MovementEvent,
  Notification,
  NotificationJoin,
  OtherEvent,
  SettlementEvent,
} from "../../core/notification";
import type { GatewayRefs, GatewayResult } from "../../core/result";
import { fromUnits } from "./amounts";
import { disputeOf } from "./disputes";
import { ruleOf } from "./event-table";
import { resultOfRefund } from "./results";
import { CHARGE_CAPTURED, REFUND, type StripeEvent } from "./wire";

type Said = Readonly<Record<string, unknown>>;

/** The payment reference in which an object's id is stored, by Stripe's type of object. */
const NAMES: Readonly<Record<string, string>> = {
  "checkout.session": "session",
  payment_intent: "intent",
  charge: "charge",
};

function texts(found: readonly (readonly [string, unknown])[]): GatewayRefs {
  return Object.fromEntries(found.filter((pair): pair is [string, string] => jsonText(pair[1]) !== null));
}

/**
 * A capture's metadata names both the payment and the capture. `client_reference_id` is not read: any buyer
 * can set it in the address of a Payment Link of the same account.
 */
function joinOf(object: Said, about: string): NotificationJoin {
  const metadata = jsonObject(object.metadata);
  const reference = (about === "capture" ? jsonText(metadata?.capture) : null) ?? jsonText(metadata?.reference);
  const own = NAMES[jsonText(object.object) ?? ""];
  const payment = texts([
    ...(own === undefined ? [] : ([[own, object.id]] as const)),
    ["intent", object.payment_intent],
    ["charge", object.charge],
  ]);
  return {
    ...(reference !== null && { reference }),
    ...(object.object === "refund" && { operationRefs: texts([["refund", object.id]]) }),
    ...(Object.keys(payment).length > 0 && { paymentRefs: payment }),
  };
}

type Concerned = MovementEvent | HoldEndedEvent | DisputeEvent | SettlementEvent | OtherEvent;

/** Reasons for which Stripe itself cancels a payment. */
const BY_ITSELF = /^(automatic|expired|abandoned)$/;

function concernedBy(type: string, object: Said): Concerned {
  const { about } = ruleOf(type);
  switch (about) {
    case "charge":
    case "void":
      return { about, answer: "ask" };
    case "refund":
      return { about, answer: refundAnswer(object) };
    case "capture":
      return { about, answer: captureAnswer(object) };
    case "hold_ended": {
      const isLapsed = type === "charge.expired" || BY_ITSELF.test(jsonText(object.cancellation_reason) ?? "");
      return { about, how: isLapsed ? "lapsed" : "voided" };
    }
    case "dispute":
      return disputeOf(type, object);
    case "settlement":
      return { about, id: jsonText(object.id) ?? "", file: null };
    default:
      return { about: "other" };
  }
}

/** Only a failed refund is final without an inquiry. */
function refundAnswer(object: Said): GatewayResult | "ask" {
  const refund = REFUND.safeParse(object).data;
  const told = refund && resultOfRefund(refund);
  return told?.outcome === "failed" ? told : "ask";
}

/** A payment is captured once, so its event is never outdated. */
function captureAnswer(object: Said): GatewayResult | "ask" {
  const charge = CHARGE_CAPTURED.safeParse(object).data;
  const actual = charge && fromUnits(charge.amount_captured, charge.currency);
  if (!charge || !actual) return "ask";
  const about = charge.metadata?.capture;
  const raw = { id: charge.id, amount_captured: charge.amount_captured, currency: charge.currency };
  const params = { ref: charge.id, result: "captured" };
  return { outcome: "success", message: null, raw, params, card: null, actual, ...(about !== undefined && { about }) };
}

/** Converts a Stripe event for the inbox of gateway events. */
export function notificationOf({ id, type, created, data }: StripeEvent): Notification {
  const { object } = data;
  const { effect } = ruleOf(type);
  const concerned = concernedBy(type, object);
  const amount = fromUnits(Number(object.amount ?? object.amount_total), jsonText(object.currency) ?? "");
  return {
    key: id,
    type,
    effect,
    occurredAt: new Date(created * 1_000),
    join: joinOf(object, concerned.about),
    amount,
    ...concerned,
  };
}
