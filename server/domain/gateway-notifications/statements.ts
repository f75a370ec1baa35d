import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { GatewayRefs } from "@/server/domain/gateways";
import type { Db } from "@/server/kernel/types";

export const KEPT: DueSource = {
  table: Prisma.sql`gateway_notification`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

type AccountKey = { readonly merchantId: string; readonly gatewayCode: string };

export type TargetIds = {
  readonly operationId: string | null;
  readonly reversalId: string | null;
  readonly attemptId: string | null;
};

const NONE: TargetIds = { operationId: null, reversalId: null, attemptId: null };

/**
 * Finds the operation, reversal or payment with our reference; payments that were never sent are not found.
 */
export async function targetByReference(db: Db, account: AccountKey, reference: string): Promise<TargetIds> {
  if (reference === "") return NONE;
  const { merchantId, gatewayCode } = account;
  const [row] = await db.$queryRaw<TargetIds[]>`
    SELECT o.id AS "operationId", NULL AS "reversalId", a.id AS "attemptId"
    FROM operation o LEFT JOIN attempt a ON a.reference_number = o.charge_reference AND a.merchant_id = o.merchant_id
    WHERE o.reference_number = ${reference} AND o.merchant_id = ${merchantId} AND o.pg_code = ${gatewayCode}
    UNION ALL
    SELECT NULL, r.id, r.attempt_id FROM charge_reversal r
    JOIN attempt a ON a.id = r.attempt_id AND a.merchant_id = r.merchant_id AND a.pg_code = ${gatewayCode}
    WHERE r.reference_number = ${reference} AND r.merchant_id = ${merchantId}
    UNION ALL
    SELECT NULL, NULL, a.id FROM attempt a
    WHERE a.reference_number = ${reference} AND a.merchant_id = ${merchantId} AND a.pg_code = ${gatewayCode}
      AND a.started_at IS NOT NULL
    LIMIT 1`;
  return row ?? NONE;
}

export async function operationByRefs(db: Db, account: AccountKey, refs: GatewayRefs): Promise<TargetIds | null> {
  const { merchantId, gatewayCode } = account;
  if (Object.keys(refs).length === 0) return null;
  const [row] = await db.$queryRaw<TargetIds[]>`
    SELECT o.id AS "operationId", NULL AS "reversalId", a.id AS "attemptId"
    FROM operation o LEFT JOIN attempt a ON a.reference_number = o.charge_reference AND a.merchant_id = o.merchant_id
    WHERE ${holds("o", refs)} AND o.merchant_id = ${merchantId} AND o.pg_code = ${gatewayCode}
    UNION ALL
    SELECT NULL, r.id, r.attempt_id FROM charge_reversal r
    JOIN attempt a ON a.id = r.attempt_id AND a.merchant_id = r.merchant_id AND a.pg_code = ${gatewayCode}
    WHERE ${holds("r", refs)} AND r.merchant_id = ${merchantId}
    LIMIT 1`;
  return row ?? null;
}

export async function paymentByRefs(db: Db, account: AccountKey, refs: GatewayRefs): Promise<string | null> {
  const { merchantId, gatewayCode } = account;
  if (Object.keys(refs).length === 0) return null;
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM attempt a
    WHERE ${holds("a", refs)} AND a.merchant_id = ${merchantId} AND a.pg_code = ${gatewayCode}
      AND a.started_at IS NOT NULL
    ORDER BY a.id LIMIT 1`;
  return row?.id ?? null;
}

/**
 * Postgres uses the partial index, which omits rows without references, only with the condition `<> '{}'`.
 */
function holds(alias: "o" | "r" | "a", refs: GatewayRefs): Prisma.Sql {
  const column = Prisma.raw(`${alias}.gateway_refs`);
  const any = Object.entries(refs).map(
    ([name, value]) => Prisma.sql`${column} @> ${JSON.stringify({ [name]: value })}::jsonb`,
  );
  return Prisma.sql`${column} <> '{}'::jsonb AND (${Prisma.join(any, " OR ")})`;
}

export type NoticeRow = {
  readonly id: string;
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly foldKey: string;
  readonly type: string;
  readonly reason: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly refs: string;
  readonly sessionId: string | null;
  readonly receivedAt: Date;
  readonly listedAt: Date;
};

/**
 * Lists an event for a person. If an entry with the same key exists, counts the event there and opens the
 * entry again.
 */
export async function foldNotice(db: Db, row: NoticeRow): Promise<void> {
  await db.$executeRaw`
    INSERT INTO gateway_notice AS n (id, merchant_id, gateway_code, fold_key, type, reason, amount, currency, refs, session_id,
      received_at, listed_at)
    VALUES (${row.id}, ${row.merchantId}, ${row.gatewayCode}, ${row.foldKey}, ${row.type}, ${row.reason},
      ${row.amount}::numeric, ${row.currency}, ${row.refs}::jsonb, ${row.sessionId}, ${row.receivedAt}, ${row.listedAt})
    ON CONFLICT (merchant_id, gateway_code, fold_key) DO UPDATE SET count = n.count + 1, amount = excluded.amount,
      currency = excluded.currency, refs = excluded.refs, session_id = excluded.session_id, received_at = excluded.received_at,
      handled_at = NULL, handled_by = NULL, note = NULL`;
}
