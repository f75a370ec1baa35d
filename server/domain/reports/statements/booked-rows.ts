import { Prisma } from "@/server/db/client";
import { attemptStates, hasPaid, hasSucceeded } from "@/server/domain/sessions";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import type { Ctx } from "@/server/kernel/types";
import type { ReportRow } from "../core/columns";

/**
 * SQL of the instant at which a session is booked: its settlement, or its creation if it never settled. Must
 * equal its index's expression.
 */
const BOOKED = Prisma.sql`COALESCE(s.settled_at, s.created_at)`;

/** SQL condition for bookings that are rows of a report. A fee is part of its purchase or capture. */
const MOVED = Prisma.sql`b.kind IN ('purchase', 'capture', 'refund', 'void')`;

const PAID = Prisma.join(attemptStates(hasPaid));

const SUCCEEDED = Prisma.join(attemptStates(hasSucceeded));

const BATCH = 2_000;

/**
 * SQL of the merchant's first booked instant at or after `from`, or null; both arguments must be constant
 * expressions. Reads one row of each index.
 */
export function firstBookedSince(merchantId: Prisma.Sql, from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`least(
    (SELECT ${BOOKED} FROM payment_session s
      WHERE s.merchant_id = ${merchantId} AND s.deleted_at IS NULL AND ${BOOKED} >= ${from} ORDER BY ${BOOKED} LIMIT 1),
    (SELECT b.at FROM booking b WHERE b.merchant_id = ${merchantId} AND ${MOVED} AND b.at >= ${from} AND EXISTS (
      SELECT 1 FROM payment_session p WHERE p.id = b.session_id AND p.deleted_at IS NULL) ORDER BY b.at LIMIT 1))`;
}

/** The last row of a kind that was read; the next batch starts after it. */
type Bookmark = { readonly at: Date; readonly id: string };

type NumberedRow = ReportRow & { readonly kind: 0 | 1; readonly id: string };

/**
 * All bookings of payments in the period, and its payments that collected nothing, oldest first. Each batch
 * is read on demand in a separate statement, so that no transaction stays open while a file is written.
 */
export async function* bookedRows(
  ctx: Ctx,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): AsyncGenerator<readonly ReportRow[]> {
  const first = { at: startsAt, id: "" };
  const after: [Bookmark, Bookmark] = [first, first];
  for (;;) {
    const rows = await ctx.db.$queryRaw<NumberedRow[]>`
      SELECT * FROM ((${payments(ctx, after[0], endsAt)}) UNION ALL (${movements(ctx, after[1], endsAt)})) booked
      ORDER BY "bookedAt", kind, id LIMIT ${BATCH}`;
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    for (const { kind, bookedAt, id } of rows) after[kind] = { at: bookedAt, id };
  }
}

/**
 * SQL of the payments without a purchase, each with its authorization or else its latest attempt. Their
 * collected amounts are zero.
 */
function payments(ctx: Ctx, after: Bookmark, endsAt: Date): Prisma.Sql {
  const isPaid = Prisma.sql`tried.state IN (${PAID})`;
  return Prisma.sql`
    SELECT 0 AS kind, s.id, ${BOOKED} AS "bookedAt", CASE WHEN ${isPaid} THEN tried.operation ELSE s.operation END AS operation,
      s.id AS "transactionId", NULL AS "parentId", s.order_no AS "orderNo", s.type, s.payment_type AS "paymentType",
      ${effectiveStateAt(ctx.now())} AS state, tried.pg_code AS "pgCode", tried.form_of_payment AS method,
      tried.reference_number AS reference, s.currency, s.amount::text,
      CASE WHEN ${isPaid} THEN tried.wallet_amount ELSE 0 END::text AS "walletAmount",
      CASE WHEN ${isPaid} THEN tried.charge_currency END AS "chargeCurrency",
      CASE WHEN ${isPaid} THEN tried.charge_amount END::text AS "chargeAmount",
      CASE WHEN ${isPaid} THEN tried.fee END::text AS fee,
      CASE WHEN ${isPaid} THEN tried.exchange_rate END::text AS "exchangeRate",
      '0' AS "paidAmount", '0' AS "capturedAmount", '0' AS "refundedAmount", '0' AS "voidedAmount", NULL AS destination,
      s.customer_id AS "customerId", s.created_at AS "createdAt", s.settled_at AS "settledAt"
    FROM (
      SELECT * FROM payment_session s
      WHERE s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL
        AND (${BOOKED}, s.id) > (${after.at}, ${after.id}) AND ${BOOKED} < ${endsAt}
        AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.session_id = s.id AND b.kind = 'purchase')
      ORDER BY ${BOOKED}, s.id LIMIT ${BATCH}
    ) s LEFT JOIN LATERAL (
      SELECT * FROM attempt t WHERE t.session_id = s.id
      ORDER BY t.state IN (${SUCCEEDED}) DESC, t.number DESC LIMIT 1
    ) tried ON true`;
}

/**
 * SQL of purchases, captures, refunds and voids with the amounts they moved, which are negative if they undo
 * an earlier movement.
 */
function movements(ctx: Ctx, after: Bookmark, endsAt: Date): Prisma.Sql {
  const moves = (kind: string): Prisma.Sql => Prisma.sql`CASE WHEN b.kind = ${kind} THEN b.moved ELSE 0 END::text`;
  const isPurchase = Prisma.sql`b.kind = 'purchase'`;
  const atGateway = Prisma.sql`(${isPurchase} OR o.destination = 'pg')`;
  return Prisma.sql`
    SELECT 1 AS kind, b.cause AS id, b.at AS "bookedAt", b.kind AS operation,
      CASE WHEN ${isPurchase} THEN s.id ELSE o.child_session_id END AS "transactionId",
      CASE WHEN ${isPurchase} THEN NULL ELSE s.id END AS "parentId", s.order_no AS "orderNo", s.type, s.payment_type AS "paymentType",
      CASE WHEN ${isPurchase} THEN ${effectiveStateAt(ctx.now())} ELSE o.child_state END AS state, b.gateway AS "pgCode",
      tried.form_of_payment AS method, b.reference, b.currency, b.moved::text AS amount,
      (b.sign * CASE WHEN ${isPurchase} THEN tried.wallet_amount WHEN o.destination = 'pg' THEN 0 ELSE o.amount END)::text AS "walletAmount",
      CASE WHEN ${isPurchase} THEN tried.charge_currency WHEN ${atGateway} THEN o.currency END AS "chargeCurrency",
      (b.sign * CASE WHEN ${isPurchase} THEN tried.charge_amount WHEN ${atGateway} THEN o.amount END)::text AS "chargeAmount",
      (b.sign * CASE WHEN ${isPurchase} THEN tried.fee WHEN ${atGateway} THEN o.fee END)::text AS fee,
      CASE WHEN ${isPurchase} THEN tried.exchange_rate END::text AS "exchangeRate",
      CASE WHEN b.kind IN ('purchase', 'capture') THEN b.moved + coalesce(fee.amount, 0) ELSE 0 END::text AS "paidAmount",
      ${moves("capture")} AS "capturedAmount", ${moves("refund")} AS "refundedAmount", ${moves("void")} AS "voidedAmount",
      o.destination, s.customer_id AS "customerId", coalesce(o.created_at, s.created_at) AS "createdAt", b.at AS "settledAt"
    FROM (
      SELECT b.*, abs(b.amount) * side.sign AS moved, side.sign FROM booking b
      CROSS JOIN LATERAL (SELECT sign(b.amount) * CASE WHEN b.kind IN ('refund', 'void') THEN -1 ELSE 1 END AS sign) side
      WHERE b.merchant_id = ${ctx.merchant.id} AND ${MOVED} AND (b.at, b.cause) > (${after.at}, ${after.id}) AND b.at < ${endsAt}
        AND EXISTS (SELECT 1 FROM payment_session p WHERE p.id = b.session_id AND p.deleted_at IS NULL)
      ORDER BY b.at, b.cause LIMIT ${BATCH}
    ) b JOIN payment_session s ON s.id = b.session_id
    LEFT JOIN booking fee ON fee.merchant_id = b.merchant_id AND fee.cause = b.cause AND fee.kind = 'fee'
    LEFT JOIN operation o ON b.kind <> 'purchase' AND o.reference_number = b.reference AND o.merchant_id = b.merchant_id
    LEFT JOIN LATERAL (
      SELECT * FROM attempt t WHERE t.session_id = b.session_id
      ORDER BY t.reference_number = b.reference DESC, t.state IN (${PAID}) DESC LIMIT 1
    ) tried ON true`;
}
