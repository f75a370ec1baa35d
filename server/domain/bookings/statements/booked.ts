import { Prisma } from "@/server/db/client";
import { addDays, type CivilDate, startOfDay, storable } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

/** SQL condition for bookings of money that came in, including the customer's fee. */
export const MONEY_IN = Prisma.sql`b.kind IN ('purchase', 'capture', 'fee')`;

export const REFUNDED = Prisma.sql`b.kind = 'refund'`;

/** SQL of the number of movements, except those reversed later; fees do not count separately. */
export const TIMES = Prisma.sql`sum(CASE WHEN b.kind = 'fee' THEN 0 WHEN b.kind = 'refund' THEN -sign(b.amount) ELSE sign(b.amount) END)`;

export function undeletedBookings(merchantId: string): Prisma.Sql {
  return Prisma.sql`b.merchant_id = ${merchantId} AND (b.session_id IS NULL OR b.session_id NOT IN (
    SELECT hidden.id FROM payment_session hidden WHERE hidden.merchant_id = ${merchantId} AND hidden.deleted_at IS NOT NULL))`;
}

/** Hours that a booking's instant is at most from its day. */
const MOST_HOURS_APART = 26;

/** SQL condition for bookings in a range of days, both inclusive; null means no limit. */
export function bookedOn(
  ctx: Ctx,
  { from, to }: { readonly from: CivilDate | null; readonly to: CivilDate | null },
): Prisma.Sql {
  const zone = ctx.merchant.timezone;
  const near = MOST_HOURS_APART * 3_600_000;
  const all = [Prisma.sql`true`];
  if (from !== null)
    all.push(Prisma.sql`b.day >= ${from}::date AND b.at >= ${storable(startOfDay(from, zone).getTime() - near)}`);
  if (to !== null)
    all.push(
      Prisma.sql`b.day <= ${to}::date AND b.at < ${storable(startOfDay(addDays(to, 1), zone).getTime() + near)}`,
    );
  return Prisma.join(all, " AND ");
}

export const BOOKED_ON_DAY = Prisma.sql`b.day = d.day AND b.at >= d.starts_at - ${MOST_HOURS_APART} * interval '1 hour'
  AND b.at < d.ends_at + ${MOST_HOURS_APART} * interval '1 hour'`;
