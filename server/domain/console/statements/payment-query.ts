import { Prisma } from "@/server/db/client";
import { bookedOn, MONEY_IN, REFUNDED } from "@/server/domain/bookings";
import { IS_HELD } from "@/server/domain/figures";
import { ofVisibleType } from "@/server/domain/merchants";
import { SESSION_STATES, type SessionState } from "@/server/domain/sessions/core/words";
import { amountBounds } from "@/server/kernel/amount-range";
import type { LenientQuery } from "@/server/kernel/lenient-query";
import type { Sized } from "@/server/kernel/list-rows";
import { addDays, type CivilDate, civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { SessionType } from "@/server/kernel/words";
import { BOOKED_BASES, type DayBasis, type PaymentOrder } from "../core/words";
import { attemptsSql, isOfAttempts, triedSql } from "./attempt-filter";
import { type Instants, waysTo, wordedSql } from "./search-words";
import { statesSql } from "./state-filter";

export const PAYMENT_VIEWS = ["all", "paid", "capture", "cod", "unpaid", "refunded", "deleted"] as const;

export type PaymentListView = (typeof PAYMENT_VIEWS)[number];

/** Days are civil days in the merchant's time zone. */
export type PaymentQuery = Sized & {
  readonly view: PaymentListView;
  /**
   * Search text: a part of an order number, customer, mail address, phone number or reference; a session id,
   * a card's last four digits, an amount, or an address of the service.
   */
  readonly q: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /**
   * The fact whose day must lie in the range, such as the payment's creation. If the fact is a booking, the
   * sums add up the bookings on these days, otherwise everything paid and refunded for the payments.
   */
  readonly by: DayBasis;
  /** The value `all` disables the default range of days. */
  readonly range: "all";
  /** Effective states of listed payments, separated by commas. */
  readonly state: string;
  readonly amount: string;
  /**
   * Forms of payment or card schemes, separated by commas. One attempt must match this filter and also
   * `reason`, `said` and `gateway`.
   */
  readonly method: string;
  readonly reason: string;
  /** Filter by the gateway's text for a failed attempt, in the form that `saidFilter` returns. */
  readonly said: string;
  readonly gateway: string;
  readonly currency: string;
  readonly type: SessionType;
  readonly customer: string;
  readonly subscription: string;
  readonly link: string;
  /** Selects only payments that count as uses of {@link link}. */
  readonly counted: "yes";
  readonly sort: PaymentOrder;
  readonly cursor: string;
  readonly open: string;
  readonly gone: string;
};

export type PaymentValues = LenientQuery<PaymentQuery>["values"];

export type ListedValues = PaymentValues & { readonly only?: readonly string[] };

/**
 * The view of each state: `paid`, `capture`, `cod` and `unpaid` add up to `all`; a released authorization is
 * `unpaid`.
 */
const VIEW_OF_STATE: Readonly<Record<SessionState, "paid" | "capture" | "cod" | "unpaid">> = {
  created: "unpaid",
  pending: "unpaid",
  attempted: "unpaid",
  cod: "cod",
  paid: "paid",
  authorized: "capture",
  captured: "paid",
  failed: "unpaid",
  canceled: "unpaid",
  expired: "unpaid",
  invalided: "unpaid",
};

function ofStates(view: "paid" | "cod" | "unpaid", ...besides: readonly SessionState[]): Prisma.Sql {
  const states = SESSION_STATES.filter((state) => VIEW_OF_STATE[state] === view);
  return Prisma.sql`s.deleted_at IS NULL AND s.state IN (${Prisma.join([...states, ...besides])})`;
}

const DEFAULT_DAYS = 30;

/**
 * First and last day of listed payments, both inclusive; null means no limit. The default is the last thirty
 * days.
 */
export function paymentDays(ctx: Ctx, { from, to, range }: Pick<PaymentValues, "from" | "to" | "range">) {
  if (range === "all" || from !== null || to !== null) return { from, to };
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: null };
}

/**
 * SQL condition of a view on session `s`. It depends only on columns, so expiry does not move a session to
 * another view.
 */
export function viewSql(view: PaymentListView): Prisma.Sql {
  switch (view) {
    case "deleted":
      return Prisma.sql`s.deleted_at IS NOT NULL`;
    case "all":
      return Prisma.sql`s.deleted_at IS NULL`;
    case "paid":
    case "cod":
      return ofStates(view);
    case "capture":
      return Prisma.sql`s.deleted_at IS NULL AND ${IS_HELD}`;
    case "unpaid":
      return Prisma.sql`${ofStates(view, "authorized")} AND NOT (${IS_HELD})`;
    case "refunded":
      return Prisma.sql`s.deleted_at IS NULL AND s.refunded_amount > 0`;
  }
}

type DayValues = Pick<PaymentValues, "by" | "from" | "to" | "range">;

/** True if the list adds up the bookings of the chosen days. */
export function isBooked({ by }: Pick<PaymentValues, "by">): boolean {
  return BOOKED_BASES.includes(by);
}

type MovedValues = DayValues & Pick<PaymentValues, "gateway">;

export function movedSql(ctx: Ctx, values: MovedValues): Prisma.Sql {
  const days = bookedOn(ctx, paymentDays(ctx, values));
  const by = values.gateway === null ? Prisma.empty : Prisma.sql`AND b.gateway = ${values.gateway}`;
  return Prisma.sql`b.merchant_id = ${ctx.merchant.id} AND (${MONEY_IN} OR ${REFUNDED}) AND ${days} ${by}`;
}

function listedSql(ctx: Ctx, values: MovedValues): Prisma.Sql {
  const kind = values.by === "refunded" ? REFUNDED : MONEY_IN;
  return values.by === "booked" ? movedSql(ctx, values) : Prisma.sql`${movedSql(ctx, values)} AND ${kind}`;
}

/**
 * Range of the listed payments' creation; both ends are null if the days are those of attempts or bookings.
 */
export function createdWithin(ctx: Ctx, values: DayValues): Instants {
  return values.by === null ? instantsWithin(ctx, values) : { from: null, until: null };
}

function instantsWithin(ctx: Ctx, values: DayValues): Instants {
  const { timezone } = ctx.merchant;
  const { from, to } = paymentDays(ctx, values);
  return {
    from: from === null ? null : startOfDay(from, timezone),
    until: to === null ? null : startOfDay(addDays(to, 1), timezone),
  };
}

/**
 * SQL condition on session `s` of all filters except view and cursor, and of the types that the user may
 * view.
 * @throws {Forbidden}
 */
export function filterSql(ctx: Ctx, values: ListedValues): Prisma.Sql {
  const all = [Prisma.sql`s.merchant_id = ${ctx.merchant.id}`, ofVisibleType(ctx.actor, Prisma.sql`s.type`)];
  const created = createdWithin(ctx, values);
  if (values.only !== undefined) all.push(Prisma.sql`s.id = ANY(${[...values.only]})`);
  if (isBooked(values))
    all.push(Prisma.sql`s.id IN (SELECT b.session_id FROM booking b WHERE ${listedSql(ctx, values)})`);
  else if (values.by !== null)
    all.push(Prisma.sql`s.id IN (SELECT a.session_id FROM attempt a WHERE ${triedOn(ctx, values)})`);
  if (created.from !== null) all.push(Prisma.sql`s.created_at >= ${created.from}`);
  if (created.until !== null) all.push(Prisma.sql`s.created_at < ${created.until}`);
  const { gateway, currency, type, customer, subscription, link, counted, state, amount, q } = values;
  if (state !== null) all.push(statesSql(ctx, state));
  if (amount !== null) all.push(amountSql(Prisma.sql`s.amount`, amount));
  if (!isTried(values) && isOfAttempts(values))
    all.push(Prisma.sql`EXISTS (SELECT FROM attempt a WHERE a.session_id = s.id AND ${attemptsSql(values)})`);
  else if (values.by === null && gateway !== null) all.push(gatewaySql(gateway));
  if (currency !== null) all.push(Prisma.sql`s.currency = ${currency}`);
  if (type !== null) all.push(Prisma.sql`s.type = ${type}`);
  if (customer !== null) all.push(Prisma.sql`s.customer_id = ${customer}`);
  if (subscription !== null)
    all.push(
      Prisma.sql`s.id IN (SELECT ss.session_id FROM subscription_session ss WHERE ss.subscription_id = ${subscription})`,
    );
  if (link !== null) all.push(Prisma.sql`s.link_id = ${link}`);
  if (link !== null && counted !== null) all.push(Prisma.sql`s.link_counted_at IS NOT NULL`);
  if (q !== null) {
    const found = waysTo(ctx, q).map(
      (way) => Prisma.sql`SELECT s.id FROM payment_session s WHERE s.merchant_id = ${ctx.merchant.id} AND ${way}`,
    );
    const worded = wordedSql(ctx, q, created);
    if (worded !== null)
      found.push(Prisma.sql`SELECT w.id FROM ${worded.weeks} CROSS JOIN LATERAL (${worded.found}) w`);
    all.push(Prisma.sql`s.id IN (${Prisma.join(found, " UNION ALL ")})`);
  }
  return Prisma.join(all, " AND ");
}

export function gatewaySql(gateway: string): Prisma.Sql {
  return Prisma.sql`(s.settled_pg_code = ${gateway} OR (s.settled_pg_code IS NULL AND ${gateway} = ANY(s.pg_codes)))`;
}

function isTried(values: Pick<PaymentValues, "by">): boolean {
  return values.by !== null && !isBooked(values);
}

/** SQL condition: attempt `a` was made on the chosen days and matches the filters of attempts. */
export function triedOn(ctx: Ctx, values: PaymentValues): Prisma.Sql {
  const own = Prisma.sql`a.merchant_id = ${ctx.merchant.id} AND ${triedSql(values.by, instantsWithin(ctx, values))}`;
  return Prisma.sql`${own} AND ${attemptsSql(values)}`;
}

export function countedTry(ctx: Ctx, values: PaymentValues): Prisma.Sql {
  return isTried(values) ? triedOn(ctx, values) : attemptsSql(values);
}

export function amountSql(column: Prisma.Sql, amounts: string): Prisma.Sql {
  const { least, most } = amountBounds(amounts);
  const all = [];
  if (least !== null)
    all.push(Prisma.sql`${column} ${least.isStrict ? Prisma.sql`>` : Prisma.sql`>=`} ${least.amount}::numeric`);
  if (most !== null)
    all.push(Prisma.sql`${column} ${most.isStrict ? Prisma.sql`<` : Prisma.sql`<=`} ${most.amount}::numeric`);
  return Prisma.join(all, " AND ");
}
