/** Invoices on the wire (Spec, "Invoices" 5, "Invoice sums"). */
import type { Decimal } from "decimal.js";
import type { SessionView } from "@/server/domain/sessions";
import { type Money, toWire } from "@/server/kernel/money";
import type { MerchantFacts } from "@/server/kernel/types";
import { sent } from "@/server/kernel/wire";
import type { InvoiceStatus } from "./core/words";
import type { Invoice, InvoiceLine } from "./invoice";
import { invoiceLinks } from "./invoice-link";

/** Amounts are decimal strings with the currency's decimals, rates with two; those not sent are left out. */
type LevelView = {
  tax_rate?: string;
  discount_amount?: string;
  discount_percentage?: string;
  total_excl_tax: string;
  tax_amount: string;
  total_incl_tax: string;
};

/** An item of `invoice_items`. */
export type InvoiceItemView = LevelView & {
  id: number;
  /** The `invoice_id`. */
  invoice: number;
  sku: string;
  description: string;
  /** A decimal string without zeros at its end. */
  quantity: string;
  unit_price: string;
  currency_code: string;
};

/** The invoice beside every field of its session, which keep their names and meaning. */
export type InvoiceView = SessionView &
  LevelView & {
    invoice_id: number;
    invoice_number: string;
    status: InvoiceStatus;
    /** `YYYY-MM-DD`. */
    due_date: string;
    company_name?: string;
    invoice_items: InvoiceItemView[];
    subtotal: string;
    shipping_method?: string;
    shipping_excl_tax?: string;
    shipping_tax_rate?: string;
    shipping_incl_tax: string;
    /** The customer's page and the document, in the invoice's language. */
    invoice_url: string;
    invoice_pdf_url: string;
  };

/** The wire form. @param of.status the one that readers see */
export function invoiceView(
  invoice: Invoice,
  of: { readonly session: SessionView; readonly status: InvoiceStatus; readonly merchant: MerchantFacts },
): InvoiceView {
  const { pageUrl, pdfUrl } = invoiceLinks(of.merchant, invoice, invoice.language);
  return {
    ...of.session,
    ...levelView(invoice),
    ...sent({
      company_name: invoice.companyName ?? undefined,
      shipping_method: invoice.shippingMethod ?? undefined,
      shipping_excl_tax: wireOf(invoice.shippingExclTax),
      shipping_tax_rate: rateOf(invoice.shippingTaxRate),
    }),
    invoice_id: invoice.number,
    invoice_number: invoice.reference,
    status: of.status,
    due_date: invoice.dueDate,
    invoice_items: invoice.lines.map((line) => itemView(invoice, line)),
    subtotal: toWire(invoice.subtotal),
    shipping_incl_tax: toWire(invoice.shippingInclTax),
    invoice_url: pageUrl,
    invoice_pdf_url: pdfUrl,
  };
}

function itemView(invoice: Invoice, line: InvoiceLine): InvoiceItemView {
  return {
    id: line.id,
    invoice: invoice.number,
    sku: line.sku,
    description: line.description,
    quantity: line.quantity.toFixed(),
    unit_price: toWire(line.unitPrice),
    currency_code: invoice.currency,
    ...levelView(line),
  };
}

function levelView(of: InvoiceLine | Invoice): LevelView {
  return {
    ...sent({
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
