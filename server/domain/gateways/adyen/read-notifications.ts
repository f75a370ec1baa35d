import { timingSafeEqual } from "node:crypto";
import { readJson } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject, jsonObject, jsonText } from "@/server/kernel/json";
import type { Inbound, Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import type { GatewayResult } from "../core/result";
import { signingKeys } from "../core/signing-keys";
import { NotAuthentic, OtherAccount } from "../port";
import { fromAdyenAmount } from "./core/amounts";
import { plainResult, refsOf, takenOf } from "./core/answers";
import { saidRefusal, saidText } from "./core/said";
import { isSigned } from "./core/signature";

/** The outcomes of a successful and a failed event; null if it has none. */
type Meaning = {
  readonly about: Notification["about"];
  readonly success: GatewayResult["outcome"] | null;
  readonly failure: GatewayResult["outcome"] | null;
};

const NOTHING = { success: null, failure: null };

const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ["AUTHORISATION", { about: "charge", success: "success", failure: "failed" }],
  ["OFFER_CLOSED", { about: "charge", success: "canceled", failure: null }],
  ["CAPTURE", { about: "capture", success: "success", failure: "failed" }],
  ["CAPTURE_FAILED", { about: "capture", success: "failed", failure: null }],
  ["CANCELLATION", { about: "void", success: "success", failure: "failed" }],
  ["REFUND", { about: "refund", success: "success", failure: "failed" }],
  ["CANCEL_OR_REFUND", { about: "refund", success: "success", failure: "failed" }],
  ["REFUND_FAILED", { about: "refund", success: "failed", failure: null }],
  ["REFUNDED_REVERSED", { about: "refund", success: "failed", failure: null }],
  ["RECURRING_CONTRACT", { about: "card", ...NOTHING }],
  ["REPORT_AVAILABLE", { about: "payout", ...NOTHING }],
]);

const DISPUTES =
  /^(REQUEST_FOR_INFORMATION|NOTIFICATION_OF_|CHARGEBACK|SECOND_CHARGEBACK|PREARBITRATION_|SCHEME_ARBITRATION|ISSUER_|INFORMATION_SUPPLIED|DISPUTE_)/;

function meaningOf(eventCode: string): Meaning {
  return MEANINGS.get(eventCode) ?? { about: DISPUTES.test(eventCode) ? "dispute" : "other", ...NOTHING };
}

/**
 * Items of other merchant accounts are left out.
 * @throws {OtherAccount} all items are of other merchant accounts
 * @throws {NotAuthentic} a signature or the password is wrong, or the message is of the other environment
 */
export function readNotifications(account: Account, inbound: Inbound): readonly Notification[] {
  if (!isOurSender(account, inbound.headers.authorization)) throw new NotAuthentic("The name or password is wrong.");
  const message = objectIn(inbound.rawBody);
  const items = Array.isArray(message?.notificationItems) ? message.notificationItems : [];
  if (message === null || items.length === 0) throw new NotAuthentic("It is no notification.");
  if (jsonText(message.live) !== String(account.environment === "live"))
    throw new NotAuthentic("It is of the other environment.");
  const all = items.map((entry) => jsonObject(jsonObject(entry)?.NotificationRequestItem) ?? {});
  const ours = all.filter((item) => !isOfOtherAccount(account, item));
  if (ours.length === 0) throw new OtherAccount("It is of another merchant account.");
  const keys = signingKeys(account, "hmac_key", inbound.receivedAt);
  return ours.map((item) => readItem(keys, item));
}

/** A webhook of the company sends the events of all its merchant accounts to one address. */
function isOfOtherAccount({ values }: Account, item: JsonObject): boolean {
  const code = saidText(item, "merchantAccountCode");
  return code !== null && code !== values.merchant_account;
}

function readItem(keys: readonly string[], item: JsonObject): Notification {
  if (!keys.some((key) => isSigned(key, item))) throw new NotAuthentic("The signature is wrong.");
  const [eventCode, psp] = [String(item.eventCode), saidText(item, "pspReference")];
  const { about } = meaningOf(eventCode);
  const referenceNumber = saidText(item, "merchantReference");
  const occurredAt = new Date(saidText(item, "eventDate") ?? Number.NaN);
  return {
    key: `${eventCode}:${psp}:${item.success}`.slice(0, 255),
    about,
    ...(referenceNumber !== null && { referenceNumber }),
    refs: refsOf({ psp }),
    answer: answerOf(item, eventCode, item.success === "true"),
    occurredAt: Number.isNaN(occurredAt.getTime()) ? null : occurredAt,
  };
}

function answerOf(item: JsonObject, eventCode: string, isSuccess: boolean): GatewayResult | null {
  const { about, success, failure } = meaningOf(eventCode);
  const decided = isSuccess ? success : failure;
  // On a hosted page the customer may try again after a refusal.
  const outcome = decided === "failed" && about === "charge" && isOfPage(item) ? "pending" : decided;
  if (outcome === null) return null;
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

function isOurSender({ values }: Account, authorization: string | undefined): boolean {
  const { webhook_user: user, webhook_password: password } = values;
  if (!user || !password) return true;
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`);
  const given = Buffer.from(authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function objectIn(rawBody: Uint8Array): JsonObject | null {
  try {
    const value = readJson(new TextDecoder("utf-8", { fatal: true }).decode(rawBody));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
