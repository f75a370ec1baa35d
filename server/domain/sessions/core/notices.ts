/**
 * Decides which customers are notified of which events, by which channels (Spec, "Customer notifications" 1
 * to 5).
 */
import { isMail } from "@/server/domain/notifications/core/channel-kinds";
import { CHANNELS, type Channel, type NoticeEvent } from "@/server/domain/notifications/core/words";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import { compare, isZero, type Money } from "@/server/kernel/money";
import { isCaptured } from "./machine";
import type { SessionState } from "./words";

/**
 * Events of which the merchant wants its customer notified, by channel, and recipients of copies of mails.
 */
export type Wishes = {
  readonly notifications: Readonly<Record<Channel, readonly string[]>>;
  readonly emailRecipients: readonly string[];
};

export function wishesOf({ notifications, email_recipients: recipients }: JsonObject): Wishes {
  const sent = isJsonObject(notifications) ? notifications : {};
  return {
    notifications: { email: texts(sent.email), sms: texts(sent.sms), whatsapp: texts(sent.whatsapp) },
    emailRecipients: texts(recipients),
  };
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export type ToldSession = Wishes & {
  readonly type: string;
  readonly customerEmail: string | null;
  readonly dialledPhone: string | null;
  /**
   * Maximum number of attempts if only the service charges the session, which then has separate mails;
   * otherwise null.
   */
  readonly maxServiceAttempts: number | null;
};

export type Addressee = { readonly channel: Channel; readonly to: string };

/**
 * The channels and addresses for the event. Before the payment, customers are notified only of payment
 * requests.
 */
export function addresseesOf(session: ToldSession, event: NoticeEvent): Addressee[] {
  if (session.maxServiceAttempts !== null) return [];
  if (event === "created" && session.type !== "payment_request") return [];
  return CHANNELS.flatMap((channel) => {
    const to = isMail(channel) ? session.customerEmail : session.dialledPhone;
    return to !== null && session.notifications[channel].includes(event) ? [{ channel, to }] : [];
  });
}

const STATE_NOTICES: Readonly<Partial<Record<SessionState, NoticeEvent>>> = {
  created: "created",
  pending: "created",
  attempted: "failed",
  paid: "paid",
  authorized: "authorized",
  captured: "captured",
  failed: "failed",
  canceled: "canceled",
  expired: "expired",
};

export function stateNotice(state: SessionState): NoticeEvent | null {
  return STATE_NOTICES[state] ?? null;
}

type MoneyStanding = {
  readonly settledAmount: Money;
  readonly refundedAmount: Money;
  readonly voidedAmount: Money;
};

/**
 * The message for a session in `state`; null if the state has none. A fully refunded session is not reported
 * as paid.
 */
export function presentNotice(
  { settledAmount, refundedAmount, voidedAmount }: MoneyStanding,
  state: SessionState,
): NoticeEvent | null {
  if (!isZero(voidedAmount) && !isCaptured(state)) return "voided";
  if (!isZero(refundedAmount) && compare(refundedAmount, settledAmount) >= 0) return "refunded";
  return stateNotice(state);
}
