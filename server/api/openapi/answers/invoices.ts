/** Invoices. */
import { z } from "zod";
import { INVOICE_STATUSES } from "@/server/domain/invoices/core/words";
import { Amount, Currency, Day, named, Url } from "./parts";
import { SESSION } from "./sessions";

const LEVEL = {
  tax_rate: Amount.optional(),
  discount_amount: Amount.optional(),
  discount_percentage: Amount.optional(),
  total_excl_tax: Amount,
  tax_amount: Amount,
  total_incl_tax: Amount,
};

export const Invoice = named(
  "Invoice",
  z.strictObject({
    ...SESSION,
    ...LEVEL,
    invoice_id: z.int(),
    invoice_number: z.string(),
    status: z.enum(INVOICE_STATUSES),
    due_date: Day,
    company_name: z.string().optional(),
    invoice_items: z.array(
      named(
        "InvoiceItem",
        z.strictObject({
          ...LEVEL,
          id: z.int(),
          invoice: z.int(),
          sku: z.string(),
          description: z.string(),
          quantity: Amount,
          unit_price: Amount,
          currency_code: Currency,
        }),
      ),
    ),
    subtotal: Amount,
    shipping_method: z.string().optional(),
    shipping_excl_tax: Amount.optional(),
    shipping_tax_rate: Amount.optional(),
    shipping_incl_tax: Amount,
    invoice_url: Url,
    invoice_pdf_url: Url,
  }),
);
