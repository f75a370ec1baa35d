import { writeMail } from "@/server/domain/notifications";
import { checkoutUrl, type Session } from "@/server/domain/sessions";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Invoice } from "./invoice";
import { invoiceLinks, type LinkedInvoice } from "./invoice-link";

type IssuedInvoice = LinkedInvoice & {
  readonly cause: string;
  readonly reference: string;
  readonly dueDate: CivilDate;
  readonly amount: Money;
  readonly session: Session;
};

/**
 * Writes the mail of an invoice to the customer, with copies to the session's `email_recipients`, once per
 * cause; no mail without an address, or if nothing is owed.
 */
export async function mailInvoice(ctx: Ctx, tx: Tx, issued: IssuedInvoice): Promise<void> {
  const { reference, dueDate, amount, session } = issued;
  if (session.customerEmail === null || isZero(amount)) return;
  await writeMail(ctx, tx, {
    to: [...new Set([session.customerEmail, ...copies(session)])],
    relatedId: session.id,
    language: session.language,
    cause: issued.cause,
    facts: {
      kind: "invoice_issued",
      invoiceNumber: reference,
      amount: { amount: toWire(amount), currency: amount.currency },
      dueDate,
      pageUrl: invoiceLinks(ctx.merchant, issued, session.language).pageUrl,
      payUrl: checkoutUrl(ctx.merchant, session.id),
    },
  });
}

type Reminder = {
  readonly invoice: Invoice;
  readonly session: Session;
  readonly left: Money;
  /** Days since the invoice's due day, negative before it. */
  readonly daysAfter: number;
  readonly on: CivilDate;
};

export async function mailReminder(ctx: Ctx, tx: Tx, reminder: Reminder): Promise<void> {
  const { invoice, session, left, daysAfter, on } = reminder;
  if (session.customerEmail === null) return;
  await writeMail(ctx, tx, {
    to: [...new Set([session.customerEmail, ...copies(session)])],
    relatedId: session.id,
    language: session.language,
    cause: `reminder:${on}`,
    facts: {
      kind: "invoice_reminder",
      invoiceNumber: invoice.reference,
      amount: { amount: toWire(left), currency: left.currency },
      total: { amount: toWire(invoice.totalInclTax), currency: left.currency },
      dueDate: invoice.dueDate,
      daysAfter,
      pageUrl: invoiceLinks(ctx.merchant, invoice, session.language).pageUrl,
      payUrl: checkoutUrl(ctx.merchant, session.id),
    },
  });
}

function copies({ details }: Session): readonly string[] {
  const { email_recipients: sent } = details;
  return Array.isArray(sent) ? sent.filter((address): address is string => typeof address === "string") : [];
}
