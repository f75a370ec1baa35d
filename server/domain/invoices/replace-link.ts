import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission } from "@/server/domain/merchants";
import { readSession } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx, Language } from "@/server/kernel/types";
import type { InvoiceView } from "./contract/answers";
import type { ReplacedLink } from "./contract/requests";
import { linkEndsAt } from "./core/link-end";
import { isOpen } from "./core/machine";
import { findInvoice, type Invoice } from "./invoice";
import { invoiceLinks } from "./invoice-link";
import { mailInvoice } from "./mail-invoice";
import { invoiceOfSession, retrieveInvoice, visibleInvoice } from "./retrieve-invoice";

/**
 * Replaces an invoice's link; earlier links stop working. An owed invoice's new link is mailed if `sendEmail`
 * is true and an address is known.
 * @param id `invoice_id`
 * @throws {NotFound} if the merchant has no such invoice, or has deleted its session
 * @throws {Forbidden} if the user may not issue invoices, or not see sessions of its type
 */
export async function replaceInvoiceLink(ctx: Ctx, id: string, input: ReplacedLink): Promise<InvoiceView> {
  await replace(ctx, await issuableInvoice(ctx, id), input);
  return retrieveInvoice(ctx, id);
}

/** @throws {NotFound} {Forbidden} */
export async function requireVisibleInvoice(ctx: Ctx, id: string): Promise<void> {
  await issuableInvoice(ctx, id);
}

/** @throws {NotFound} {Forbidden} */
export async function issuableInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  requirePermission(ctx.actor, "Can add Invoice");
  return visibleInvoice(ctx, id);
}

export async function replaceLinkOfSession(ctx: Ctx, sessionId: string, input: ReplacedLink): Promise<void> {
  requirePermission(ctx.actor, "Can add Invoice");
  await invoiceOfSession(ctx, sessionId);
  const invoice = await findInvoice(ctx.db, { sessionId });
  if (invoice !== null) await replace(ctx, invoice, input);
}

export async function invoiceIdOf(ctx: Ctx, sessionId: string): Promise<string | null> {
  const where = { sessionId, merchantId: ctx.merchant.id };
  const found = await ctx.db.invoice.findFirst({ where, select: { number: true } });
  return found && String(found.number);
}

export async function invoicePdfOf(ctx: Ctx, sessionId: string, language: Language): Promise<string | null> {
  const invoice = await findInvoice(ctx.db, { sessionId });
  const endsAt = invoice && linkEndsAt(invoice);
  if (invoice === null || (endsAt !== null && endsAt <= ctx.now())) return null;
  return invoiceLinks(ctx.merchant, invoice, language).pdfUrl;
}

async function replace(ctx: Ctx, invoice: Invoice, { sendEmail }: ReplacedLink): Promise<void> {
  const found = await readSession(ctx, invoice.sessionId);
  if (found === null) throw new NotFound();
  await transaction(ctx.db, async (tx) => {
    const { linkVersion } = await tx.invoice.update({
      where: { id: invoice.id },
      data: { linkVersion: { increment: 1 }, linkIssuedAt: ctx.now() },
      select: { linkVersion: true },
    });
    const after = { link_version: linkVersion };
    await recordAudit(ctx, tx, { action: "invoice.link_replaced", objectId: String(invoice.number), after });
    if (!sendEmail || !isOpen(invoice.status)) return;
    const { number, reference, dueDate, totalInclTax: amount } = invoice;
    const issued = { number, linkVersion, reference, dueDate, amount, session: found.session };
    await mailInvoice(ctx, tx, { ...issued, cause: `link:${linkVersion}` });
  });
}
