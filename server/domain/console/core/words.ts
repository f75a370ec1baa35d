export const OPERATORS = [
  "state",
  "amount",
  "method",
  "gateway",
  "reason",
  "paid",
  "made",
  "currency",
  "link",
] as const;
export type Operator = (typeof OPERATORS)[number];

export const DAY_BASES = ["booked", "received", "refunded", "tried", "accepted", "failed"] as const;
export type DayBasis = (typeof DAY_BASES)[number];

/** Bases of days for which the list's sums are the days' bookings. */
export const BOOKED_BASES: readonly (DayBasis | null)[] = DAY_BASES.slice(0, 3);

export const PAYMENT_ORDERS = ["oldest", "highest", "lowest"] as const;
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number];

export const RENEWAL_RESULTS = ["due", "paid_at_once", "recovered", "outstanding"] as const;
export type RenewalResult = (typeof RENEWAL_RESULTS)[number];

/** Selectable rows per page, besides the default of 25. */
export const PAGE_SIZES = ["50", "100"] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Why a part of a search text is not a valid filter. */
export const SEARCH_FAULTS = ["unknown", "value", "repeated", "two_days"] as const;
export type SearchFault = (typeof SEARCH_FAULTS)[number];
