/** The cards with which a subscription can be paid. */

import { currency } from "../../kernel/currency";
import { civilDateOf } from "../../kernel/time";
import type { Ctx } from "../../kernel/types";
import { cardsOf, isExpired, type SavedCard, willExpireSoon } from "../cards";
import { type GatewayAccount, gatewayRefusal, gatewaysByCode } from "../gateways";
import type { SubscriptionCard } from "./page-views";

/** Whose cards are meant, and what they are to pay. */
export type CardOwner = {
  readonly type: string;
  readonly currency: string;
  readonly customerId: string;
  readonly pgCodes: readonly string[];
  readonly cardId: string | null;
};

export type ChargeableCard = { readonly card: SavedCard; readonly account: GatewayAccount };

/**
 * The customer's cards on the gateways of the setup that can charge for a subscription, the one saved or renewed last first, and whether
 * all of those gateways only simulate. Two statements.
 */
export async function chargeableCards(ctx: Ctx, owner: CardOwner) {
  const found = await cardsAndAccounts(ctx, owner);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const active = (card: SavedCard): boolean => card.id === owner.cardId;
  const cards = found.cards
    .map(
      ({ card }): SubscriptionCard => ({
        id: card.id,
        brand: card.brand,
        last4: card.last4,
        expiry: `${String(card.expiryMonth).padStart(2, "0")}/${String(card.expiryYear % 100).padStart(2, "0")}`,
        isExpired: isExpired(card, today),
        expiresSoon: willExpireSoon(card, today),
        isActive: active(card),
      }),
    )
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
  return { cards, testMode: found.accounts.length > 0 && found.accounts.every(({ isSandbox }) => isSandbox) };
}

/** The cards with the accounts that charge them, and every account of the setup that can charge for the subscription. Two statements. */
export async function cardsAndAccounts(ctx: Ctx, owner: CardOwner) {
  const accounts = (await gatewaysByCode(ctx, owner.pgCodes)).filter((account) => isCapable(account, owner));
  const codes = accounts.map(({ code }) => code);
  const saved = await cardsOf(ctx, owner.customerId, codes);
  const cards = saved.flatMap((card): ChargeableCard[] => {
    const account = accounts.find(({ code }) => code === card.gatewayCode);
    return account === undefined ? [] : [{ card, account }];
  });
  return { accounts, cards };
}

/** The account could be listed for such a subscription today. */
function isCapable(account: GatewayAccount, owner: CardOwner): boolean {
  const type = owner.type === "e_commerce" ? "e_commerce" : "payment_request";
  const use = { type, paymentType: "auto_pay", currency: currency(owner.currency) } as const;
  return gatewayRefusal([account], [account.code], use) === null;
}
