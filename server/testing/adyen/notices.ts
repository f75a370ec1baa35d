/** The notifications of the Adyen double, written and signed as Adyen's are. */
import { createHmac } from "node:crypto";
import type { Amount, Happening, Page, Payment, WhyNot } from "../gateway-double/book";
import type { Desk } from "../gateway-double/desk";

/** In minor units. */
type MinorAmount = { readonly currency: string; readonly value: number };

export const minor = ({ units, currency }: Amount): MinorAmount => ({ currency, value: units });

/** One event, before it is signed. */
export type Notice = {
  readonly eventCode: string;
  readonly success: boolean;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly amount: MinorAmount;
  readonly reason?: string;
  /** ISO 8601; by default the double's clock. */
  readonly eventDate?: string;
  readonly paymentMethod?: string;
  readonly additionalData?: Readonly<Record<string, string>>;
};

export type NoticeWriter = {
  readonly merchantAccount: string;
  readonly isLive: boolean;
  /** The double's clock, milliseconds. */
  readonly now: () => number;
};

/** The HMAC over the eight signed fields; this is the double's own writing, not the connector's. */
function signature(hmacKey: string, notice: Notice, merchantAccount: string): string {
  const { pspReference, originalReference = "", merchantReference, amount, eventCode, success } = notice;
  const signed = [pspReference, originalReference, merchantAccount, merchantReference];
  const text = [...signed, amount.value, amount.currency, eventCode, success].join(":");
  return createHmac("sha256", Buffer.from(hmacKey, "hex")).update(text).digest("base64");
}

/** The message's JSON. @param hmacKey hexadecimal; another one forges it */
export function noticeBody(notice: Notice, { merchantAccount, isLive, now }: NoticeWriter, hmacKey: string): string {
  const { success, additionalData, ...fields } = notice;
  const item = {
    eventDate: new Date(now()).toISOString(),
    ...fields,
    merchantAccountCode: merchantAccount,
    success: String(success),
    additionalData: { ...additionalData, hmacSignature: signature(hmacKey, notice, merchantAccount) },
  };
  return JSON.stringify({ live: String(isLive), notificationItems: [{ NotificationRequestItem: item }] });
}

/** The fields of a card that the payment saved. */
export function keptData({ book }: Desk, { card, order }: Payment): Record<string, string> {
  const owner = card === null || order.keeps === "no" ? undefined : book.owners.get(card);
  if (card === null || owner === undefined) return {};
  return {
    "tokenization.storedPaymentMethodId": card,
    "tokenization.shopperReference": owner,
    "tokenization.store.operationType": "created",
    networkTxReference: "MCC123456789012",
  };
}

function placeOf(page: Page | null): Record<string, string> {
  if (page === null) return {};
  return page.id.startsWith("CS") ? { checkoutSessionId: page.id } : { paymentLinkId: page.id };
}

const CARD = { authCode: "070121", cardSummary: "1111", expiryDate: "03/2030" };
const FAILURES = { capture: "CAPTURE_FAILED", refund: "REFUND_FAILED", release: "" } as const;

const REASONS: Readonly<Record<WhyNot, string>> = {
  released: "Transaction cancelled",
  taken: "Transaction has been captured",
  not_approved: "Transaction is not authorised",
  not_taken: "Transaction hasn't been captured, refund not possible",
  all_refunded: "Insufficient balance on payment",
  too_much: "Insufficient balance on payment",
};

export function noticesOf(desk: Desk, happening: Happening): readonly Notice[] {
  const { kind } = happening;
  if (kind === "page_lapsed") {
    const { reference: merchantReference, amount } = happening.page.order;
    const named = { eventCode: "OFFER_CLOSED", success: true, pspReference: desk.book.name("") };
    return [{ ...named, merchantReference, amount: minor(amount) }];
  }
  if ("followUp" in happening) {
    const { id: pspReference, reference: merchantReference, payment, amount, word = "" } = happening.followUp;
    const eventCode = { failed_later: FAILURES[happening.followUp.kind], returned: "REFUNDED_REVERSED" };
    const reason = kind === "refused" ? REASONS[happening.why] : kind === "made" ? undefined : "Acquirer refused";
    return [
      {
        ...{ eventCode: kind === "failed_later" || kind === "returned" ? eventCode[kind] : word },
        ...{ success: kind !== "refused", pspReference, originalReference: payment.id, merchantReference },
        ...{ amount: minor(amount), paymentMethod: "visa", ...(reason && { reason }) },
      },
    ];
  }
  if (kind !== "approved" && kind !== "declined") return [];
  const { id, order, amount, decline, page } = happening.payment;
  const success = kind === "approved";
  const refusal: Record<string, string> = decline?.raw === undefined ? {} : { refusalReasonRaw: decline.raw };
  return [
    {
      ...{ eventCode: "AUTHORISATION", success, pspReference: id, merchantReference: order.reference },
      ...{ amount: minor(amount), paymentMethod: "visa", ...(decline && { reason: decline.reason }) },
      additionalData: { ...placeOf(page), ...(success ? { ...CARD, ...keptData(desk, happening.payment) } : refusal) },
    },
  ];
}
