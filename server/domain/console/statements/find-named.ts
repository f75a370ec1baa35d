import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";

export type NamedPaymentRow = { kind: string; title: string; sessionId: string; amount: string; currency: string };

export async function rowsNamed(ctx: Ctx, texts: readonly string[], limit: number): Promise<NamedPaymentRow[]> {
  const merchantId = ctx.merchant.id;
  const names = Prisma.join([...texts]);
  const references = Prisma.join(texts.map((each) => each.toUpperCase()));
  const numbers = texts.filter((each) => /^\d{1,9}$/.test(each)).map(Number);
  const byNumber = numbers.length === 0 ? Prisma.empty : Prisma.sql`OR i.number IN (${Prisma.join(numbers)})`;
  return ctx.db.$queryRaw<NamedPaymentRow[]>`
    SELECT named.kind, named.title, s.id AS "sessionId", named.amount::text AS amount, named.currency
    FROM (
      SELECT 'payment' AS kind, id AS title, id AS session_id, amount, currency FROM payment_session
      WHERE merchant_id = ${merchantId} AND (order_no IN (${names}) OR id IN (${names}) OR short_code IN (${names}))
      UNION ALL SELECT 'attempt', reference_number, session_id, amount, currency FROM attempt
      WHERE merchant_id = ${merchantId} AND (reference_number IN (${references}) OR id IN (${names}))
      UNION ALL SELECT kind, reference_number, session_id, amount, currency FROM operation
      WHERE merchant_id = ${merchantId} AND (reference_number IN (${references}) OR id IN (${names}))
      UNION ALL SELECT 'invoice', i.invoice_number, i.session_id, i.total_incl_tax, i.currency FROM invoice i
      WHERE i.merchant_id = ${merchantId} AND (i.invoice_number IN (${names}) OR i.id IN (${names}) ${byNumber})
    ) named JOIN payment_session s ON s.id = named.session_id
    WHERE s.deleted_at IS NULL AND ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)}
    ORDER BY s.created_at DESC LIMIT ${limit}`;
}
