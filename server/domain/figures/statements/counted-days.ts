import { Prisma } from "@/server/db/client";
import { BOOKED_ON_DAY, MONEY_IN, REFUNDED, TIMES, undeletedBookings } from "@/server/domain/bookings";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { daysOf, instantsOf, type Span } from "../core/span";
import { IS_RENEWAL, RENEWAL_PARTS, RENEWAL_ROWS } from "./renewals";

/**
 * SQL condition for attempts that were submitted and have ended, without gateway pages that the customer left
 * or never opened.
 */
function ended(attempt: Prisma.Sql): Prisma.Sql {
  const page = Prisma.sql`${attempt}.page_expires_at`;
  const submitted = Prisma.sql`(${attempt}.state = 'canceled' AND ${attempt}.started_at IS NOT NULL AND ${page} IS NULL)`;
  const answered = Prisma.sql`(${attempt}.state = 'error' AND (${page} IS NULL OR ${attempt}.page_url IS NOT NULL))`;
  return Prisma.sql`(${attempt}.state IN ('success', 'failed') OR ${answered} OR ${submitted})`;
}

export function endedAttempt(): Prisma.Sql {
  return ended(Prisma.sql`a`);
}

function dayRows(days: readonly CivilDate[], zone: string): Prisma.Sql {
  const instants = days.map((day) => instantsOf({ from: day, to: day }, zone));
  const starts = instants.map(({ start }) => start.toISOString());
  const ends = instants.map(({ end }) => end.toISOString());
  return Prisma.sql`unnest(${[...days]}::date[], ${starts}::timestamptz[], ${ends}::timestamptz[]) AS d (day, starts_at, ends_at)`;
}

function onDay(instant: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${instant} >= d.starts_at AND ${instant} < d.ends_at`;
}

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
 * SQL of the columns `day` to `refunded` of `daily_figure`. Each day is read by index; amounts are those of
 * bookings.
 */
function countedFigures(merchantId: string, days: Prisma.Sql, zone: string): Prisma.Sql {
  const booked = Prisma.sql`booking b WHERE ${undeletedBookings(merchantId)} AND ${BOOKED_ON_DAY}`;
  return Prisma.sql`
    SELECT p.day, p.currency, p.type, p.gateway, p.form, p.tried_before, sum(p.tried)::int AS tried, sum(p.ok)::int AS ok,
      sum(p.payments)::int AS payments, sum(p.volume) AS volume, sum(p.refunds)::int AS refunds, sum(p.refunded) AS refunded
    FROM (
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
      UNION ALL ${tries(merchantId, zone, { days, byWay: true })}) p
    GROUP BY 1, 2, 3, 4, 5, 6`;
}

function countedReasons(merchantId: string, days: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d.day, t.* FROM ${days} CROSS JOIN LATERAL (
      SELECT s.currency, s.type, a.pg_code AS gateway, a.state, a.decline ->> 'category' AS category, a.message, count(*)::int AS tries
      FROM attempt a JOIN payment_session s ON s.id = a.session_id
      WHERE a.merchant_id = ${merchantId} AND a.state IN ('failed', 'error') AND ${onDay(Prisma.sql`a.finished_at`)}
        AND s.deleted_at IS NULL
      GROUP BY 1, 2, 3, 4, 5, 6) t`;
}

/** SQL of charged cycles by scheduled day: the columns `day` to `outstanding` of `daily_renewal`. */
function countedRenewals(merchantId: string, days: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT d.day, t.* FROM ${days} CROSS JOIN LATERAL (
      SELECT sub.currency, sub.type, count(*)::int AS due,
        count(*) FILTER (WHERE ${RENEWAL_PARTS.paid_at_once})::int AS paid_at_once,
        count(*) FILTER (WHERE ${RENEWAL_PARTS.recovered})::int AS recovered,
        count(*) FILTER (WHERE ${RENEWAL_PARTS.outstanding})::int AS outstanding
      FROM ${RENEWAL_ROWS} WHERE c.merchant_id = ${merchantId} AND ${IS_RENEWAL} AND c.scheduled_date = d.day
      GROUP BY 1, 2) t`;
}

type Stored = {
  readonly table: "daily_figure" | "daily_reason" | "daily_renewal";
  readonly columns: string;
  readonly isStored: Prisma.Sql;
  counted(merchantId: string, days: Prisma.Sql, zone: string): Prisma.Sql;
};

const COLUMNS = {
  day: "date",
  currency: "char(3)",
  type: "text",
  gateway: "text",
  form: "text",
  tried_before: "date",
  tried: "int",
  ok: "int",
  payments: "int",
  volume: "numeric",
  refunds: "int",
  refunded: "numeric",
};

const TYPED = Object.entries(COLUMNS)
  .map(([column, type]) => `${column} ${type}`)
  .join(", ");

const FIGURES: Stored = {
  table: "daily_figure",
  columns: Object.keys(COLUMNS).join(", "),
  isStored: Prisma.sql`w.written_at IS NOT NULL`,
  counted: countedFigures,
};

/** SQL condition: the day's failure reasons are stored. Older releases write only `daily_figure`. */
const WITH_REASONS = Prisma.sql`w.reasons_written_at = w.written_at`;

const REASONS: Stored = {
  table: "daily_reason",
  columns: "day, currency, type, gateway, state, category, message, tries",
  isStored: WITH_REASONS,
  counted: countedReasons,
};

const RENEWALS: Stored = {
  table: "daily_renewal",
  columns: "day, currency, type, due, paid_at_once, recovered, outstanding",
  isStored: WITH_REASONS,
  counted: countedRenewals,
};

/** SQL of the days, as `d`, whose figures are not stored. */
function liveDays(ctx: Ctx, days: readonly CivilDate[], stored: Stored): Prisma.Sql {
  const { id, timezone } = ctx.merchant;
  return Prisma.sql`(SELECT d.* FROM ${dayRows(days, timezone)} WHERE NOT EXISTS (${storedDays(id, stored)} AND w.day = d.day)) d`;
}

function storedDays(merchantId: string, { isStored }: Stored): Prisma.Sql {
  return Prisma.sql`SELECT FROM figure_day w WHERE w.merchant_id = ${merchantId} AND ${isStored}`;
}

function storedRows(ctx: Ctx, span: Span, { table, columns }: Stored): Prisma.Sql {
  return Prisma.sql`SELECT ${Prisma.raw(columns)} FROM ${Prisma.raw(table)} r
    WHERE r.merchant_id = ${ctx.merchant.id} AND r.day BETWEEN ${span.from}::date AND ${span.to}::date`;
}

function rowsOf(ctx: Ctx, span: Span, stored: Stored): Prisma.Sql {
  const { id, timezone } = ctx.merchant;
  return Prisma.sql`(
    ${storedRows(ctx, span, stored)} AND EXISTS (${storedDays(id, stored)} AND w.day = r.day)
    UNION ALL ${stored.counted(id, liveDays(ctx, daysOf(span), stored), timezone)}) AS f`;
}

/** Days without stored figures, with their rows as JSON, computed once for several figures. */
export type CountedDays = { readonly days: readonly string[]; readonly rows: string };

export async function countDays(ctx: Ctx, spans: readonly Span[]): Promise<CountedDays> {
  const counted = countedFigures(ctx.merchant.id, Prisma.sql`live d`, ctx.merchant.timezone);
  const [row] = await ctx.db.$queryRaw<{ days: string[]; rows: string }[]>`
    WITH live AS MATERIALIZED (SELECT d.* FROM ${liveDays(ctx, [...new Set(spans.flatMap(daysOf))], FIGURES)})
    SELECT ARRAY(SELECT day::text FROM live) AS days, (SELECT coalesce(jsonb_agg(c), '[]')::text FROM (${counted}) c) AS rows`;
  return row ?? { days: [], rows: "[]" };
}

export function figuresOf(ctx: Ctx, span: Span, counted?: CountedDays): Prisma.Sql {
  if (counted === undefined) return rowsOf(ctx, span, FIGURES);
  return Prisma.sql`(
    ${storedRows(ctx, span, FIGURES)} AND r.day <> ALL (${[...counted.days]}::date[])
    UNION ALL SELECT * FROM jsonb_to_recordset(${counted.rows}::jsonb) AS c (${Prisma.raw(TYPED)})
    WHERE c.day BETWEEN ${span.from}::date AND ${span.to}::date) AS f`;
}

export const reasonsOf = (ctx: Ctx, span: Span): Prisma.Sql => rowsOf(ctx, span, REASONS);
export const renewalsOf = (ctx: Ctx, span: Span): Prisma.Sql => rowsOf(ctx, span, RENEWALS);

export async function storeDay(
  tx: Tx,
  merchantId: string,
  { day, zone }: { day: CivilDate; zone: string },
): Promise<void> {
  for (const { table, columns, counted } of [FIGURES, REASONS, RENEWALS]) {
    const into = Prisma.raw(table);
    await tx.$executeRaw`DELETE FROM ${into} WHERE merchant_id = ${merchantId} AND day = ${day}::date`;
    await tx.$executeRaw`INSERT INTO ${into} (merchant_id, ${Prisma.raw(columns)})
      SELECT ${merchantId}, c.* FROM (${counted(merchantId, dayRows([day], zone), zone)}) c`;
  }
}

/**
 * SQL condition for payments that were not attempted on an earlier day of the range, so that each payment
 * counts once.
 */
export function firstWithin({ from }: Span): Prisma.Sql {
  return Prisma.sql`(f.tried_before IS NULL OR f.tried_before < ${from}::date)`;
}
