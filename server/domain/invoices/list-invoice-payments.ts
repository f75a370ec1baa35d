import { checkoutUrl, readSession, stateAt } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { knownStart, type Page, type PageRequest, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { answer } from "@/server/kernel/wire-schema-parts";
import type { InvoicePaymentView } from "./contract/answers";
import { ownInvoice, retrieveInvoice } from "./retrieve-invoice";

/**
 * Payments of the invoice, newest first: the counted ones, and partial payments that were begun.
 * @param id `invoice_id`
 * @throws {NotFound} {Forbidden} as for retrieval
 */
export async function listInvoicePayments(ctx: Ctx, id: string, page: PageRequest): Promise<Page<InvoicePaymentView>> {
  await retrieveInvoice(ctx, id);
  const invoice = await ownInvoice(ctx, id);
  const where = { invoiceId: invoice.id };
  const orderBy = [{ createdAt: "desc" }, { sessionId: "asc" }] as const;
  const { startingAfter: sessionId } = page;
  if (sessionId !== undefined) knownStart(await ctx.db.invoicePayment.findFirst({ where: { ...where, sessionId } }));
  const { take, skip } = rowsToRead(page);
  const from: { skip: number; cursor?: { sessionId: string } } =
    sessionId === undefined ? { skip } : { cursor: { sessionId }, skip: 1 };
  const [count, rows] = await Promise.all([
    ctx.db.invoicePayment.count({ where }),
    ctx.db.invoicePayment.findMany({ where, orderBy: [...orderBy], take, ...from }),
  ]);
  const paged = pageOfRows(
    count,
    rows.map((row) => ({ ...row, id: row.sessionId })),
    page,
  );
  const results = paged.results.map(async (row) => {
    const found = await readSession(ctx, row.sessionId);
    return answer<InvoicePaymentView>()({
      session_id: row.sessionId,
      amount: toWire(money(row.amount.toString(), currency(invoice.currency))),
      currency_code: invoice.currency,
      state: found && stateAt(found.session, ctx.now()),
      checkout_url: checkoutUrl(ctx.merchant, row.sessionId),
      created_at: row.createdAt.toISOString(),
      paid_at: row.paidAt?.toISOString() ?? null,
    });
  });
  return { ...paged, results: await Promise.all(results) };
}
