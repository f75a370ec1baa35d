/** The notifications of the Adyen double, written and signed as Adyen's are. */
import { createHmac } from "node:crypto";
import type { MinorAmount } from "./book";

/** Where an account gets notifications, and how the double proves that it is Adyen. */
export type NoticeAddress = {
  readonly url: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  readonly user?: string;
  readonly password?: string;
};

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

/** Posts one message. @returns the status of the answer, 0 if there was none */
export async function postNotice({ url, user, password }: NoticeAddress, body: string): Promise<number> {
  const basic = user === undefined ? null : Buffer.from(`${user}:${password ?? ""}`).toString("base64");
  const headers = { "Content-Type": "application/json", ...(basic !== null && { Authorization: `Basic ${basic}` }) };
  try {
    const answer = await fetch(url, { method: "POST", headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
