import { toWire } from "@/server/kernel/money";
import {
  knownStart,
  type Page,
  type PageRequest,
  pageOfNumbered,
  rowsToRead,
  startingNumber,
} from "@/server/kernel/page";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { UpcomingChargeView } from "../contract/answers";
import { laterOf } from "../core/pause";
import { usesBackup } from "../core/retries";
import { MOST_UPCOMING, type UpcomingCharge, upcomingCharges } from "../core/upcoming";
import { endsBefore } from "../record/card-names";
import { prefersBackup } from "../record/refused-card";
import { visibleSubscription } from "./retrieve-subscription";
import { type CardColumns, cardView, type SubscriptionReading } from "./views";

/**
 * The known upcoming charges with their cards (Spec, "The subscription object").
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 */
export async function listUpcoming(ctx: Ctx, id: string, page: PageRequest): Promise<Page<UpcomingChargeView>> {
  const reading = await visibleSubscription(ctx, id, "view");
  const charges = upcomingCharges(reading.subscription, reading.cycle, MOST_UPCOMING);
  const { card: active, backupCard: backup } = reading;
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const isBackupNext = await usesBackupNext(ctx, reading);
  const start = startingNumber(page);
  const first = start === 0 ? 0 : 1 + knownStart(indexOf(charges, start));
  const { take, skip } = rowsToRead(page);
  const found = charges.slice(first + skip, first + skip + take);
  const { results: shown, last } = pageOfNumbered(charges.length, found, page);
  const results = shown.map((charge) => {
    const isTurn = charge.number === reading.cycle?.number && isBackupNext;
    const isUsed = isTurn && backup !== null && !endsBefore(backup, laterOf(charge.date, today));
    return chargeView(charge, isUsed ? backup : active);
  });
  return { count: charges.length, results, last };
}

function indexOf(charges: readonly UpcomingCharge[], start: number): number | null {
  const index = charges.findIndex(({ number }) => number === start);
  return index === -1 ? null : index;
}

function chargeView({ number, date, amount }: UpcomingCharge, card: CardColumns | null): UpcomingChargeView {
  return {
    cycle_number: number,
    scheduled_date: date,
    amount: toWire(amount),
    currency: amount.currency,
    card: card && cardView(card),
    card_will_have_expired: card !== null && endsBefore(card, date),
  };
}

async function usesBackupNext({ db }: Ctx, { subscription, cycle }: SubscriptionReading): Promise<boolean> {
  if (cycle === null || cycle.sessionId === null || subscription.backupCardId === null) return false;
  const where = { sessionId: cycle.sessionId };
  const charges = await db.attempt.findMany({ where, select: { card: true, decline: true } });
  return usesBackup(charges.length, await prefersBackup(db, subscription, charges));
}
