/** Schemas of requests to create an invoice (Spec, "Invoices" 1, "Invoice sums"). */
import { Decimal } from "decimal.js";
import { INVOICED_SESSION, invoicedSession, type NewSession } from "@/server/domain/sessions/contract/requests";
import { MAX_INTEGER_DIGITS } from "@/server/kernel/money";
import { listOfObjects } from "@/server/kernel/object-list";
import type { CivilDate } from "@/server/kernel/time";
import { civilDate, decimal, type Field, flag, object, optional, sent, text } from "@/server/kernel/wire";
import type { InvoiceDraft, ItemDraft } from "../core/amounts";

const MAX_ITEMS = 200;
const QUANTITY_DECIMALS = 3;

export type NewInvoice = {
  readonly session: Omit<NewSession, "amount">;
  readonly draft: InvoiceDraft;
  readonly reference: string;
  readonly dueDate: CivilDate;
  readonly companyName: string | null;
  readonly shippingMethod: string | null;
  readonly takesPartialPayments: boolean;
};

function judged(refusalOf: (value: Decimal) => string | null): Field<string> {
  return decimal().transform((text, context) => {
    const value = new Decimal(text.replace(/^\+/, ""));
    const message = refusalOf(value);
    if (message !== null) context.addIssue({ code: "custom", message });
    return value.toFixed();
  });
}

/** A percentage, 0 to 100, with at most two decimals. */
function percentage(): Field<string> {
  return judged((value) => {
    if (value.decimalPlaces() > 2) return "Ensure that there are no more than 2 decimal places.";
    if (value.isNegative() && !value.isZero()) return "Ensure this value is greater than or equal to 0.";
    return value.greaterThan(100) ? "Ensure this value is less than or equal to 100." : null;
  });
}

/** A quantity above zero with at most three decimals, such as 1.250 kg. */
function quantity(): Field<string> {
  return judged((value) => {
    if (value.decimalPlaces() > QUANTITY_DECIMALS)
      return `Ensure that there are no more than ${QUANTITY_DECIMALS} decimal places.`;
    if (!value.isPositive() || value.isZero()) return "Ensure this value is greater than 0.";
    if (value.precision(true) - value.decimalPlaces() <= MAX_INTEGER_DIGITS) return null;
    return `Ensure that there are no more than ${MAX_INTEGER_DIGITS} digits before the decimal point.`;
  });
}

function dueDate(): Field<CivilDate> {
  return civilDate().refine((date) => date < "9999", "Ensure this date is before 9999-01-01.");
}

const LEVEL = {
  tax_rate: optional(percentage()).describe("Tax in percent, 0 to 100 with at most two decimals."),
  discount_amount: optional(decimal()).describe(
    "Discount, at most the sum that it is taken from. Send either this or `discount_percentage`.",
  ),
  discount_percentage: optional(percentage()).describe(
    "Discount in percent, 0 to 100 with at most two decimals. Send either this or `discount_amount`.",
  ),
  total_excl_tax: optional(decimal()).describe(
    "Your own total after the discount, before tax. Another result is refused.",
  ),
  tax_amount: optional(decimal()).describe("Your own tax. Another result is refused."),
  total_incl_tax: optional(decimal()).describe("Your own total with tax. Another result is refused."),
};

type LevelWire = { readonly [Name in keyof typeof LEVEL]: string | undefined };

function levelOf(wire: LevelWire) {
  return {
    taxRate: wire.tax_rate,
    discountAmount: wire.discount_amount,
    discountPercentage: wire.discount_percentage,
    totalExclTax: wire.total_excl_tax,
    taxAmount: wire.tax_amount,
    totalInclTax: wire.total_incl_tax,
  };
}

const ITEM = object({
  sku: text(255).describe("Your code of the goods."),
  description: text(255).describe("Description of the goods."),
  quantity: quantity().describe("Number of units, above zero with at most three decimals."),
  unit_price: decimal().describe("Price of one unit before discount and tax."),
  ...LEVEL,
}).transform(
  ({ sku, description, quantity: many, unit_price: unitPrice, ...wire }): ItemDraft => ({
    ...sent(levelOf(wire)),
    sku,
    description,
    quantity: many,
    unitPrice,
  }),
);

export const CreateInvoice = object({
  ...INVOICED_SESSION,
  ...LEVEL,
  invoice_number: text(255).describe("Your number of the invoice, unique among your invoices."),
  due_date: dueDate().describe("Last day for paying in time, in the merchant's time zone."),
  invoice_items: listOfObjects(ITEM, MAX_ITEMS).describe(
    "Items of the invoice, 1 to 200. A form sends them as JSON text.",
  ),
  company_name: optional(text(64)).describe("Name of the issuer, if it is not the merchant's."),
  allow_partial_payments: optional(flag()).describe(
    "True: the customer may pay a part, on the invoice's page or by a session of `payments/`. Only for `one_off`.",
  ),
  shipping_method: optional(text(128)).describe("How the goods are sent."),
  shipping_excl_tax: optional(decimal()).describe("Shipping before tax."),
  shipping_tax_rate: optional(percentage()).describe("Tax on shipping in percent, 0 to 100 with at most two decimals."),
  subtotal: optional(decimal()).describe("Your own sum of the items. Another result is refused."),
  shipping_incl_tax: optional(decimal()).describe("Your own shipping with tax. Another result is refused."),
  amount: optional(decimal()).describe("Your own total of the invoice. Another result is refused."),
}).transform(
  (wire): NewInvoice => ({
    session: invoicedSession(wire),
    draft: sent({
      ...levelOf(wire),
      items: wire.invoice_items,
      shippingExclTax: wire.shipping_excl_tax,
      shippingTaxRate: wire.shipping_tax_rate,
      subtotal: wire.subtotal,
      shippingInclTax: wire.shipping_incl_tax,
      amount: wire.amount,
    }),
    reference: wire.invoice_number,
    dueDate: wire.due_date,
    companyName: wire.company_name ?? null,
    shippingMethod: wire.shipping_method ?? null,
    takesPartialPayments: wire.allow_partial_payments ?? false,
  }),
);

export const ReplaceLink = object({
  send_email: optional(flag()).describe(
    "True: an invoice that is still owed is mailed again to `customer_email` and `email_recipients`, with the new link.",
  ),
}).transform(({ send_email: sendEmail = false }) => ({ sendEmail }));
export type ReplacedLink = { readonly sendEmail: boolean };

export const CreateInvoicePayment = object({
  amount: optional(decimal()).describe(
    "Amount to pay with the new session, above zero and at most what the invoice still owes. Default: all that it owes.",
  ),
}).transform(({ amount }) => ({ amount: amount ?? null }));
export type NewInvoicePayment = { readonly amount: string | null };
