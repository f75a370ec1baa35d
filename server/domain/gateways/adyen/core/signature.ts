/** The signature of a standard notification: HMAC-SHA256 over eight of its fields. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { keptDigits } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";

const HEX_KEY = /^(?:[0-9a-f]{2})+$/i;

function signedText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return keptDigits(value) ?? String(value);
}

/**
 * The item's signature in base64.
 * @param hexKey the webhook endpoint's key from the Customer Area
 * @param item read with `readJson`, so that its amount keeps the signed digits
 */
export function notificationSignature(hexKey: string, item: JsonObject): string {
  const amount = isJsonObject(item.amount) ? item.amount : {};
  const fields = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    amount.value,
    amount.currency,
    item.eventCode,
    item.success,
  ];
  return createHmac("sha256", Buffer.from(hexKey, "hex"))
    .update(fields.map(signedText).join(":"), "utf8")
    .digest("base64");
}

/** True if the item's signature is valid; never with a key that is not hexadecimal. */
export function isSigned(hexKey: string, item: JsonObject): boolean {
  const carried = isJsonObject(item.additionalData) ? item.additionalData.hmacSignature : undefined;
  if (typeof carried !== "string" || !HEX_KEY.test(hexKey)) return false;
  return isEqualText(notificationSignature(hexKey, item), carried);
}

/** True if the header `HmacSignature` signs the whole body. */
export function isSignedBody(hexKey: string, rawBody: Uint8Array, carried: string | undefined): boolean {
  if (carried === undefined || !HEX_KEY.test(hexKey)) return false;
  return isEqualText(createHmac("sha256", Buffer.from(hexKey, "hex")).update(rawBody).digest("base64"), carried);
}

function isEqualText(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
