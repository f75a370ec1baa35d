/** What the API answers about invoices. */

import { z } from "zod";
import { SESSION } from "@/server/domain/sessions/contract/answers";
import { Amount, Currency, Day, named, Url } from "@/server/kernel/wire-schema-parts";
import { INVOICE_STATUSES } from "../core/words";

export const LEVEL = {
  tax_rate: Amount.optional().describe("Percent, with two decimals at most."),
  discount_amount: Amount.optional().describe("Taken from the sum; not with `discount_percentage`."),
  discount_percentage: Amount.optional().describe("Percent taken from the sum; not with `discount_amount`."),
  total_excl_tax: Amount.describe("After the discount. If it is sent, it is checked."),
  tax_amount: Amount.describe("The tax. If it is sent, it is checked."),
  total_incl_tax: Amount.describe("With tax. If it is sent, it is checked."),
};

export const InvoiceItemView = named(
  "InvoiceItem",
  z.strictObject({
    ...LEVEL,
    id: z.int().describe("Its id."),
    invoice: z.int().describe("The `invoice_id`."),
    sku: z.string().describe("Your own code of the goods."),
    description: z.string().describe("What it is for."),
    quantity: Amount.describe("Above zero, with three decimals at most."),
    unit_price: Amount.describe("Of one."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
  }),
);
export type InvoiceItemView = z.infer<typeof InvoiceItemView>;

export const InvoiceView = named(
  "Invoice",
  z.strictObject({
    ...SESSION,
    ...LEVEL,
    invoice_id: z.int().describe("The invoice."),
    invoice_number: z.string().describe("Yours, unique among the merchant's invoices."),
    status: z.enum(INVOICE_STATUSES).describe("Where it stands."),
    due_date: Day.describe("Overdue as the day after it begins in the merchant's time zone."),
    company_name: z.string().optional().describe("Who issues it, if not under the merchant's name."),
    invoice_items: z.array(InvoiceItemView).describe("Its lines, 1 to 200."),
    subtotal: Amount.describe("The sum of the items. If it is sent, it is checked."),
    shipping_method: z.string().optional().describe("How it is sent."),
    shipping_excl_tax: Amount.optional().describe("Shipping before tax."),
    shipping_tax_rate: Amount.optional().describe("Percent, with two decimals at most."),
    shipping_incl_tax: Amount.describe("Shipping with tax. If it is sent, it is checked."),
    invoice_url: Url.describe("The customer's page."),
    invoice_pdf_url: Url.describe("The document."),
  }),
);
export type InvoiceView = z.infer<typeof InvoiceView>;
