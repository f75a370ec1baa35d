import { Prisma } from "@/server/db/client";
import { attemptStates, hasPaid, hasSucceeded } from "@/server/domain/sessions";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import type { Ctx } from "@/server/kernel/types";
import type { ReportRow } from "../core/columns";

/**
 * SQL of the instant at which a session is booked: its settlement, or its creation if it never settled. Must
 * equal the expression of its index.
 */
const BOOKED = Prisma.sql`COALESCE(s.settled_at, s.created_at)`;

/** SQL condition: a completed operation of an undeleted session, booked when it completed. */
const MOVED = Prisma.sql`o.state = 'done' AND EXISTS (
  SELECT 1 FROM payment_session p WHERE p.id = o.session_id AND p.deleted_at IS NULL)`;

const PAID = Prisma.join(attemptStates(hasPaid));

const SUCCEEDED = Prisma.join(attemptStates(hasSucceeded));

/** Number of rows in a batch: large enough to make round trips cheap, small enough for memory. */
const BATCH = 2_000;

/**
 * Instant of the merchant's first row at or after `from`, or null, for two constant expressions. Reads one
 * index row each.
 */
export function firstBookedSince(merchantId: Prisma.Sql, from: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`least(
    (SELECT ${BOOKED} FROM payment_session s
      WHERE s.merchant_id = ${merchantId} AND s.deleted_at IS NULL AND ${BOOKED} >= ${from} ORDER BY ${BOOKED} LIMIT 1),
    (SELECT o.finished_at FROM operation o
      WHERE o.merchant_id = ${merchantId} AND ${MOVED} AND o.finished_at >= ${from} ORDER BY o.finished_at LIMIT 1))`;
}

/** The newest row read of one kind; the next batch starts after it. */
type Bookmark = { readonly at: Date; readonly id: string };

type NumberedRow = ReportRow & { readonly kind: 0 | 1; readonly id: string };

/**
 * All payments and operations of the merchant booked in the period, oldest first, a payment before operations
 * of the same instant. Each batch is read on demand in a separate statement, so no transaction stays open
 * while a file is written.
 */
export async function* bookedRows(
  ctx: Ctx,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): AsyncGenerator<readonly ReportRow[]> {
  const first = { at: startsAt, id: "" };
  const after: [Bookmark, Bookmark] = [first, first];
  for (;;) {
    const rows = await ctx.db.$queryRaw<NumberedRow[]>`
      SELECT * FROM ((${payments(ctx, after[0], endsAt)}) UNION ALL (${operations(ctx, after[1], endsAt)})) booked
      ORDER BY "bookedAt", kind, id LIMIT ${BATCH}`;
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    for (const { kind, bookedAt, id } of rows) after[kind] = { at: bookedAt, id };
  }
}

/**
 * A payment, with the attempt that paid it or else the latest; amounts requested from the gateway if it paid.
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
      CASE WHEN ${isPaid} AND tried.operation = 'purchase' THEN s.paid_amount ELSE 0 END::text AS "paidAmount",
      '0' AS "capturedAmount", '0' AS "refundedAmount", '0' AS "voidedAmount", NULL AS destination,
      s.customer_id AS "customerId", s.created_at AS "createdAt", s.settled_at AS "settledAt"
    FROM (
      SELECT * FROM payment_session s
      WHERE s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL
        AND (${BOOKED}, s.id) > (${after.at}, ${after.id}) AND ${BOOKED} < ${endsAt}
      ORDER BY ${BOOKED}, s.id LIMIT ${BATCH}
    ) s LEFT JOIN LATERAL (
      SELECT * FROM attempt t WHERE t.session_id = s.id
      ORDER BY t.state IN (${SUCCEEDED}) DESC, t.number DESC LIMIT 1
    ) tried ON true`;
}

/** A completed capture, refund or void, with the amount moved at the gateway or in the wallet. */
function operations(ctx: Ctx, after: Bookmark, endsAt: Date): Prisma.Sql {
  const moves = (kind: string): Prisma.Sql => Prisma.sql`CASE WHEN o.kind = ${kind} THEN o.amount ELSE 0 END`;
  const atGateway = Prisma.sql`o.destination = 'pg'`;
  return Prisma.sql`
    SELECT 1 AS kind, o.id, o.finished_at AS "bookedAt", o.kind AS operation,
      o.child_session_id AS "transactionId", o.session_id AS "parentId", s.order_no AS "orderNo", s.type,
      s.payment_type AS "paymentType", o.child_state AS state, o.pg_code AS "pgCode", tried.form_of_payment AS method,
      o.reference_number AS reference, o.currency, o.amount::text,
      CASE WHEN ${atGateway} THEN 0 ELSE o.amount END::text AS "walletAmount",
      CASE WHEN ${atGateway} THEN o.currency END AS "chargeCurrency",
      CASE WHEN ${atGateway} THEN o.amount END::text AS "chargeAmount", CASE WHEN ${atGateway} THEN o.fee END::text AS fee,
      NULL AS "exchangeRate", CASE WHEN o.kind = 'capture' THEN o.amount + o.fee ELSE 0 END::text AS "paidAmount",
      (${moves("capture")})::text AS "capturedAmount", (${moves("refund")})::text AS "refundedAmount",
      (${moves("void")})::text AS "voidedAmount", o.destination,
      s.customer_id AS "customerId", o.created_at AS "createdAt", o.finished_at AS "settledAt"
    FROM (
      SELECT * FROM operation o
      WHERE o.merchant_id = ${ctx.merchant.id} AND ${MOVED}
        AND (o.finished_at, o.id) > (${after.at}, ${after.id}) AND o.finished_at < ${endsAt}
      ORDER BY o.finished_at, o.id LIMIT ${BATCH}
    ) o JOIN payment_session s ON s.id = o.session_id
    LEFT JOIN LATERAL (
      SELECT t.form_of_payment FROM attempt t WHERE t.session_id = o.session_id AND t.state IN (${PAID}) LIMIT 1
    ) tried ON true`;
}
