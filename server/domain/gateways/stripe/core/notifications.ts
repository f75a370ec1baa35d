/** Maps Stripe's events. An event may be older than its object, so most events only trigger an inquiry. */
import { jsonObject, jsonText } from "@/server/kernel/json";
import type { Notification } from "../../core/notification";
import type { GatewayRefs } from "../../core/result";
import { resultOfRefund } from "./results";
import { REFUND, type StripeEvent } from "./wire";

type About = Notification["about"];

/** What an event concerns, by the beginning of its type. */
const FAMILIES: readonly (readonly [start: string, about: About])[] = [
  ["checkout.session.", "charge"],
  ["payment_intent.", "charge"],
  ["setup_intent.", "card"],
  ["payment_method.", "card"],
  ["charge.dispute.", "dispute"],
  ["radar.early_fraud_warning.", "dispute"],
  ["charge.refund.", "refund"],
  ["refund.", "refund"],
  ["charge.", "charge"],
  ["payout.", "payout"],
];

function aboutOf(type: string): About {
  return FAMILIES.find(([start]) => type.startsWith(start))?.[1] ?? "other";
}

/** Metadata names of our reference, by Stripe's type of object. */
const NAMES: Readonly<Record<string, string>> = {
  "checkout.session": "session",
  payment_intent: "intent",
  charge: "charge",
  refund: "refund",
};

function refsOf(object: Readonly<Record<string, unknown>>): GatewayRefs {
  const own = NAMES[jsonText(object.object) ?? ""];
  const found = [
    own === undefined ? [] : [own, object.id],
    ["intent", object.payment_intent],
    ["charge", object.charge],
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, string] => jsonText(pair[1]) !== null));
}

/** The event for the inbox. Only a failed refund is final without an inquiry. */
export function notificationOf({ id, type, created, data }: StripeEvent): Notification {
  const { object } = data;
  const about = aboutOf(type);
  const reference = jsonText(object.client_reference_id) ?? jsonText(jsonObject(object.metadata)?.reference);
  const refund = about === "refund" ? REFUND.safeParse(object).data : undefined;
  const told = refund && resultOfRefund(refund);
  return {
    key: id,
    about,
    ...(reference !== null && { referenceNumber: reference }),
    refs: refsOf(object),
    answer: told?.outcome === "failed" ? told : null,
    occurredAt: new Date(created * 1_000),
  };
}
