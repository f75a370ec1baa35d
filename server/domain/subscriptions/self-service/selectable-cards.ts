import { cardsOf, shownCard } from "@/server/domain/cards";
import { gatewaysByCode } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { canCharge } from "../record/statements/active-card";
import type { SubscriptionCard, UnusableCard } from "./page-views";

export type CardOwner = {
  readonly type: string;
  readonly currency: string;
  readonly customerId: string;
  readonly pgCodes: readonly string[];
  readonly cardId: string | null;
};

/**
 * The customer's cards on the setup's gateways that can charge for the subscription: the active card first,
 * then most recently saved, expired cards last; and whether all those gateways are simulated. Two statements.
 */
export async function selectableCards(ctx: Ctx, owner: CardOwner) {
  const found = await savedCardsOf(ctx, owner);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const cards = found.cards
    .map((card): SubscriptionCard => ({ ...shownCard(card, today), isActive: card.id === owner.cardId }))
    .sort((a, b) => rank(a) - rank(b));
  return { cards, testMode: found.accounts.length > 0 && found.accounts.every(({ isSandbox }) => isSandbox) };
}

function rank({ isActive, isExpired }: SubscriptionCard): number {
  if (isActive) return 0;
  return isExpired ? 2 : 1;
}

/** The active card if none of the setup's gateways can charge it, or null. One statement. */
export async function unusableCard(ctx: Ctx, cardId: string | null): Promise<UnusableCard | null> {
  if (cardId === null) return null;
  const where = { id: cardId, merchantId: ctx.merchant.id };
  return ctx.db.savedCard.findUnique({ where, select: { brand: true, last4: true } });
}

/** The cards, and every account of the setup that can charge for the subscription. Two statements. */
export async function savedCardsOf(ctx: Ctx, owner: CardOwner) {
  const accounts = (await gatewaysByCode(ctx, owner.pgCodes)).filter((account) => canCharge(account, owner));
  const codes = accounts.map(({ code }) => code);
  return { accounts, cards: await cardsOf(ctx, owner.customerId, codes) };
}
