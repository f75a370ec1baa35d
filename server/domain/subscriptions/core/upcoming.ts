import type { Money } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import { type Amounts, amountOn } from "./amounts";
import { isBilled, isOpen } from "./machine";
import { billedOn, dateAfterPause, isSkipped, laterOf, type Pause } from "./pause";
import { firstAfter, hasRoom, type Plan } from "./schedule";
import type { ChargeType, CycleState, SubscriptionState } from "./words";

export type UpcomingFacts = Plan &
  Pause &
  Amounts & {
    readonly status: SubscriptionState;
    readonly cancelOn: CivilDate | null;
    readonly nextOn: CivilDate | null;
    readonly nextFrom: CivilDate | null;
  };

export type NewestCycle = {
  readonly number: number;
  readonly status: CycleState;
  readonly chargeType: ChargeType;
  readonly scheduledDate: CivilDate;
  readonly amountDue: Money;
};

export type UpcomingCharge = { readonly number: number; readonly date: CivilDate; readonly amount: Money };

export const MOST_UPCOMING = 24;

/** The upcoming charges, the open cycle first; empty while a pause without an end prevents them. */
export function upcomingCharges(
  facts: UpcomingFacts,
  newest: NewestCycle | null,
  most: number,
): readonly UpcomingCharge[] {
  const charges: UpcomingCharge[] = [];
  let next = firstCharge(facts, newest);
  while (next !== null && charges.length < most && isMade(facts, next)) {
    charges.push(next);
    const date = billedOn(facts, facts, laterOf(firstAfter(facts, next.date), facts.nextFrom));
    next = date && { number: next.number + 1, date, amount: amountOn(facts, date) };
  }
  return charges;
}

function firstCharge(facts: UpcomingFacts, newest: NewestCycle | null): UpcomingCharge | null {
  if (!isBilled(facts.status) || newest === null) return null;
  if (newest.chargeType === "mit" && isOpen(newest.status)) {
    const date = afterPause(facts, newest.scheduledDate);
    return date && { number: newest.number, date, amount: newest.amountDue };
  }
  const date = facts.nextOn && afterPause(facts, facts.nextOn);
  return date && { number: newest.number + 1, date, amount: amountOn(facts, date) };
}

function afterPause(facts: UpcomingFacts, date: CivilDate): CivilDate | null {
  if (!isSkipped(facts, date)) return date;
  return facts.resumeOn && dateAfterPause(facts, date, facts.resumeOn);
}

function isMade(facts: UpcomingFacts, charge: UpcomingCharge): boolean {
  return hasRoom(facts, charge) && (facts.cancelOn === null || charge.date < facts.cancelOn);
}
