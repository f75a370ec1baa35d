/** Invoices as the API returns them (Spec, "Invoices" 5, "Invoice sums"). */

import type { Decimal } from "decimal.js";
import type { SessionView } from "@/server/domain/sessions";
import { type Money, subtract, toWire } from "@/server/kernel/money";
import type { MerchantFacts } from "@/server/kernel/types";
import { answer, given, type Whole } from "@/server/kernel/wire-schema-parts";
import type { InvoiceItemView, InvoiceView, LEVEL } from "./contract/answers";
import { linkEndsAt } from "./core/link-end";
import type { InvoiceStatus } from "./core/words";
import type { Invoice, InvoiceLine } from "./invoice";
import { invoiceLinks } from "./invoice-link";

type Level = Pick<InvoiceItemView, keyof typeof LEVEL>;

export function invoiceView(
  invoice: Invoice,
  of: { readonly session: SessionView; readonly status: InvoiceStatus; readonly merchant: MerchantFacts },
): InvoiceView {
  const { pageUrl, pdfUrl } = invoiceLinks(of.merchant, invoice, invoice.language);
  const own = answer<Omit<InvoiceView, Exclude<keyof SessionView, "amount">>>()({
    ...levelView(invoice),
    ...given({
      company_name: invoice.companyName,
      shipping_method: invoice.shippingMethod,
      shipping_excl_tax: wireOf(invoice.shippingExclTax),
      shipping_tax_rate: rateOf(invoice.shippingTaxRate),
    }),
    amount: toWire(invoice.totalInclTax),
    allow_partial_payments: invoice.takesPartialPayments,
    invoice_paid_amount: toWire(invoice.paidAmount),
    invoice_remaining_amount: toWire(subtract(invoice.totalInclTax, invoice.paidAmount)),
    invoice_id: invoice.number,
    invoice_number: invoice.reference,
    status: of.status,
    due_date: invoice.dueDate,
    invoice_items: invoice.lines.map((line) => itemView(invoice, line)),
    subtotal: toWire(invoice.subtotal),
    shipping_incl_tax: toWire(invoice.shippingInclTax),
    invoice_url: pageUrl,
    invoice_pdf_url: pdfUrl,
    invoice_url_expires_at: linkEndsAt(invoice)?.toISOString() ?? null,
  });
  return { ...of.session, ...own };
}

function itemView(invoice: Invoice, line: InvoiceLine): InvoiceItemView {
  return answer<InvoiceItemView>()({
    id: line.id,
    invoice: invoice.number,
    sku: line.sku,
    description: line.description,
    quantity: line.quantity.toFixed(),
    unit_price: toWire(line.unitPrice),
    currency_code: invoice.currency,
    ...levelView(line),
  });
}

function levelView(of: InvoiceLine | Invoice): Whole<Level> {
  return {
    ...given({
      tax_rate: rateOf(of.taxRate),
      discount_amount: wireOf(of.discountAmount),
      discount_percentage: rateOf(of.discountPercentage),
    }),
    total_excl_tax: toWire(of.totalExclTax),
    tax_amount: toWire(of.taxAmount),
    total_incl_tax: toWire(of.totalInclTax),
  };
}

function wireOf(amount: Money | null): string | undefined {
  return amount === null ? undefined : toWire(amount);
}

function rateOf(rate: Decimal | null): string | undefined {
  return rate?.toFixed(2);
}
