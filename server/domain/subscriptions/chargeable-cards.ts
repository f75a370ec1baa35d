/** The cards with which a subscription can be paid. */

import { civilDateOf } from "../../kernel/time";
import type { Ctx } from "../../kernel/types";
import { cardsOf, shownCard } from "../cards";
import { gatewaysByCode } from "../gateways";
import { canCharge } from "./active-card";
import type { SubscriptionCard } from "./page-views";

/** Whose cards are meant, and what they are to pay. */
export type CardOwner = {
  readonly type: string;
  readonly currency: string;
  readonly customerId: string;
  readonly pgCodes: readonly string[];
  readonly cardId: string | null;
};

/**
 * The customer's cards on the gateways of the setup that can charge for a subscription, the active one first, then the one saved or renewed
 * last, and whether all of those gateways only simulate. Two statements.
 */
export async function chargeableCards(ctx: Ctx, owner: CardOwner) {
  const found = await savedCardsOf(ctx, owner);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const cards = found.cards
    .map((card): SubscriptionCard => ({ ...shownCard(card, today), isActive: card.id === owner.cardId }))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
  return { cards, testMode: found.accounts.length > 0 && found.accounts.every(({ isSandbox }) => isSandbox) };
}

/** The cards themselves, and every account of the setup that can charge for the subscription. Two statements. */
export async function savedCardsOf(ctx: Ctx, owner: CardOwner) {
  const accounts = (await gatewaysByCode(ctx, owner.pgCodes)).filter((account) => canCharge(account, owner));
  const codes = accounts.map(({ code }) => code);
  return { accounts, cards: await cardsOf(ctx, owner.customerId, codes) };
}
