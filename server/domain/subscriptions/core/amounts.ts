/** Amounts of new billing cycles after a change (Spec, "Changing subscriptions"). */
import { compare, type Money, smaller } from "@/server/kernel/money";
import { addDays, type CivilDate } from "@/server/kernel/time";

/** `formerAmount` applies to cycles before `amountFrom`; both are null unless a higher amount is pending. */
export type Amounts = {
  readonly recurringAmount: Money;
  readonly formerAmount: Money | null;
  readonly amountFrom: CivilDate | null;
};

/** Whole days between the mail about a higher amount and its first charge. */
const NOTICE_DAYS = 3;

export function amountOn({ recurringAmount, formerAmount, amountFrom }: Amounts, date: CivilDate): Money {
  if (formerAmount === null || amountFrom === null || date >= amountFrom) return recurringAmount;
  return smaller(recurringAmount, formerAmount);
}

/**
 * A lower amount applies at once, a higher one after the notice period. `today` is the merchant's civil date.
 */
export function amountsAfter(amounts: Amounts, amount: Money, today: CivilDate): Amounts {
  const current = amountOn(amounts, today);
  if (compare(amount, current) <= 0) return { recurringAmount: amount, formerAmount: null, amountFrom: null };
  return { recurringAmount: amount, formerAmount: current, amountFrom: addDays(today, NOTICE_DAYS + 1) };
}
