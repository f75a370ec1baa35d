import type { JsonObject } from "@/server/kernel/json";
import type { GatewayOutcome, NoticeSubject } from "../core/words";
import type { Connector } from "../engine/connector";
import { type Answer, present } from "../engine/core/answer";
import type { SaidEvent } from "../engine/core/event";
import { amountIn, cardIn } from "../engine/core/facts";
import { saidInstant, saidList, saidObject, saidPlain, saidText } from "../engine/core/said";
import type { Signature } from "../engine/core/signature";
import { NotAuthentic, OtherAccount } from "../port";
import { plainAnswer, saidExtra, takenOf } from "./core/answers";
import { declineOf } from "./core/refusals";
import { type AdyenRule, ruleOf } from "./core/tables/events";
import { AMOUNT, CARD, REPEAT_SIGNED, SIGNED } from "./core/tables/params";
import { DISPUTE_ENDS, REPEATED } from "./core/tables/statuses";
import { UNITS } from "./core/tables/units";

export const SIGNATURE: Signature = {
  ...{ field: "hmac_key", key: "hex", digest: "base64" },
  basic: { user: "webhook_user", password: "webhook_password" },
};

/** Reads a notification's items, without those of other merchant accounts. */
export const notifications: NonNullable<Connector["notifications"]> = {
  signature: SIGNATURE,
  read: (account, { headers, rawBody, said: message, isSigned }) => {
    // Adyen signs webhooks about bank accounts or tokens in a header, not in each item.
    const isOfTokens = message.notificationItems === undefined && saidText(message, "type") !== null;
    if (isOfTokens && isSigned(rawBody, headers.hmacsignature ?? null)) return [];
    const items = saidList(message, "notificationItems").map((one) => saidObject(one, "NotificationRequestItem") ?? {});
    if (items.length === 0) throw new NotAuthentic("It is no notification.");
    if (saidText(message, "live") !== String(account.environment === "live"))
      throw new NotAuthentic("It is of the other environment.");
    // A company's webhook sends the events of all its merchant accounts to one address.
    const ours = items.filter(({ merchantAccountCode: code }) => !code || code === account.values.merchant_account);
    if (ours.length === 0) throw new OtherAccount("It is of another merchant account.");
    if (!ours.every((item) => isSigned(signedText(item), saidExtra(item, "hmacSignature"))))
      throw new NotAuthentic("The signature is wrong.");
    return ours.map(eventOf);
  },
};

/**
 * The text of an item that Adyen signs: eight of its fields.
 * @param item read with `readJson`, so that its amount keeps the signed digits
 */
export function signedText(item: JsonObject): string {
  return SIGNED.map((path) => saidPlain(item, path) ?? "").join(":");
}

function eventOf(item: JsonObject): SaidEvent {
  const type = String(item.eventCode);
  const rule = ruleOf(type);
  const isSuccess = item.success === "true";
  const isCancel = type === "CANCEL_OR_REFUND" && saidExtra(item, "modification.action") === "cancel";
  const about = isCancel ? "void" : rule.about;
  const [psp, reason] = [saidText(item, "pspReference"), saidText(item, "reason")];
  const signed = REPEAT_SIGNED.map((path) => saidPlain(item, path));
  return {
    key: [type, psp, item.success].join(":").slice(0, 200),
    ...(REPEATED.has(type) && { repeats: { date: saidText(item, "eventDate"), signed } }),
    type: type.slice(0, 64),
    rule,
    about,
    occurredAt: saidInstant(item, "eventDate"),
    amount: amountIn(item, AMOUNT, UNITS),
    reference: saidText(item, "merchantReference"),
    operationRefs: { psp },
    // An item without an original reference concerns the payment itself.
    paymentRefs: { psp: saidText(item, "originalReference") ?? psp },
    answer: answerOf(item, about, isSuccess ? rule.success : rule.failure),
    isRefusal: type === "CAPTURE" && !isSuccess,
    holdEnd: isSuccess ? (rule.hold ?? null) : null,
    dispute: rule.dispute ? disputeOf(item, rule.dispute) : null,
    id: psp,
    file: reason,
    handle: present({ id: psp }),
  };
}

function answerOf(item: JsonObject, about: NoticeSubject, decided: GatewayOutcome | null): Answer | null {
  // A declined charge on a hosted page stays pending, because the customer may try again on the page.
  const isOfPage = saidExtra(item, "checkoutSessionId") !== null || saidExtra(item, "paymentLinkId") !== null;
  const isRefusedCharge = decided === "failed" && about === "charge";
  const outcome = isRefusedCharge && isOfPage ? "pending" : decided;
  if (outcome === null) return null;
  const eventCode = String(item.eventCode);
  return {
    ...plainAnswer(item, outcome),
    message: outcome === "success" ? null : (saidText(item, "reason") ?? eventCode),
    refs: { psp: eventCode === "OFFER_CLOSED" ? null : saidText(item, "pspReference") },
    ...(outcome === "success" && movedBy(item, about)),
    decline: isRefusedCharge ? declineOf(item) : null,
  };
}

/**
 * Among operations only captures and refunds report their own amount; a cancellation or reversal reports the
 * payment's amount or none.
 */
function movedBy(item: JsonObject, about: NoticeSubject): Partial<Answer> {
  if (about === "charge") return { ...takenOf(item), card: cardIn(item, CARD) };
  const isPart = item.eventCode === "CAPTURE" || item.eventCode === "REFUND";
  return isPart ? { actual: amountIn(item, AMOUNT, UNITS) } : { isWhole: true };
}

function disputeOf(item: JsonObject, [stage, moves]: NonNullable<AdyenRule["dispute"]>): SaidEvent["dispute"] {
  return {
    stage: DISPUTE_ENDS.get(saidExtra(item, "disputeStatus")) ?? stage,
    reason: saidText(item, "reason") ?? "",
    dueBy: saidInstant(item, "additionalData", "defensePeriodEndsAt"),
    moves,
  };
}
