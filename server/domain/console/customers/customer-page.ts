/** The page of one customer. */

import { Prisma } from "@/server/db/client";
import { cardsOf, mayListCards, type ShownCard, shownCard } from "@/server/domain/cards";
import { allGateways } from "@/server/domain/gateways";
import { mayUse, ofVisibleType } from "@/server/domain/merchants";
import { parseDetails } from "@/server/domain/sessions";
import { accountsOfCustomer, type WalletRow } from "@/server/domain/wallet";
import { NotFound } from "@/server/kernel/errors";
import { jsonObject } from "@/server/kernel/json";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { listPayments, type PaymentRow } from "../list-payments";
import { readPaymentQuery } from "../payment-query";
import { type PaymentSums, paymentSums } from "../payment-sums";
import { listSubscriptionLines, type SubscriptionRow } from "../subscriptions/list-subscription-lines";
import { readSubscriptionQuery } from "../subscriptions/subscription-query";

/** A saved card and its gateway. */
export type CustomerCard = ShownCard & { readonly gateway: string; readonly agreements: readonly string[] };

/** As in the newest payment. Instants are ISO 8601. */
export type CustomerPageView = {
  readonly customerId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The first and the last payment; null without payments. */
  readonly firstSeenAt: string | null;
  readonly lastSeenAt: string | null;
  /** The newest ones. */
  readonly payments: readonly PaymentRow[];
  readonly sums: PaymentSums;
  readonly subscriptions: readonly SubscriptionRow[];
  /** Null without permission, and in the region without saved cards. */
  readonly cards: readonly CustomerCard[] | null;
  /** Null without permission. */
  readonly wallets: readonly WalletRow[] | null;
};

/** The payments and subscriptions on the page. */
const NEWEST = 10;

/**
 * @throws {NotFound} no visible row has this customer id
 * @throws {Forbidden} for a user who may view no payments
 */
export async function customerPage(ctx: Ctx, customerId: string): Promise<CustomerPageView> {
  if (customerId === "" || customerId.length > 64 || customerId.includes("\0")) throw new NotFound();
  const { values } = readPaymentQuery({ range: "all" });
  const ofCustomer = { ...values, customer: customerId };
  const [seen, payments, sums, subscriptions, cards, wallets] = await Promise.all([
    readSeen(ctx, customerId),
    listPayments(ctx, ofCustomer, NEWEST),
    paymentSums(ctx, ofCustomer),
    listSubscriptionLines(ctx, { ...readSubscriptionQuery({}).values, customer: customerId }, NEWEST),
    readCards(ctx, customerId),
    mayUse(ctx.actor, "wallet.view") ? accountsOfCustomer(ctx, customerId) : null,
  ]);
  const others = [subscriptions.rows, cards ?? [], wallets ?? []];
  if (seen.lastSeenAt === null && others.every((rows) => rows.length === 0)) throw new NotFound();
  return {
    customerId,
    ...seen,
    payments: payments.rows,
    sums,
    subscriptions: subscriptions.rows,
    cards,
    wallets,
  };
}

type SeenRow = { firstSeenAt: Date; lastSeenAt: Date; details: unknown; email: string | null; phone: string | null };

/** The customer in the newest payment. One statement, at both ends of an index. */
async function readSeen(ctx: Ctx, customerId: string) {
  const own = Prisma.sql`s.merchant_id = ${ctx.merchant.id} AND s.customer_id = ${customerId} AND s.deleted_at IS NULL
    AND ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)}`;
  const [row] = await ctx.db.$queryRaw<SeenRow[]>`
    SELECT s.details, s.customer_email AS email, s.customer_phone AS phone, s.created_at AS "lastSeenAt",
      (SELECT s.created_at FROM payment_session s WHERE ${own} ORDER BY s.created_at LIMIT 1) AS "firstSeenAt"
    FROM payment_session s WHERE ${own} ORDER BY s.created_at DESC LIMIT 1`;
  return {
    name: row === undefined ? null : parseDetails(jsonObject(row.details) ?? {}).customerName,
    email: row?.email ?? null,
    phone: row?.phone ?? null,
    firstSeenAt: row?.firstSeenAt.toISOString() ?? null,
    lastSeenAt: row?.lastSeenAt.toISOString() ?? null,
  };
}

/** Cards of existing accounts, without their tokens. */
async function readCards(ctx: Ctx, customerId: string): Promise<readonly CustomerCard[] | null> {
  if (!mayListCards(ctx.merchant) || !mayUse(ctx.actor, "card.view")) return null;
  const accounts = await allGateways(ctx);
  const cards = await cardsOf(
    ctx,
    customerId,
    accounts.map(({ code }) => code),
  );
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return cards.map((card) => ({ ...shownCard(card, today), gateway: card.gatewayCode, agreements: card.agreements }));
}
