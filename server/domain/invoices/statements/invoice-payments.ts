import { Prisma } from "@/server/db/client";
import { rowsAfter } from "@/server/db/sql-fragments";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import { type PageRequest, rowsToRead } from "@/server/kernel/page";
import type { Ctx, Tx } from "@/server/kernel/types";

type Parts = {
  readonly paid: number;
  readonly open: number;
  /** Number of open payments that expire within `seconds` of their creation. */
  readonly brief: number;
};

export async function countParts(
  ctx: Ctx,
  tx: Tx,
  { invoiceId, seconds }: { readonly invoiceId: string; readonly seconds: number },
): Promise<Parts> {
  const state = effectiveStateAt(ctx.now());
  const unpaid = Prisma.sql`p.paid_at IS NULL AND s.deleted_at IS NULL`;
  const [row] = await tx.$queryRaw<Parts[]>`
    SELECT count(*) FILTER (WHERE p.paid_at IS NOT NULL)::int AS paid,
      count(*) FILTER (WHERE ${unpaid} AND ${state} IN ('created', 'pending', 'attempted', 'cod'))::int AS open,
      count(*) FILTER (WHERE ${unpaid} AND ${state} IN ('created', 'pending', 'attempted')
        AND s.expires_at <= p.created_at + make_interval(secs => ${seconds}::int))::int AS brief
    FROM invoice_payment p LEFT JOIN payment_session s ON s.id = p.session_id AND s.merchant_id = p.merchant_id
    WHERE p.invoice_id = ${invoiceId} AND p.merchant_id = ${ctx.merchant.id}`;
  return row ?? { paid: 0, open: 0, brief: 0 };
}

type ListedPayment = {
  readonly id: string;
  readonly amount: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly state: string | null;
};

type Listing = {
  readonly invoiceId: string;
  readonly page: PageRequest;
  readonly start: { readonly sessionId: string; readonly createdAt: Date } | null;
};

export async function listPayments(ctx: Ctx, { invoiceId, page, start }: Listing): Promise<ListedPayment[]> {
  const { take, skip } = rowsToRead(page);
  const after =
    start === null
      ? Prisma.empty
      : Prisma.sql`AND ${rowsAfter([
          { column: Prisma.sql`p.created_at`, value: start.createdAt, isDescending: true },
          { column: Prisma.sql`p.session_id`, value: start.sessionId },
        ])}`;
  return ctx.db.$queryRaw<ListedPayment[]>`
    SELECT p.session_id AS id, p.amount::text AS amount, p.created_at AS "createdAt", p.paid_at AS "paidAt",
      ${effectiveStateAt(ctx.now())} AS state
    FROM invoice_payment p
      LEFT JOIN payment_session s ON s.id = p.session_id AND s.merchant_id = p.merchant_id AND s.deleted_at IS NULL
    WHERE p.invoice_id = ${invoiceId} AND p.merchant_id = ${ctx.merchant.id} ${after}
    ORDER BY p.created_at DESC, p.session_id LIMIT ${take} OFFSET ${skip}`;
}
