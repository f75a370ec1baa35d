import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { type BulkOutcome, STANDINGS } from "../../core/words";

export type ItemColumns = {
  readonly position: number;
  readonly sessionId: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly said: string | null;
  readonly standing: string | null;
  readonly answer: string | null;
  readonly orderNo: string | null;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly details: unknown;
};

/**
 * SQL of bulk items `i` with their sessions `s`. An outcome that was still open when the item was done is
 * read from its request or operation, which may have been decided since.
 */
const ITEMS = Prisma.sql`(
  SELECT i.*, coalesce(o.state, 'request_' || r.state) AS standing, o.message AS answer
  FROM bulk_item i
    LEFT JOIN LATERAL (
      SELECT r.state, r.operation_id FROM operation_request r
      WHERE i.outcome IN ('pending', 'waiting') AND r.session_id = i.session_id
        AND r.tracking_key = i.action_id || ':' || i.session_id
      ORDER BY r.created_at DESC LIMIT 1) r ON true
    LEFT JOIN LATERAL (
      SELECT o.state, o.message FROM operation o
      WHERE i.outcome IN ('pending', 'waiting') AND o.session_id = i.session_id
        AND CASE WHEN r.state IN ('approved', 'done') THEN o.id = r.operation_id
          WHEN r.state IN ('pending', 'manual_action_required') THEN false
          ELSE o.tracking_key = i.action_id || ':' || i.session_id END
      ORDER BY o.created_at DESC LIMIT 1) o ON true) i LEFT JOIN payment_session s ON s.id = i.session_id AND s.merchant_id = i.merchant_id`;

const OUTCOME = Prisma.sql`CASE
  WHEN i.outcome IS NULL THEN 'open'
  WHEN i.standing IS NULL THEN i.outcome
  WHEN i.standing IN (${Prisma.join([...STANDINGS.done])}) THEN 'done'
  WHEN i.standing IN (${Prisma.join([...STANDINGS.pending])}) THEN 'pending'
  WHEN i.standing IN (${Prisma.join([...STANDINGS.waiting])}) THEN 'waiting'
  ELSE 'refused' END`;

export type OutcomeCounts = Readonly<Partial<Record<BulkOutcome | "open", number>>>;

type OutcomeCount = {
  readonly outcome: BulkOutcome | "open";
  readonly currency: string | null;
  readonly count: number;
  readonly sum: string | null;
};

export async function countOutcomes(ctx: Ctx, actionId: string): Promise<readonly OutcomeCount[]> {
  return ctx.db.$queryRaw<OutcomeCount[]>`
    SELECT ${OUTCOME} AS outcome, i.currency, count(*)::int AS count, sum(i.amount)::text AS sum FROM ${ITEMS}
    WHERE i.action_id = ${actionId} AND i.merchant_id = ${ctx.merchant.id} GROUP BY 1, 2 ORDER BY 1, 2`;
}

type ItemPage = { readonly outcome: BulkOutcome | "open" | null; readonly after: number; readonly limit: number };

export async function itemsAfter(
  ctx: Ctx,
  actionId: string,
  { outcome, after, limit }: ItemPage,
): Promise<ItemColumns[]> {
  const wanted = outcome === null ? Prisma.sql`true` : Prisma.sql`${OUTCOME} = ${outcome}`;
  return ctx.db.$queryRaw<ItemColumns[]>`
    SELECT i.position, i.session_id AS "sessionId", i.amount::text, i.currency, i.outcome, i.reason, i.said, i.standing, i.answer,
      s.order_no AS "orderNo", s.customer_id AS "customerId", s.customer_email AS "customerEmail",
      s.customer_phone AS "customerPhone", s.details
    FROM ${ITEMS}
    WHERE i.action_id = ${actionId} AND i.merchant_id = ${ctx.merchant.id} AND i.position > ${after} AND ${wanted}
    ORDER BY i.position LIMIT ${limit}`;
}
