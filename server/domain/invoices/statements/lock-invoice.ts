import type { Ctx, Tx } from "@/server/kernel/types";

export async function lockInvoice(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT id FROM invoice WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} FOR UPDATE`;
  return rows.length > 0;
}

export type PaidInvoice = {
  readonly id: string;
  readonly mainId: string;
  readonly status: string;
  readonly currency: string;
  readonly total: string;
  readonly paid: string;
  readonly amount: string;
  readonly isCounted: boolean;
};

export async function findInvoicePaidBy(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
): Promise<Pick<PaidInvoice, "id" | "mainId"> | null> {
  const [row] = await tx.$queryRaw<Pick<PaidInvoice, "id" | "mainId">[]>`
    SELECT i.id, i.session_id AS "mainId" FROM invoice i WHERE i.merchant_id = ${ctx.merchant.id} AND i.id = coalesce(
      (SELECT p.invoice_id FROM invoice_payment p WHERE p.session_id = ${sessionId}),
      (SELECT own.id FROM invoice own WHERE own.session_id = ${sessionId}))`;
  return row ?? null;
}

/** Locks an invoice; the caller has locked the paid session and the invoice's own session. */
export async function lockPaidInvoice(
  ctx: Ctx,
  tx: Tx,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<PaidInvoice> {
  await lockInvoice(ctx, tx, id);
  const [row] = await tx.$queryRaw<PaidInvoice[]>`
    SELECT i.id, i.session_id AS "mainId", i.status, i.currency, i.total_incl_tax::text AS total, i.paid_amount::text AS paid,
      s.amount::text AS amount,
      EXISTS (SELECT FROM invoice_payment p WHERE p.session_id = s.id AND p.paid_at IS NOT NULL) AS "isCounted"
    FROM invoice i CROSS JOIN payment_session s
    WHERE i.id = ${id} AND i.merchant_id = ${ctx.merchant.id} AND s.id = ${sessionId} AND s.merchant_id = ${ctx.merchant.id}`;
  if (row === undefined) throw new Error("A locked invoice and session can be read.");
  return row;
}
