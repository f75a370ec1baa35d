/** A card is valid through the last day of its expiry month. */
import { addDays, addMonths, type CivilDate, parseCivilDate } from "@/server/kernel/time";

/** Days before a card's expiry from which it counts as expiring soon (Spec, "Stored cards"). */
const SOON_DAYS = 60;

/** `month` is 1 to 12, `year` has four digits. */
export type Expiry = { readonly expiryMonth: number; readonly expiryYear: number };

export function lastDay({ expiryMonth, expiryYear }: Expiry): CivilDate {
  const first = parseCivilDate(`${String(expiryYear).padStart(4, "0")}-${String(expiryMonth).padStart(2, "0")}-01`);
  if (first === null) throw new RangeError(`No month ${expiryMonth}/${expiryYear}.`);
  return addDays(addMonths(first, 1), -1);
}

export function isExpired(card: Expiry, today: CivilDate): boolean {
  return lastDay(card) < today;
}

export function willExpireSoon(card: Expiry, today: CivilDate): boolean {
  const last = lastDay(card);
  return last >= today && last <= addDays(today, SOON_DAYS);
}
