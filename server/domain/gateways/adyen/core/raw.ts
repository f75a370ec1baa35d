/** What is stored of Adyen's answers: no data of a card, a wallet or a person. */
import { keptDigits } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";

const KEPT = [
  "pspReference",
  "originalReference",
  "paymentPspReference",
  "paymentReference",
  "merchantReference",
  "merchantAccountCode",
  "reference",
  "id",
  "status",
  "resultCode",
  "refusalReason",
  "refusalReasonCode",
  "reason",
  "eventCode",
  "eventDate",
  "success",
  "live",
  "expiresAt",
  "errorCode",
  "errorType",
  "message",
];

const KEPT_OF_ADDITIONAL_DATA = [
  "acquirerCode",
  "acquirerReference",
  "arn",
  "authCode",
  "avsResult",
  "checkoutSessionId",
  "cvcResult",
  "fundingSource",
  "issuerCountry",
  "liabilityShift",
  "merchantAdviceCode",
  "modification.action",
  "networkTxReference",
  "originalMerchantReference",
  "paymentLinkId",
  "paymentMethodVariant",
  "refusalReasonRaw",
  "threeDAuthenticated",
];

function chosen(from: unknown, keys: readonly string[]): JsonObject {
  if (!isJsonObject(from)) return {};
  return Object.fromEntries(
    keys.flatMap((key) => (isPlain(from[key]) ? [[key, keptDigits(from[key]) ?? from[key]]] : [])),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Keeps the listed fields of an answer or notification item. */
export function keptRaw(answer: JsonObject): JsonObject {
  const parts = {
    amount: chosen(answer.amount, ["currency", "value"]),
    paymentMethod: isPlain(answer.paymentMethod)
      ? answer.paymentMethod
      : chosen(answer.paymentMethod, ["type", "brand"]),
    additionalData: chosen(answer.additionalData, KEPT_OF_ADDITIONAL_DATA),
  };
  const told = Object.entries(parts).filter(([, part]) => !isJsonObject(part) || Object.keys(part).length > 0);
  return { ...chosen(answer, KEPT), ...Object.fromEntries(told.filter(([, part]) => part !== undefined)) };
}
