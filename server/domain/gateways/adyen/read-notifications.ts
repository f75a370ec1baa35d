import { timingSafeEqual } from "node:crypto";
import { readJson } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject, jsonObject, jsonText } from "@/server/kernel/json";
import type { Inbound, Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import { signingKeys } from "../core/signing-keys";
import { NotAuthentic, OtherAccount } from "../port";
import { eventOf } from "./core/notifications";
import { saidText } from "./core/said";
import { isSigned, isSignedBody } from "./core/signature";

/**
 * Reads the message's items, without those of other merchant accounts.
 * @throws {OtherAccount} all items are of other merchant accounts
 * @throws {NotAuthentic} a signature or the password is wrong, or the message is of the other environment
 */
export function readNotifications(account: Account, inbound: Inbound): readonly Notification[] {
  if (!isOurSender(account, inbound.headers.authorization)) throw new NotAuthentic("The name or password is wrong.");
  const message = objectIn(inbound.rawBody);
  const keys = signingKeys(account, "hmac_key", inbound.receivedAt);
  if (message !== null && isOfTokens(message, keys, inbound)) return [];
  const items = Array.isArray(message?.notificationItems) ? message.notificationItems : [];
  if (message === null || items.length === 0) throw new NotAuthentic("It is no notification.");
  if (jsonText(message.live) !== String(account.environment === "live"))
    throw new NotAuthentic("It is of the other environment.");
  const all = items.map((entry) => jsonObject(jsonObject(entry)?.NotificationRequestItem) ?? {});
  const ours = all.filter((item) => !isOfOtherAccount(account, item));
  if (ours.length === 0) throw new OtherAccount("It is of another merchant account.");
  return ours.map((item) => readItem(keys, item));
}

/**
 * True for a webhook about bank accounts or tokens, which Adyen signs in a header instead of in each item.
 */
function isOfTokens(message: JsonObject, keys: readonly string[], { headers, rawBody }: Inbound): boolean {
  if (message.notificationItems !== undefined || jsonText(message.type) === null) return false;
  return keys.some((key) => isSignedBody(key, rawBody, headers.hmacsignature));
}

/** A webhook of the company sends the events of all its merchant accounts to one address. */
function isOfOtherAccount({ values }: Account, item: JsonObject): boolean {
  const code = saidText(item, "merchantAccountCode");
  return code !== null && code !== values.merchant_account;
}

function readItem(keys: readonly string[], item: JsonObject): Notification {
  if (!keys.some((key) => isSigned(key, item))) throw new NotAuthentic("The signature is wrong.");
  return eventOf(item);
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
