import type { PaymentLink as Row } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { type Money, money, sumText, toWire } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import { answer } from "@/server/kernel/wire-schema-parts";
import { SESSION_TYPES, wordOf } from "@/server/kernel/words";
import type { LinkView } from "./contract/answers";
import { type LinkLimits, statusOn } from "./core/standing";

export type Link = Row;

type Base = Pick<MerchantFacts, "baseUrl">;

export const LINK_ID = /^plink_[0-9A-Za-z]{32}$/;

/** The link's page; in English it is the API's `url`, which the QR code contains. */
export function publicUrl({ baseUrl }: Base, { code }: Pick<Link, "code">, language: Language): string {
  return `${baseUrl}/${language}/link/${code}`;
}

export function limitsOf({ closedAt, activeUntil, maxPayments, payments }: Link): LinkLimits {
  return { closedAt, activeUntil: activeUntil && civilDateOf(activeUntil, "UTC"), maxPayments, payments };
}

export type Price =
  | { readonly fixed: Money }
  | { readonly fixed: null; readonly minimum: Money; readonly maximum: Money };

export function priceOf({ amount, minimumAmount: least, maximumAmount: most, currency: code }: Link): Price {
  const read = (value: { toString(): string }) => money(value.toString(), currency(code));
  if (amount !== null) return { fixed: read(amount) };
  if (least === null || most === null) throw new RangeError("A payment link has no amount.");
  return { fixed: null, minimum: read(least), maximum: read(most) };
}

export function linkView(
  link: Link,
  { merchant, now }: { readonly merchant: MerchantFacts; readonly now: Date },
): LinkView {
  const price = priceOf(link);
  const limits = limitsOf(link);
  return answer<LinkView>()({
    id: link.id,
    url: publicUrl(merchant, link, "en"),
    qr_code_url: `${merchant.baseUrl}/media/link_codes/${link.code}.png`,
    status: statusOn(limits, civilDateOf(now, merchant.timezone)),
    name: link.name,
    description: link.description,
    type: wordOf(SESSION_TYPES, link.type, "session type"),
    currency_code: currency(link.currency),
    amount: price.fixed && toWire(price.fixed),
    minimum_amount: price.fixed === null ? toWire(price.minimum) : null,
    maximum_amount: price.fixed === null ? toWire(price.maximum) : null,
    pg_codes: link.pgCodes,
    order_no: link.orderNo,
    webhook_url: link.webhookUrl && shownAddress(link.webhookUrl),
    redirect_url: link.redirectUrl,
    active_until: limits.activeUntil,
    max_payments: link.maxPayments,
    payments: link.payments,
    paid_amount: sumText(link.paidAmount.toFixed(), currency(link.currency)),
    closed_at: link.closedAt?.toISOString() ?? null,
    created_at: link.createdAt.toISOString(),
  });
}
