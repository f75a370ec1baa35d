import { cardsOf, mayListCards, type ShownCard, shownCard } from "@/server/domain/cards";
import { allGateways } from "@/server/domain/gateways";
import { mayUse } from "@/server/domain/merchants";
import { accountsOfCustomer, type WalletRow } from "@/server/domain/wallet";
import { NotFound } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { readPaymentQuery } from "../payment-query";
import { listPayments, type PaymentRow } from "../statements/list-payments";
import { type PaymentSums, paymentSums } from "../statements/payment-sums";
import { listSubscriptionLines, type SubscriptionRow } from "../subscriptions/statements/list-subscriptions";
import { readSubscriptionQuery } from "../subscriptions/subscription-query";
import { readSeen } from "./statements/read-seen";

export type CustomerCard = ShownCard & { readonly gateway: string; readonly agreements: readonly string[] };

/** The customer's data in the newest payment. Instants are ISO 8601. */
export type CustomerPageView = {
  readonly customerId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstSeenAt: string | null;
  readonly lastSeenAt: string | null;
  readonly payments: readonly PaymentRow[];
  readonly sums: PaymentSums;
  readonly subscriptions: readonly SubscriptionRow[];
  /** Saved cards; null without permission, and in regions without saved cards. */
  readonly cards: readonly CustomerCard[] | null;
  readonly wallets: readonly WalletRow[] | null;
};

const NEWEST = 10;

/**
 * @throws {NotFound} if no visible row has this customer id
 * @throws {Forbidden}
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

/** The customer's cards of existing gateway accounts, without tokens. */
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
