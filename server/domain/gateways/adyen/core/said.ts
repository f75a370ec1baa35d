import { schemeName } from "@/server/kernel/card-scheme";
import { isJsonObject, type JsonObject, jsonObject, jsonText } from "@/server/kernel/json";
import { type CardFacts, type Decline, type KeptCard, maskedNumber, type PgParams } from "../../core/result";
import { declineOf } from "./refusals";

export function saidText(from: JsonObject | null, key: string): string | null {
  return jsonText(from?.[key]) || null;
}

export function saidRefusal(said: JsonObject): Decline {
  const extra = jsonObject(said.additionalData);
  return declineOf({
    code: saidText(said, "refusalReasonCode"),
    reason: saidText(said, "refusalReason") ?? saidText(said, "reason"),
    raw: saidText(extra, "refusalReasonRaw"),
    advice: saidText(extra, "merchantAdviceCode"),
  });
}

function brandOf(said: JsonObject, extra: JsonObject): string | null {
  const method = isJsonObject(said.paymentMethod) ? said.paymentMethod.brand : said.paymentMethod;
  const told = jsonText(method) ?? saidText(extra, "cardPaymentMethod") ?? saidText(extra, "paymentMethod");
  return schemeName(told);
}

const EXPIRY = /^(\d{1,2})\/(\d{4})$/;

/** The card; null if the facts are not enough to show it. {@link saidKeptCard} reads its token. */
export function saidCard(said: JsonObject): CardFacts | null {
  const extra = jsonObject(said.additionalData) ?? {};
  const last4 = saidText(extra, "cardSummary");
  const [, month, year] = EXPIRY.exec(saidText(extra, "expiryDate") ?? "") ?? [];
  if (last4 === null || !/^\d{4}$/.test(last4) || month === undefined || year === undefined) return null;
  return {
    token: null,
    brand: brandOf(said, extra),
    last4,
    expiryMonth: Number(month),
    expiryYear: Number(year),
    nameOnCard: saidText(extra, "cardHolderName"),
    cvvRequired: false,
  };
}

/** Adyen does not sign the saved card in notifications; a charge therefore names the card's customer. */
export function saidKeptCard(said: JsonObject): KeptCard | null {
  const extra = jsonObject(said.additionalData);
  const id =
    saidText(extra, "tokenization.storedPaymentMethodId") ?? saidText(extra, "recurring.recurringDetailReference");
  if (id === null) return null;
  const networkTransactionId = saidText(extra, "networkTxReference");
  return { handle: { id }, ...(networkTransactionId !== null && { networkTransactionId }) };
}

/** The fields of `pg_params` in an answer about a payment. */
export function saidParams(said: JsonObject, referenceNumber: string | null): PgParams {
  const extra = jsonObject(said.additionalData) ?? {};
  const card = saidCard(said);
  const params: { readonly [key in keyof PgParams]: string | null } = {
    auth_code: saidText(extra, "authCode"),
    card_type: brandOf(said, extra),
    card_number: card === null ? null : maskedNumber(card.last4),
    card_expiry: saidText(extra, "expiryDate"),
    card_issuer: saidText(extra, "cardIssuingBank"),
    result: saidText(said, "resultCode") ?? saidText(said, "eventCode") ?? saidText(said, "status"),
    pg_message: saidText(said, "refusalReason") ?? saidText(said, "reason"),
    transaction_id: saidText(said, "pspReference"),
    track_id: referenceNumber,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
}
