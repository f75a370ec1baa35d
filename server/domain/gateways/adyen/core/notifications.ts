import { createHash } from "node:crypto";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import type {
  CardEvent,
  DisputeEvent,
  HoldEndedEvent,
  MovementEvent,
  Notification,
  NotificationJoin,
  OtherEvent,
  SettlementEvent,
} from "../../core/notification";
import type { GatewayResult } from "../../core/result";
import type { DisputeStage } from "../../core/words";
import { fromAdyenAmount } from "./amounts";
import { plainResult, refsOf, takenOf } from "./answers";
import { type AdyenRule, ruleOf } from "./event-table";
import { saidRefusal, saidText } from "./said";

type Concerned = MovementEvent | HoldEndedEvent | DisputeEvent | SettlementEvent | CardEvent | OtherEvent;

/**
 * Event codes that Adyen may send several times with one reference: a failed capture may be captured again,
 * and fail again. Adyen does not sign the date that tells them apart.
 */
const AGAIN: ReadonlySet<string> = new Set(["CAPTURE", "CAPTURE_FAILED"]);

/** @param item a notification item whose signature was verified */
export function eventOf(item: JsonObject): Notification {
  const [eventCode, psp] = [String(item.eventCode), saidText(item, "pspReference")];
  const { effect } = ruleOf(eventCode);
  const occurredAt = new Date(saidText(item, "eventDate") ?? Number.NaN);
  const plainKey = [eventCode, psp, item.success].join(":").slice(0, 200);
  const concerned = concernedBy(item, eventCode);
  const amount = fromAdyenAmount(jsonObject(item.amount));
  return {
    ...(AGAIN.has(eventCode) ? datedKeys(item, plainKey) : { key: plainKey }),
    type: eventCode.slice(0, 64),
    effect: concerned.about === "other" && effect === "booked" ? "ignored" : effect,
    occurredAt: Number.isNaN(occurredAt.getTime()) ? null : occurredAt,
    join: joinOf(item, concerned.about),
    amount,
    ...concerned,
  };
}

/** The digest has the signed fields that `plainKey` lacks. */
function datedKeys(item: JsonObject, plainKey: string): Pick<Notification, "key" | "signedKey" | "formerKey"> {
  const amount = jsonObject(item.amount);
  const signed = [item.originalReference, item.merchantReference, amount?.value, amount?.currency].map((field) =>
    String(field ?? ""),
  );
  const digest = createHash("sha256").update(JSON.stringify(signed)).digest("hex").slice(0, 24);
  const dated = `${plainKey}:${saidText(item, "eventDate")}`.slice(0, 230);
  return { key: `${dated}:${digest}`, signedKey: `${plainKey}:${digest}`, formerKey: plainKey };
}

/** If the item has no original reference, its own reference is that of the payment. */
function joinOf(item: JsonObject, about: Notification["about"]): NotificationJoin {
  const [reference, psp, original] = ["merchantReference", "pspReference", "originalReference"].map((key) =>
    saidText(item, key),
  );
  const isOperation = about === "capture" || about === "void" || about === "refund";
  return {
    ...(reference && { reference }),
    ...(isOperation && psp && { operationRefs: { psp } }),
    ...((original ?? psp) && { paymentRefs: refsOf({ psp: original ?? psp ?? null }) }),
  };
}

function concernedBy(item: JsonObject, eventCode: string): Concerned {
  const rule = ruleOf(eventCode);
  const isSuccess = item.success === "true";
  switch (rule.about) {
    case "charge":
    case "capture":
    case "void":
    case "refund": {
      const about = isCancel(item, eventCode) ? "void" : rule.about;
      const answer = answerOf(item, { about, rule, isSuccess });
      if (answer === null) return { about: "other" };
      return { about, answer, ...(eventCode === "CAPTURE" && !isSuccess && { isRefusal: true as const }) };
    }
    case "hold_ended":
      return isSuccess && rule.hold !== undefined ? { about: "hold_ended", how: rule.hold } : { about: "other" };
    case "dispute":
      return rule.dispute === undefined ? { about: "other" } : disputeOf(item, rule.dispute);
    case "settlement":
      return { about: "settlement", id: saidText(item, "pspReference") ?? "", file: saidText(item, "reason") };
    case "card":
      return { about: "card", handle: refsOf({ id: saidText(item, "pspReference") }) };
    default:
      return { about: "other" };
  }
}

function isCancel(item: JsonObject, eventCode: string): boolean {
  const action = saidText(jsonObject(item.additionalData), "modification.action");
  return eventCode === "CANCEL_OR_REFUND" && action === "cancel";
}

type Meant = {
  readonly about: MovementEvent["about"];
  readonly rule: AdyenRule;
  readonly isSuccess: boolean;
};

function answerOf(item: JsonObject, { about, rule, isSuccess }: Meant): GatewayResult | null {
  const decided = isSuccess ? rule.success : rule.failure;
  // A refused charge on a hosted page stays pending, because the customer may try again there.
  const outcome = decided === "failed" && about === "charge" && isOfPage(item) ? "pending" : decided;
  if (outcome === null) return null;
  const eventCode = String(item.eventCode);
  const refs = refsOf({ psp: eventCode === "OFFER_CLOSED" ? null : saidText(item, "pspReference") });
  return {
    ...plainResult(item, outcome),
    message: outcome === "success" ? null : (saidText(item, "reason") ?? eventCode),
    refs,
    ...(outcome === "success" && (about === "charge" ? takenOf(item) : movedBy(item, eventCode))),
    ...(decided === "failed" && about === "charge" && { decline: saidRefusal(item) }),
  };
}

/**
 * Only captures and refunds report their own amount; a cancellation or reversal is of the whole payment, and
 * reports the payment's amount or none.
 */
function movedBy(item: JsonObject, eventCode: string): Partial<GatewayResult> {
  if (eventCode !== "CAPTURE" && eventCode !== "REFUND") return { isWhole: true };
  const actual = fromAdyenAmount(jsonObject(item.amount));
  return actual !== null ? { actual } : {};
}

function isOfPage(item: JsonObject): boolean {
  const extra = jsonObject(item.additionalData);
  return saidText(extra, "checkoutSessionId") !== null || saidText(extra, "paymentLinkId") !== null;
}

/** Adyen's states of a dispute that end it. */
const ENDED: Readonly<Record<string, DisputeStage>> = {
  Won: "won",
  Lost: "lost",
  Accepted: "accepted",
  Expired: "lost",
};

function disputeOf(item: JsonObject, [stage, moves]: NonNullable<AdyenRule["dispute"]>): DisputeEvent {
  const extra = jsonObject(item.additionalData);
  const dueBy = new Date(saidText(extra, "defensePeriodEndsAt") ?? Number.NaN);
  return {
    about: "dispute",
    id: saidText(item, "pspReference") ?? "",
    stage: ENDED[saidText(extra, "disputeStatus") ?? ""] ?? stage,
    reason: saidText(item, "reason") ?? "",
    dueBy: Number.isNaN(dueBy.getTime()) ? null : dueBy,
    moves,
  };
}
