import { shownCard } from "@/server/domain/cards";
import { isTestMode } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type CardOwner, savedCardsOf } from "../record/saved-cards";
import type { SubscriptionCard, UnusableCard } from "./page-views";

type ChargedCards = { readonly cardId: string | null; readonly backupCardId: string | null };

/**
 * The customer's cards on the setup's gateways that can charge for the subscription (active first, then most
 * recently saved, expired last); the active card; and whether all those gateways are simulated.
 */
export async function selectableCards(ctx: Ctx, owner: CardOwner & ChargedCards) {
  const found = await savedCardsOf(ctx, owner);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const cards = found.cards
    .map(
      (card): SubscriptionCard => ({
        ...shownCard(card, today),
        isActive: card.id === owner.cardId,
        isBackup: card.id === owner.backupCardId,
      }),
    )
    .sort((a, b) => rank(a) - rank(b));
  const active = found.cards.find(({ id }) => id === owner.cardId);
  return { cards, active, testMode: isTestMode(found.accounts) };
}

function rank({ isActive, isExpired }: SubscriptionCard): number {
  if (isActive) return 0;
  return isExpired ? 2 : 1;
}

export async function unusableCard(ctx: Ctx, cardId: string | null): Promise<UnusableCard | null> {
  if (cardId === null) return null;
  const where = { id: cardId, merchantId: ctx.merchant.id };
  return ctx.db.savedCard.findUnique({ where, select: { brand: true, last4: true } });
}
