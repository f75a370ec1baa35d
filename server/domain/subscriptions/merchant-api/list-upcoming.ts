import { toWire } from "@/server/kernel/money";
import {
  knownStart,
  type Page,
  type PageRequest,
  pageOfNumbered,
  rowsToRead,
  startingNumber,
} from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { UpcomingChargeView } from "../contract/answers";
import { usesBackup } from "../core/retries";
import { type UpcomingCharge, upcomingCharges } from "../core/upcoming";
import { endsBefore } from "../record/card-names";
import { visibleSubscription } from "./retrieve-subscription";
import { cardView, type SubscriptionReading } from "./views";

const MOST = 24;

/**
 * Known charges, with the card of each (Spec, "The subscription object").
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 */
export async function listUpcoming(ctx: Ctx, id: string, page: PageRequest): Promise<Page<UpcomingChargeView>> {
  const reading = await visibleSubscription(ctx, id, "view");
  const charges = upcomingCharges(reading.subscription, reading.cycle, MOST);
  const [active, backup] = await cardsOf(ctx, reading);
  const tries = await triesOf(ctx, reading);
  const start = startingNumber(page);
  const first = start === 0 ? 0 : 1 + knownStart(indexOf(charges, start));
  const { take, skip } = rowsToRead(page);
  const found = charges.slice(first + skip, first + skip + take);
  const { results: shown, last } = pageOfNumbered(charges.length, found, page);
  const results = shown.map((charge) => {
    const isNext = charge.number === reading.cycle?.number;
    return chargeView(charge, isNext && usesBackup(tries) ? (backup ?? active) : active);
  });
  return { count: charges.length, results, last };
}

function indexOf(charges: readonly UpcomingCharge[], start: number): number | null {
  const index = charges.findIndex(({ number }) => number === start);
  return index === -1 ? null : index;
}

type Card = { last4: string; brand: string | null; expiryMonth: number; expiryYear: number };

function chargeView({ number, date, amount }: UpcomingCharge, card: Card | null): UpcomingChargeView {
  return {
    cycle_number: number,
    scheduled_date: date,
    amount: toWire(amount),
    currency: amount.currency,
    card: card && cardView(card),
    card_will_have_expired: card !== null && endsBefore(card, date),
  };
}

async function cardsOf(ctx: Ctx, { subscription }: SubscriptionReading): Promise<[Card | null, Card | null]> {
  const { cardId, backupCardId } = subscription;
  const ids = [cardId, backupCardId].filter((id) => id !== null);
  const cards = await ctx.db.savedCard.findMany({ where: { id: { in: ids }, merchantId: ctx.merchant.id } });
  const cardOf = (id: string | null) => cards.find((card) => card.id === id) ?? null;
  return [cardOf(cardId), cardOf(backupCardId)];
}

async function triesOf(ctx: Ctx, { cycle }: SubscriptionReading): Promise<number> {
  if (cycle === null || cycle.sessionId === null) return 0;
  return ctx.db.attempt.count({ where: { sessionId: cycle.sessionId } });
}
