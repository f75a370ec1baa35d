/**
 * Kinds of bookings. `purchase`, `capture`, `fee`, `refund` and `dispute` change the merchant's money,
 * `authorization` and `void` change reserved amounts, other kinds change customers' credit.
 */
export const BOOKING_KINDS = [
  "purchase",
  "authorization",
  "capture",
  "refund",
  "void",
  "fee",
  "wallet_credit",
  "wallet_debit",
  "adjustment",
  "dispute",
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];
