import { z } from "zod";
import { SESSION } from "@/server/domain/sessions/contract/answers";
import { SessionState, STATE_MEANINGS } from "@/server/domain/sessions/contract/fields";
import { Amount, Currency, Day, Instant, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { INVOICE_STATUSES } from "../core/words";

export const LEVEL = {
  tax_rate: Amount.optional().describe("Tax in percent, two decimals; absent if none was sent."),
  discount_amount: Amount.optional().describe("Discount, a decimal string; absent if none was sent."),
  discount_percentage: Amount.optional().describe("Discount in percent, two decimals; absent if none was sent."),
  total_excl_tax: Amount.describe("Total after the discount, before tax, a decimal string in the invoice's currency."),
  tax_amount: Amount.describe("Tax, a decimal string in the invoice's currency."),
  total_incl_tax: Amount.describe("Total with tax, a decimal string in the invoice's currency."),
};

export const InvoiceItemView = named(
  "InvoiceItem",
  z.strictObject({
    ...LEVEL,
    id: z.int().describe("Number of the item."),
    invoice: z.int().describe("`invoice_id` of the invoice."),
    sku: z.string().describe("Your code of the goods."),
    description: z.string().describe("Description of the goods."),
    quantity: Amount.describe("Number of units, a decimal string without zeros at its end."),
    unit_price: Amount.describe("Price of one unit before discount and tax, a decimal string in `currency_code`."),
    currency_code: Currency.describe("Currency of the invoice (ISO 4217)."),
  }),
);
export type InvoiceItemView = z.infer<typeof InvoiceItemView>;

export const InvoiceView = named(
  "Invoice",
  z.strictObject({
    ...SESSION,
    ...LEVEL,
    amount: Amount.describe("Total of the invoice with tax, a decimal string in `currency_code`."),
    invoice_id: z.int().describe("Id of the invoice."),
    invoice_number: z.string().describe("Your number of the invoice."),
    status: z
      .enum(INVOICE_STATUSES)
      .describe(
        "`sent`: issued. `overdue`: the day after `due_date` has begun; it can still be paid. `paid`: its payments add up to its total, also after a refund. `canceled`: its own session was canceled, expired, failed for good or was deleted.",
      ),
    due_date: Day.describe("Last day for paying in time, in the merchant's time zone."),
    allow_partial_payments: z.boolean().describe("True if the customer may pay a part."),
    invoice_paid_amount: Amount.describe(
      "Sum of the payments of the invoice, a decimal string; a refund does not change it.",
    ),
    invoice_remaining_amount: Amount.describe("What the invoice still owes, a decimal string."),
    company_name: z.string().optional().describe("Name of the issuer, if it is not the merchant's."),
    invoice_items: z.array(InvoiceItemView).describe("Items of the invoice with all their totals."),
    subtotal: Amount.describe("Sum of the items' `total_incl_tax`, a decimal string."),
    shipping_method: z.string().optional().describe("How the goods are sent; absent if it was not sent."),
    shipping_excl_tax: Amount.optional().describe("Shipping before tax, a decimal string; absent if it was not sent."),
    shipping_tax_rate: Amount.optional().describe(
      "Tax on shipping in percent, two decimals; absent if it was not sent.",
    ),
    shipping_incl_tax: Amount.describe("Shipping with tax, a decimal string."),
    invoice_url: Url.describe("URL of the customer's page, which leads to the checkout."),
    invoice_pdf_url: Url.describe(
      "URL of the PDF in the session's language. The same path under `/en/` and `/ar/` is in that language.",
    ),
    invoice_url_expires_at: Instant.nullable().describe(
      "When both links end: 90 days after the invoice was paid or canceled, or after the link was replaced if that is later; null while it is owed.",
    ),
  }),
);
export type InvoiceView = z.infer<typeof InvoiceView>;

export const InvoicePaymentView = named(
  "InvoicePayment",
  z.strictObject({
    session_id: z.string().describe("Id of the session that pays."),
    amount: Amount.describe("Amount of the payment without the fee, a decimal string in `currency_code`."),
    currency_code: Currency.describe("Currency of the invoice (ISO 4217)."),
    state: z.nullable(SessionState).describe(`State of the session; null once it was deleted. ${STATE_MEANINGS}`),
    checkout_url: Url.describe("Link for the customer to pay this amount."),
    created_at: Instant.describe("When the payment was made or begun, on the merchant's clock."),
    paid_at: z.nullable(Instant).describe("When it was paid; null if it does not count."),
  }),
);
export type InvoicePaymentView = z.infer<typeof InvoicePaymentView>;

export const InvoicePaymentList = pageOf("InvoicePaymentList", InvoicePaymentView);
export type InvoicePaymentList = z.infer<typeof InvoicePaymentList>;
