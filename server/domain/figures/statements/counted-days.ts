import { Prisma } from "@/server/db/client";
import { BOOKED_ON_DAY, MONEY_IN, REFUNDED, TIMES, undeletedBookings } from "@/server/domain/bookings";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { daysOf, instantsOf, type Span } from "../core/span";

/**
 * SQL condition: attempts that were submitted and have ended. Not counted are attempts abandoned before
 * submit, and gateway pages that the customer did not open or left.
 */
function ended(attempt: Prisma.Sql): Prisma.Sql {
  const page = Prisma.sql`${attempt}.page_expires_at`;
  const submitted = Prisma.sql`(${attempt}.state = 'canceled' AND ${attempt}.started_at IS NOT NULL AND ${page} IS NULL)`;
  const answered = Prisma.sql`(${attempt}.state = 'error' AND (${page} IS NULL OR ${attempt}.page_url IS NOT NULL))`;
  return Prisma.sql`(${attempt}.state IN ('success', 'failed') OR ${answered} OR ${submitted})`;
}

/** {@link ended} of the attempt `a`. */
export function endedAttempt(): Prisma.Sql {
  return ended(Prisma.sql`a`);
}

/** SQL of civil days as rows `d` with `day`, `starts_at` and `ends_at` (exclusive). */
export function dayRows(days: readonly CivilDate[], zone: string): Prisma.Sql {
  const instants = days.map((day) => instantsOf({ from: day, to: day }, zone));
  const starts = instants.map(({ start }) => start.toISOString());
  const ends = instants.map(({ end }) => end.toISOString());
  return Prisma.sql`unnest(${[...days]}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[]) AS d (day, starts_at, ends_at)`;
}

function onDay(instant: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${instant} >= d.starts_at AND ${instant} < d.ends_at`;
}

/** SQL of each day's attempted payments: all together, or by gateway and form of payment. */
function tries(merchantId: string, zone: string, { days, byWay }: { days: Prisma.Sql; byWay: boolean }): Prisma.Sql {
  const way = byWay ? Prisma.sql`a.pg_code, a.form_of_payment` : Prisma.sql`''::varchar, ''::varchar`;
  const sameWay = byWay ? Prisma.sql`e.pg_code = each.gateway AND e.form_of_payment = each.form` : Prisma.sql`true`;
  return Prisma.sql`
    SELECT d.day, t.currency, t.type, t.gateway, t.form, t.tried_before, t.tried, t.ok, 0, 0, 0, 0
    FROM ${days} CROSS JOIN LATERAL (
      SELECT each.currency, each.type, each.gateway, each.form, (earlier.at AT TIME ZONE ${zone})::date AS tried_before,
        count(*)::int AS tried, count(*) FILTER (WHERE each.ok)::int AS ok
      FROM (
        SELECT s.id, s.currency, s.type, ${way}, bool_or(a.state = 'success')
        FROM attempt a JOIN payment_session s ON s.id = a.session_id
        WHERE a.merchant_id = ${merchantId} AND ${onDay(Prisma.sql`a.finished_at`)} AND ${ended(Prisma.sql`a`)}
          AND s.deleted_at IS NULL
        GROUP BY 1, 2, 3, 4, 5
      ) AS each (session_id, currency, type, gateway, form, ok)
      CROSS JOIN LATERAL (
        SELECT max(e.finished_at) AS at FROM attempt e
        WHERE e.session_id = each.session_id AND e.finished_at < d.starts_at AND ${ended(Prisma.sql`e`)} AND ${sameWay}
      ) earlier
      GROUP BY 1, 2, 3, 4, 5) t`;
}

/**
 * SQL of rows with the columns of `daily_figure`, from `day` to `refunded`. A day may have several rows of
 * one gateway, form and earlier day. Each day is read by index; amounts are those of bookings.
 * @param days rows made by {@link dayRows}
 */
export function countedFigures(merchantId: string, zone: string, days: Prisma.Sql): Prisma.Sql {
  const booked = Prisma.sql`booking b WHERE ${undeletedBookings(merchantId)} AND ${BOOKED_ON_DAY}`;
  return Prisma.sql`
    SELECT d.day, t.currency, t.type, t.gateway, '' AS form, NULL::date AS tried_before, 0 AS tried, 0 AS ok, t.payments, t.volume,
      0 AS refunds, 0 AS refunded
    FROM ${days} CROSS JOIN LATERAL (
      SELECT b.currency, b.type, b.gateway, ${TIMES}::int AS payments, sum(b.amount) AS volume
      FROM ${booked} AND ${MONEY_IN} GROUP BY 1, 2, 3) t
    UNION ALL
    SELECT d.day, t.currency, t.type, '', '', NULL, 0, 0, 0, 0, t.refunds, t.refunded
    FROM ${days} CROSS JOIN LATERAL (
      SELECT b.currency, b.type, ${TIMES}::int AS refunds, -sum(b.amount) AS refunded
      FROM ${booked} AND ${REFUNDED} GROUP BY 1, 2) t
    UNION ALL ${tries(merchantId, zone, { days, byWay: false })}
    UNION ALL ${tries(merchantId, zone, { days, byWay: true })}`;
}

/** FROM expression of a range's figures: stored where they exist, otherwise counted. */
export function figuresOf(ctx: Ctx, span: Span): Prisma.Sql {
  const { id: merchantId, timezone } = ctx.merchant;
  const written = Prisma.sql`SELECT FROM figure_day w WHERE w.merchant_id = ${merchantId} AND w.written_at IS NOT NULL`;
  const live = Prisma.sql`(SELECT d.* FROM ${dayRows(daysOf(span), timezone)} WHERE NOT EXISTS (${written} AND w.day = d.day)) d`;
  return Prisma.sql`(
    SELECT f.day, f.currency, f.type, f.gateway, f.form, f.tried_before, f.tried, f.ok, f.payments, f.volume, f.refunds, f.refunded
    FROM daily_figure f
    WHERE f.merchant_id = ${merchantId} AND f.day BETWEEN ${span.from}::date AND ${span.to}::date
      AND EXISTS (${written} AND w.day = f.day)
    UNION ALL ${countedFigures(merchantId, timezone, live)}) AS f`;
}

/** SQL condition: payments not attempted on an earlier day of the range, so that each counts once. */
export function firstWithin({ from }: Span): Prisma.Sql {
  return Prisma.sql`(f.tried_before IS NULL OR f.tried_before < ${from}::date)`;
}
