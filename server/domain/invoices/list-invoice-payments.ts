import { checkoutUrl, sessionState } from "@/server/domain/sessions";
import { money, toWire } from "@/server/kernel/money";
import { knownStart, type Page, type PageRequest, pageOfRows } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { answer } from "@/server/kernel/wire-schema-parts";
import type { InvoicePaymentView } from "./contract/answers";
import { visibleInvoice } from "./retrieve-invoice";
import { listPayments } from "./statements/invoice-payments";

/**
 * Payments of the invoice, newest first: those counted towards it, and partial payments that were begun.
 * @param id `invoice_id`
 * @throws {NotFound} {Forbidden} as {@link retrieveInvoice}
 */
export async function listInvoicePayments(ctx: Ctx, id: string, page: PageRequest): Promise<Page<InvoicePaymentView>> {
  const invoice = await visibleInvoice(ctx, id);
  const where = { invoiceId: invoice.id };
  const { startingAfter: sessionId } = page;
  const start =
    sessionId === undefined
      ? null
      : knownStart(await ctx.db.invoicePayment.findFirst({ where: { ...where, sessionId } }));
  const [count, rows] = await Promise.all([
    ctx.db.invoicePayment.count({ where }),
    listPayments(ctx, { invoiceId: invoice.id, page, start }),
  ]);
  const paged = pageOfRows(count, rows, page);
  const code = invoice.currency;
  const results = paged.results.map((row) =>
    answer<InvoicePaymentView>()({
      session_id: row.id,
      amount: toWire(money(row.amount, code)),
      currency_code: code,
      state: row.state === null ? null : sessionState(row.state),
      checkout_url: checkoutUrl(ctx.merchant, row.id),
      created_at: row.createdAt.toISOString(),
      paid_at: row.paidAt?.toISOString() ?? null,
    }),
  );
  return { ...paged, results };
}
