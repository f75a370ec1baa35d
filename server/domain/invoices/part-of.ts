import type { NewSession, Session } from "@/server/domain/sessions";
import { plainColumns, priceFor, type readSession } from "@/server/domain/sessions";
import { jsonObject } from "@/server/kernel/json";
import { type Money, toWire } from "@/server/kernel/money";
import type { Language } from "@/server/kernel/types";
import { sent } from "@/server/kernel/wire";

const [MIN_SECONDS, MAX_SECONDS] = [60, 365 * 86_400];

export type OwnSession = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** True if one of the session's gateways can charge the remaining amount, or the session has no gateways. */
export function takesRest({ session: { paymentType }, accounts }: OwnSession, rest: Money): boolean {
  return accounts.length === 0 || accounts.some((account) => priceFor({ paymentType, amount: rest }, account) !== null);
}

type Part = {
  readonly amount: Money;
  readonly now: Date;
  readonly longest?: number;
  readonly language?: Language | undefined;
};

/**
 * A session for a part of the invoice, with gateways, customer, texts and end of the invoice's own session.
 * The customer gets no message that it was created.
 * @param part.longest maximum lifetime in seconds
 */
export function partOf(
  own: Session,
  { amount, now, longest = MAX_SECONDS, language = own.language }: Part,
): NewSession {
  const left = Math.floor((own.expiresAt.getTime() - now.getTime()) / 1000);
  const plain = Object.fromEntries(Object.entries(plainColumns(own)).filter(([, value]) => value !== null));
  return sent({
    ...plain,
    type: own.type,
    paymentType: own.paymentType,
    amount: toWire(amount),
    currency: amount.currency,
    pgCodes: own.pgCodes,
    language,
    extra: own.extra ?? undefined,
    lifetime: Math.min(Math.max(left, MIN_SECONDS), longest),
    details: withoutCreated(own.details),
  });
}

function withoutCreated({ attachment_upload_url: _, ...details }: Session["details"]): Session["details"] {
  const channels = jsonObject(details.notifications);
  if (channels === null) return details;
  const kept = Object.entries(channels).map(([channel, events]) => [
    channel,
    Array.isArray(events) ? events.filter((event) => event !== "created") : events,
  ]);
  return { ...details, notifications: Object.fromEntries(kept) };
}
