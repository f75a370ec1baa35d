import { Prisma } from "@/server/db/client";
import { bookedOn, undeletedBookings } from "@/server/domain/bookings";
import { BOOKING_KINDS, type BookingKind } from "@/server/domain/bookings/core/words";
import { mayUse, ofVisibleType } from "@/server/domain/merchants";
import { type Currency, currency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { columnOfDay, type FigureQuestion } from "../question";

export type BookedKind = {
  readonly kind: BookingKind;
  readonly before: string;
  readonly moved: string;
  readonly count: number;
};

/**
 * SQL condition for bookings that the user may see: of undeleted payments by type, and of wallets
 * with `wallet.view`, even if their payment was deleted.
 * @throws {Forbidden} for a user who may see no payments
 */
function seen(ctx: Ctx): Prisma.Sql {
  const credit = mayUse(ctx.actor, "wallet.view") ? Prisma.sql`b.type IS NULL` : Prisma.sql`false`;
  const { id } = ctx.merchant;
  const ofType = Prisma.sql`(b.type IS NOT NULL AND ${ofVisibleType(ctx.actor, Prisma.sql`b.type`)} AND ${undeletedBookings(id)})`;
  return Prisma.sql`b.merchant_id = ${id} AND (${ofType} OR ${credit})`;
}

export async function readBookedKinds(
  ctx: Ctx,
  { span, currency: code }: FigureQuestion,
): Promise<readonly BookedKind[]> {
  const first = columnOfDay(span.from);
  const rows = await ctx.db.$queryRaw<(Omit<BookedKind, "kind"> & { kind: string })[]>`
    SELECT b.kind, coalesce(sum(b.amount) FILTER (WHERE b.day < ${first}), 0)::text AS before,
      coalesce(sum(b.amount) FILTER (WHERE b.day >= ${first}), 0)::text AS moved,
      (count(*) FILTER (WHERE b.day >= ${first}))::int AS count
    FROM booking b WHERE ${seen(ctx)} AND b.currency = ${code} AND ${bookedOn(ctx, { from: null, to: span.to })}
    GROUP BY 1`;
  return rows.map((row) => ({ ...row, kind: wordOf(BOOKING_KINDS, row.kind, "kind of booking") }));
}

export async function listBookedCurrencies(ctx: Ctx): Promise<readonly Currency[]> {
  const rows = await ctx.db.$queryRaw<{ code: string }[]>`
    SELECT b.currency AS code FROM booking b WHERE ${seen(ctx)} GROUP BY 1 ORDER BY count(*) DESC, 1`;
  return rows.map(({ code }) => currency(code));
}

export type BookingLine = {
  readonly at: Date;
  readonly cause: string;
  readonly kind: string;
  readonly day: string;
  readonly gatewayDay: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly sessionId: string | null;
  readonly orderNo: string | null;
  readonly reference: string | null;
  readonly gateway: string | null;
};

const BATCH = 2_000;

/** Lines of bookings, oldest first, read in batches on demand. */
export async function* bookingLines(
  ctx: Ctx,
  { span, currency: code }: FigureQuestion,
): AsyncGenerator<readonly BookingLine[]> {
  let [at, cause, kind] = [new Date(0), "", ""];
  for (;;) {
    const rows = await ctx.db.$queryRaw<BookingLine[]>`
      SELECT b.at, b.cause, b.kind, b.day::text, b.gateway_day::text AS "gatewayDay", b.amount::text, b.currency,
        b.session_id AS "sessionId", s.order_no AS "orderNo", b.reference, b.gateway
      FROM booking b LEFT JOIN payment_session s ON s.id = b.session_id AND s.merchant_id = b.merchant_id
      WHERE ${seen(ctx)} AND b.currency = ${code} AND ${bookedOn(ctx, span)}
        AND (b.at, b.cause, b.kind) > (${at}, ${cause}, ${kind})
      ORDER BY b.at, b.cause, b.kind LIMIT ${BATCH}`;
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    ({ at, cause, kind } = last);
  }
}
