import { Prisma } from "@/server/db/client";
import { storedToken } from "@/server/domain/cards";
import { cardShown } from "@/server/domain/payments";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { jsonObject } from "@/server/kernel/json";
import { money, subtract, toWire } from "@/server/kernel/money";
import { isNothing } from "@/server/kernel/money-text";
import { PAYMENT_TYPES, paymentType } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import { customerName, personName } from "../names";
import { firstSql } from "./first-payments";
import { backwards, cursorOf, isBackward, orderSql } from "./list-order";
import { isBooked, type ListedValues, type PaymentValues } from "./payment-query";
import { movedSums } from "./payment-sums";
import { shownState } from "./state-filter";

/** A payment in the list. Amounts are decimal texts in its currency, instants ISO 8601. */
export type PaymentLine = {
  readonly sessionId: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: string;
  readonly refunded: string | null;
  /** Total amount of the approval requests that await a decision; null without requests. */
  readonly asked: string | null;
  readonly failedTries: number;
  readonly tries: number;
  readonly orderNo: string | null;
  readonly isRecurring: boolean;
  /** The customer's name or, without one, mail address, phone number or id. */
  readonly customer: string | null;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly method: string | null;
  readonly gateway: string | null;
  /**
   * The paid amount; by day of booking, what was booked on the list's days, as are `captured`, `fee` and
   * the refunds `given`.
   */
  readonly taken: string;
  readonly given: string;
  readonly net: string;
  readonly captured: string;
  readonly fee: string;
  readonly reference: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly refundedAt: string | null;
  readonly settledAt: string | null;
  readonly createdAt: string;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
};

export type PaymentRow = PaymentLine | { readonly brokenId: string };

export function idOf(row: PaymentRow): string {
  return "brokenId" in row ? row.brokenId : row.sessionId;
}

type LineRow = {
  id: string;
  amount: string;
  currency: string;
  state: string;
  refunded: string;
  asked: string | null;
  failedTries: number;
  tries: number;
  orderNo: string | null;
  paymentType: string;
  isService: boolean;
  customerId: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  details: unknown;
  card: unknown;
  reported: unknown;
  method: string | null;
  gateway: string | null;
  taken: string;
  given: string;
  captured: string;
  fee: string;
  reference: string | null;
  refundedAt: Date | null;
  settledAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  deletedBy: unknown;
};

export type PaymentPage = CursorPage<PaymentRow> & {
  readonly previous: string | null;
};

/**
 * Payments after the cursor, newest first or in the chosen order, at most `limit`.
 * @throws {Forbidden}
 */
export async function listPayments(ctx: Ctx, values: ListedValues, limit: number): Promise<PaymentPage> {
  const { sort, cursor } = values;
  const found = await readLines(ctx, values, limit + 1);
  if (!isBackward(cursor)) {
    const page = cursorPage(found, limit, { cursorOf: placed(sort), view: line });
    const [first] = found;
    return { ...page, previous: cursor === null || first === undefined ? null : backwards(placed(sort)(first)) };
  }
  const [first, last] = [found[limit - 1], found[0]];
  if (found.length <= limit || first === undefined || last === undefined)
    return listPayments(ctx, { ...values, cursor: null }, limit);
  const rows = found.slice(0, limit).reverse().map(line);
  return { rows, next: placed(sort)(last), previous: backwards(placed(sort)(first)) };
}

function placed(sort: PaymentValues["sort"]): (row: LineRow) => string {
  return ({ settledAt: paidAt, ...row }) => cursorOf(sort, { ...row, paidAt });
}

async function readLines(ctx: Ctx, values: ListedValues, count: number): Promise<LineRow[]> {
  const moved = movedColumns(ctx, values);
  return ctx.db.$queryRaw<LineRow[]>`
    SELECT s.id, s.amount::text, s.currency, ${shownState(ctx)} AS state, s.refunded_amount::text AS refunded,
      (SELECT sum(r.amount)::text FROM operation_request r WHERE r.session_id = s.id AND r.state = 'pending') AS asked,
      (SELECT count(*)::int FROM attempt t WHERE t.session_id = s.id AND t.state IN ('failed', 'error')) AS "failedTries",
      (SELECT count(*)::int FROM attempt t WHERE t.session_id = s.id) AS tries,
      s.order_no AS "orderNo", s.payment_type AS "paymentType", s.service_attempts IS NOT NULL AS "isService",
      s.customer_id AS "customerId", s.customer_email AS "customerEmail", s.customer_phone AS "customerPhone",
      s.details, last.card, last.reported, last.form_of_payment AS method, coalesce(s.settled_pg_code, last.pg_code) AS gateway,
      ${moved.columns}, last.reference_number AS reference,
      s.paid_at AS "settledAt", s.created_at AS "createdAt", s.deleted_at AS "deletedAt", s.deleted_by AS "deletedBy"
    FROM (${firstSql(ctx, values, count)}) first JOIN payment_session s ON s.id = first.id ${moved.join}
    LEFT JOIN LATERAL (
      SELECT a.card, CASE WHEN a.card IS NULL THEN a.pg_params END AS reported, a.form_of_payment, a.pg_code, a.reference_number FROM attempt a WHERE a.session_id = s.id
      ORDER BY (a.state IN ('success', 'cod')) DESC, a.number DESC LIMIT 1
    ) last ON true
    ORDER BY ${orderSql(values)}`;
}

function movedColumns(ctx: Ctx, values: PaymentValues): { readonly columns: Prisma.Sql; readonly join: Prisma.Sql } {
  if (!isBooked(values))
    return {
      columns: Prisma.sql`s.paid_amount::text AS taken, s.refunded_amount::text AS given, s.captured_amount::text AS captured,
        (SELECT coalesce(sum(b.amount), 0)::text FROM booking b WHERE b.session_id = s.id AND b.kind = 'fee') AS fee,
        (SELECT max(o.finished_at) FROM operation o WHERE o.session_id = s.id AND o.child_state = 'refunded') AS "refundedAt"`,
      join: Prisma.empty,
    };
  return {
    columns: Prisma.sql`coalesce(moved.taken, 0)::text AS taken, coalesce(moved.given, 0)::text AS given,
      coalesce(moved.captured, 0)::text AS captured, coalesce(moved.fee, 0)::text AS fee, moved.refunded_at AS "refundedAt"`,
    join: Prisma.sql`LEFT JOIN LATERAL (${movedSums(ctx, values, Prisma.sql`b.session_id = s.id`)}) moved ON true`,
  };
}

function line(row: LineRow): PaymentRow {
  try {
    const amountIn = (text: string): string => toWire(money(text, currency(row.currency)));
    const card = storedToken(row.card);
    const reported = cardShown(jsonObject(row.reported) ?? {});
    const refunded = amountIn(row.refunded);
    return {
      sessionId: row.id,
      amount: amountIn(row.amount),
      currency: row.currency,
      state: row.state,
      refunded: isNothing(refunded) ? null : refunded,
      asked: row.asked === null ? null : amountIn(row.asked),
      failedTries: row.failedTries,
      tries: row.tries,
      orderNo: row.orderNo,
      isRecurring: row.isService || PAYMENT_TYPES[paymentType(row.paymentType)].billsSubscription,
      customer: customerName(row),
      brand: card?.brand ?? reported?.brand ?? null,
      lastFour: card?.number.slice(-4) ?? reported?.last4 ?? null,
      method: row.method,
      gateway: row.gateway,
      taken: amountIn(row.taken),
      given: amountIn(row.given),
      net: toWire(subtract(money(row.taken, currency(row.currency)), money(row.given, currency(row.currency)))),
      captured: amountIn(row.captured),
      fee: amountIn(row.fee),
      reference: row.reference,
      email: row.customerEmail,
      phone: row.customerPhone,
      refundedAt: row.refundedAt?.toISOString() ?? null,
      settledAt: row.settledAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      deletedBy: personName(row.deletedBy),
    };
  } catch {
    return { brokenId: row.id };
  }
}
