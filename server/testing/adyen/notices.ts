/** Writes and signs the notifications of the simulated Adyen. */
import { createHmac } from "node:crypto";
import type { Amount, Happening, Page, Payment, WhyNot } from "../gateway-double/book";
import type { Desk } from "../gateway-double/desk";

/** An amount in minor units. */
export const minor = ({ units, currency }: Amount) => ({ currency, value: units });

/** A notification's event before it is signed. */
export type Notice = {
  readonly eventCode: string;
  readonly success: boolean;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly amount: ReturnType<typeof minor>;
  readonly reason?: string;
  /** ISO 8601; default: the present time. */
  readonly eventDate?: string;
  readonly paymentMethod?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
};

/** `now`: the simulated gateway's clock in milliseconds. */
export type NoticeWriter = { readonly merchantAccount: string; readonly isLive: boolean; readonly now: () => number };

/** The HMAC over the eight signed fields, written independently of the connector. */
function signature(hmacKey: string, notice: Notice, merchantAccount: string): string {
  const { pspReference, originalReference = "", merchantReference, amount, eventCode, success } = notice;
  const signed = [pspReference, originalReference, merchantAccount, merchantReference];
  const text = [...signed, amount.value, amount.currency, eventCode, success].join(":");
  return createHmac("sha256", Buffer.from(hmacKey, "hex")).update(text).digest("base64");
}

/**
 * The notification's JSON. @param hmacKey hexadecimal; a key other than the account's forges the signature
 */
export function noticeBody(notice: Notice, { merchantAccount, isLive, now }: NoticeWriter, hmacKey: string): string {
  const { success, additionalData, ...fields } = notice;
  const item = {
    ...{ eventDate: new Date(now()).toISOString(), ...fields },
    ...{ merchantAccountCode: merchantAccount, success: String(success) },
    additionalData: { ...additionalData, hmacSignature: signature(hmacKey, notice, merchantAccount) },
  };
  return JSON.stringify({ live: String(isLive), notificationItems: [{ NotificationRequestItem: item }] });
}

/** The fields of a card that the payment saved. */
export function keptData({ book }: Desk, { card, order }: Payment): Record<string, string> {
  const owner = card === null || order.keeps === "no" ? undefined : book.owners.get(card);
  if (card === null || owner === undefined) return {};
  return {
    ...{ "tokenization.storedPaymentMethodId": card, "tokenization.shopperReference": owner },
    ...{ "tokenization.store.operationType": "created", networkTxReference: "MCC123456789012" },
  };
}

function placeOf(page: Page | null): Record<string, string> {
  if (page === null) return {};
  return page.id.startsWith("CS") ? { checkoutSessionId: page.id } : { paymentLinkId: page.id };
}

const CARD = { authCode: "070121", cardSummary: "1111", expiryDate: "03/2030" };
const FAILURES = { capture: "CAPTURE_FAILED", refund: "REFUND_FAILED", release: "" } as const;
const REASONS: Readonly<Record<WhyNot, string>> = {
  ...{ released: "Transaction cancelled", taken: "Transaction has been captured" },
  not_approved: "Transaction is not authorised",
  not_taken: "Transaction hasn't been captured, refund not possible",
  ...{ all_refunded: "Insufficient balance on payment", too_much: "Insufficient balance on payment" },
};

export function noticesOf(desk: Desk, happening: Happening): readonly Notice[] {
  const { kind } = happening;
  if ("page" in happening) {
    const { reference: merchantReference, amount } = happening.page.order;
    const named = { eventCode: "OFFER_CLOSED", success: true, pspReference: desk.book.name("") };
    return kind === "page_lapsed" ? [{ ...named, merchantReference, amount: minor(amount) }] : [];
  }
  if ("followUp" in happening) {
    const { id, kind: what, word, reference: merchantReference, payment, amount } = happening.followUp;
    const later = { failed_later: FAILURES[what], returned: "REFUNDED_REVERSED" };
    const isLater = kind === "failed_later" || kind === "returned";
    const reason = isLater ? "Acquirer refused" : kind === "refused" ? REASONS[happening.why] : undefined;
    const told = { eventCode: isLater ? later[kind] : word, success: kind !== "refused", ...(reason && { reason }) };
    const named = { pspReference: id, originalReference: payment.id, merchantReference };
    return [{ ...told, ...named, amount: minor(amount), paymentMethod: "visa" }];
  }
  if (kind === "bank") return [];
  const { id, order, amount, decline, page } = happening.payment;
  const success = kind === "approved";
  const refusal: Record<string, string> = decline?.raw === undefined ? {} : { refusalReasonRaw: decline.raw };
  const facts = success ? { ...CARD, ...keptData(desk, happening.payment) } : refusal;
  const told = { eventCode: "AUTHORISATION", success, ...(decline && { reason: decline.reason }) };
  const named = { pspReference: id, merchantReference: order.reference, amount: minor(amount), paymentMethod: "visa" };
  return [{ ...told, ...named, additionalData: { ...placeOf(page), ...facts } }];
}
