/** Which customers are told of which events, and by which channels (decision 0168). */
import { CHANNELS, type Channel, type NoticeEvent } from "@/server/domain/notifications/core/words";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import { compare, isZero, type Money } from "@/server/kernel/money";
import type { SessionState } from "./words";

/** The events that a merchant asked for, by channel, and who gets copies of the mails. */
export type Wishes = {
  readonly notifications: Readonly<Record<Channel, readonly string[]>>;
  readonly emailRecipients: readonly string[];
};

/** The wishes among the optional request fields; none if none was sent. */
export function wishesOf({ notifications, email_recipients: recipients }: JsonObject): Wishes {
  const sent = isJsonObject(notifications) ? notifications : {};
  const [email, sms, whatsapp] = CHANNELS.map((channel) => texts(sent[channel]));
  return {
    notifications: { email: email ?? [], sms: sms ?? [], whatsapp: whatsapp ?? [] },
    emailRecipients: texts(recipients),
  };
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** What decides who is told. */
export type ToldSession = Wishes & {
  readonly type: string;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  /** A session that the service charges has mails of its own. */
  readonly maxServiceAttempts: number | null;
};

/** One way to the customer. */
export type Addressee = { readonly channel: Channel; readonly to: string };

/**
 * The channels on which the customer is told of the event, with the address on each. Only a payment request
 * is announced before it is paid.
 */
export function addresseesOf(session: ToldSession, event: NoticeEvent): Addressee[] {
  if (session.maxServiceAttempts !== null) return [];
  if (event === "created" && session.type !== "payment_request") return [];
  return CHANNELS.flatMap((channel) => {
    const to = channel === "email" ? session.customerEmail : session.customerPhone;
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

/** The event whose message tells of the state; null if none does. */
export function stateNotice(state: SessionState): NoticeEvent | null {
  return STATE_NOTICES[state] ?? null;
}

/** What became of the money, in the session's currency. */
type MoneyStanding = {
  readonly settledAmount: Money;
  readonly refundedAmount: Money;
  readonly voidedAmount: Money;
};

/**
 * The event whose message tells how the session stands in `state`: a payment that was given back whole is no
 * longer told as paid. Null if no message does.
 */
export function presentNotice(
  { settledAmount, refundedAmount, voidedAmount }: MoneyStanding,
  state: SessionState,
): NoticeEvent | null {
  if (!isZero(voidedAmount)) return "voided";
  if (!isZero(refundedAmount) && compare(refundedAmount, settledAmount) >= 0) return "refunded";
  return stateNotice(state);
}
