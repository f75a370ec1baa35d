import { Prisma } from "@/server/db/client";
import { storedToken } from "@/server/domain/cards";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";

import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { money, toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES, paymentType } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import { customerName, personName } from "../names";
import { filterSql, type PaymentValues, viewSql, waysTo } from "./payment-query";

/** Amounts are decimal texts in the payment's currency, instants ISO 8601. */
export type PaymentLine = {
  readonly sessionId: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: string;
  /** The refunded amount; null if nothing was refunded. */
  readonly refunded: string | null;
  /** The total that awaits a decision; null without requests. */
  readonly asked: string | null;
  readonly failedTries: number;
  readonly tries: number;
  readonly orderNo: string | null;
  readonly isRecurring: boolean;
  /** The customer's name, or else mail address, phone number or id. */
  readonly customer: string | null;
  readonly brand: string | null;
  /** The card's last digits, such as `1111`. */
  readonly lastFour: string | null;
  readonly method: string | null;
  readonly gateway: string | null;
  readonly settledAt: string | null;
  readonly createdAt: string;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
};

export type PaymentRow = PaymentLine | { readonly brokenId: string };

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
  method: string | null;
  gateway: string | null;
  settledAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  deletedBy: unknown;
};

/**
 * Payments after the cursor, newest first, at most `limit`.
 * @throws {Forbidden} for a user who may view no payments
 */
export async function listPayments(ctx: Ctx, values: PaymentValues, limit: number): Promise<CursorPage<PaymentRow>> {
  const rows = await ctx.db.$queryRaw<LineRow[]>`
    SELECT s.id, s.amount::text, s.currency, ${effectiveStateAt(ctx.now())} AS state, s.refunded_amount::text AS refunded,
      (SELECT sum(r.amount)::text FROM operation_request r WHERE r.session_id = s.id AND r.state = 'pending') AS asked,
      (SELECT count(*)::int FROM attempt t WHERE t.session_id = s.id AND t.state IN ('failed', 'error')) AS "failedTries",
      (SELECT count(*)::int FROM attempt t WHERE t.session_id = s.id) AS tries,
      s.order_no AS "orderNo", s.payment_type AS "paymentType", s.service_attempts IS NOT NULL AS "isService",
      s.customer_id AS "customerId", s.customer_email AS "customerEmail", s.customer_phone AS "customerPhone",
      s.details, last.card, last.form_of_payment AS method, coalesce(s.settled_pg_code, last.pg_code) AS gateway,
      s.settled_at AS "settledAt", s.created_at AS "createdAt", s.deleted_at AS "deletedAt", s.deleted_by AS "deletedBy"
    FROM (${newestSql(ctx, values, limit + 1)}) newest JOIN payment_session s ON s.id = newest.id
    LEFT JOIN LATERAL (
      SELECT a.card, a.form_of_payment, a.pg_code FROM attempt a WHERE a.session_id = s.id
      ORDER BY (a.state IN ('success', 'cod')) DESC, a.number DESC LIMIT 1
    ) last ON true
    ORDER BY s.created_at DESC, s.id DESC`;
  return cursorPage(rows, limit, { cursorOf: ({ createdAt, id }) => `${createdAt.getTime()}-${id}`, view: line });
}

/** The newest rows of each possible meaning of the search text together contain the whole page. */
function newestSql(ctx: Ctx, values: PaymentValues, count: number): Prisma.Sql {
  const passing = Prisma.sql`${filterSql(ctx, { ...values, q: null })} AND ${viewSql(values.view ?? "all")} AND ${afterSql(values.cursor)}`;
  const order = Prisma.sql`ORDER BY created_at DESC, id DESC LIMIT ${count}`;
  const ways = values.q === null ? [Prisma.sql`true`] : waysTo(ctx, values.q);
  const found = ways.map(
    (way) => Prisma.sql`(SELECT s.id, s.created_at FROM payment_session s WHERE ${passing} AND ${way} ${order})`,
  );
  return Prisma.sql`SELECT id FROM (${Prisma.join(found, " UNION ")}) found ${order}`;
}

function afterSql(cursor: string | null): Prisma.Sql {
  const [, at, id] = /^(\d+)-([0-9a-f]{40})$/.exec(cursor ?? "") ?? [];
  if (at === undefined || id === undefined) return Prisma.sql`true`;
  return Prisma.sql`(s.created_at, s.id) < (${new Date(Number(at))}, ${id})`;
}

function line(row: LineRow): PaymentRow {
  try {
    const amountIn = (text: string): string => toWire(money(text, currency(row.currency)));
    const card = storedToken(row.card);
    const refunded = amountIn(row.refunded);
    return {
      sessionId: row.id,
      amount: amountIn(row.amount),
      currency: row.currency,
      state: row.state,
      refunded: /[1-9]/.test(refunded) ? refunded : null,
      asked: row.asked === null ? null : amountIn(row.asked),
      failedTries: row.failedTries,
      tries: row.tries,
      orderNo: row.orderNo,
      isRecurring: row.isService || PAYMENT_TYPES[paymentType(row.paymentType)].billsSubscription,
      customer: customerName(row),
      brand: card?.brand ?? null,
      lastFour: card?.number.slice(-4) ?? null,
      method: row.method,
      gateway: row.gateway,
      settledAt: row.settledAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      deletedBy: personName(row.deletedBy),
    };
  } catch {
    return { brokenId: row.id };
  }
}
