import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { retrieveSession } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { SESSION_TYPES, wordOf } from "@/server/kernel/words";
import type { InvoiceView } from "./contract/answers";
import { statusAt } from "./core/status";
import { findInvoice, type Invoice } from "./invoice";
import { invoiceView } from "./views";

const NUMBER = /^\d{1,9}$/;

/**
 * @param id `invoice_id`
 * @throws {NotFound} if the merchant has no such invoice, or has deleted its session
 * @throws {Forbidden} if the user may not see sessions of its type
 */
export async function retrieveInvoice(ctx: Ctx, id: string): Promise<InvoiceView> {
  return viewOf(ctx, await ownInvoice(ctx, id));
}

/**
 * The invoice, if the caller may see it.
 * @throws as {@link retrieveInvoice}
 */
export async function visibleInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const invoice = await ownInvoice(ctx, id);
  const session = await ctx.db.paymentSession.findFirst({
    where: { id: invoice.sessionId, merchantId: ctx.merchant.id, deletedAt: null },
    select: { type: true },
  });
  if (session === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(wordOf(SESSION_TYPES, session.type, "session type"), "view"));
  return invoice;
}

/**
 * The invoice that a session pays.
 * @throws {NotFound} as {@link retrieveInvoice}
 */
export async function invoiceOfSession(ctx: Ctx, sessionId: string): Promise<InvoiceView> {
  return viewOf(ctx, await findInvoice(ctx.db, { sessionId }));
}

async function ownInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const invoice = NUMBER.test(id) ? await findInvoice(ctx.db, { number: Number(id) }) : null;
  if (invoice === null || invoice.merchantId !== ctx.merchant.id) throw new NotFound();
  return invoice;
}

async function viewOf(ctx: Ctx, invoice: Invoice | null): Promise<InvoiceView> {
  if (invoice === null || invoice.merchantId !== ctx.merchant.id) throw new NotFound();
  const session = await retrieveSession(ctx, invoice.sessionId);
  const status = statusAt(invoice, session.state, ctx.now());
  return invoiceView(invoice, { session, status, merchant: ctx.merchant });
}
