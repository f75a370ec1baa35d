import { Prisma } from "@/server/db/client";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { isZero, type Money } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { Tx } from "@/server/kernel/types";
import type { BookingKind } from "../core/words";

export type NewBooking = {
  readonly merchantId: string;
  /** The booking's deduplication key, unique per kind; at most 120 characters. */
  readonly cause: string;
  readonly kind: BookingKind;
  /** A signed amount, see `booking.prisma`. A zero amount is not booked. */
  readonly amount: Money;
  readonly at: Date;
  readonly gatewayDay?: CivilDate | null;
  readonly sessionId: string | null;
  readonly type: string | null;
  readonly reference: string | null;
  readonly gateway: string | null;
};

export function addBookings(writes: WriteBatch, bookings: readonly NewBooking[]): void {
  const moving = bookings.filter(({ amount }) => !isZero(amount));
  if (moving.length > 0) writes.add(bookingInsertion(moving));
}

export async function writeBookings(tx: Tx, bookings: readonly NewBooking[]): Promise<void> {
  const writes = new WriteBatch();
  addBookings(writes, bookings);
  await writes.flush(tx);
}

/** Reads the time zone in the statement that inserts bookings, so that no outdated zone decides their day. */
function bookingInsertion(bookings: readonly NewBooking[]): Prisma.Sql {
  const rows = bookings.map(
    (
      each,
    ) => Prisma.sql`(${each.merchantId}::varchar, ${each.cause}::varchar, ${each.kind}::varchar, ${each.gatewayDay ?? null}::date,
      ${each.at}::timestamptz, ${each.amount.amount.toFixed()}::numeric, ${each.amount.currency}::varchar, ${each.sessionId}::varchar,
      ${each.type}::varchar, ${each.reference}::varchar, ${each.gateway}::varchar)`,
  );
  return Prisma.sql`
    INSERT INTO booking (merchant_id, cause, kind, day, gateway_day, at, amount, currency, session_id, type, reference, gateway)
    SELECT m.id, b.cause, b.kind, (b.at AT TIME ZONE m.timezone)::date, b.gateway_day, b.at, b.amount, b.currency, b.session_id,
      b.type, b.reference, b.gateway
    FROM (VALUES ${Prisma.join(rows)})
      AS b (merchant_id, cause, kind, gateway_day, at, amount, currency, session_id, type, reference, gateway)
    JOIN merchant m ON m.id = b.merchant_id`;
}
