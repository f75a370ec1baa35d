import type { Decimal } from "decimal.js";
import type { InvoiceItem as ItemRow, Invoice as Row } from "@/server/db/generated/client";
import { languageOf } from "@/server/domain/sessions";
import { type Currency, currency } from "@/server/kernel/currency";
import { type JsonObject, jsonObject, jsonText } from "@/server/kernel/json";
import { type Money, money } from "@/server/kernel/money";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Db, Language } from "@/server/kernel/types";
import { invoiceStatus } from "./core/machine";
import type { InvoiceStatus } from "./core/words";

/** The customer's data when the invoice was issued; missing fields are null. */
export type InvoiceCustomer = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: JsonObject | null;
};

/**
 * Sums of an invoice or a line: rates in percent, amounts in the invoice's currency; missing values are null.
 */
type Level = {
  readonly discountAmount: Money | null;
  readonly discountPercentage: Decimal | null;
  readonly discount: Money;
  readonly totalExclTax: Money;
  readonly taxRate: Decimal | null;
  readonly taxAmount: Money;
  readonly totalInclTax: Money;
};

export type InvoiceLine = Level & {
  readonly id: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: Decimal;
  readonly unitPrice: Money;
};

export type Invoice = Level & {
  readonly id: string;
  readonly merchantId: string;
  readonly number: number;
  readonly sessionId: string;
  readonly status: InvoiceStatus;
  readonly reference: string;
  readonly dueDate: CivilDate;
  readonly overdueAt: Date | null;
  readonly currency: Currency;
  readonly language: Language;
  readonly companyName: string | null;
  readonly customer: InvoiceCustomer;
  readonly subtotal: Money;
  readonly shippingMethod: string | null;
  readonly shippingExclTax: Money | null;
  readonly shippingTaxRate: Decimal | null;
  readonly shippingInclTax: Money;
  readonly takesPartialPayments: boolean;
  readonly paidAmount: Money;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly linkVersion: number;
  readonly linkIssuedAt: Date | null;
  readonly lines: readonly InvoiceLine[];
};

export async function findInvoice(
  db: Pick<Db, "invoice" | "invoiceItem">,
  where: { readonly number: number } | { readonly sessionId: string },
): Promise<Invoice | null> {
  const row = await db.invoice.findUnique({ where });
  // Reads the lines in a separate statement, because a join would round long amounts.
  const items = row && (await db.invoiceItem.findMany({ where: { invoiceId: row.id }, orderBy: { position: "asc" } }));
  return row && invoiceOf(row, items ?? []);
}

function invoiceOf(row: Row, items: readonly ItemRow[]): Invoice {
  const code = currency(row.currency);
  const amount = (value: Decimal): Money => money(value.toString(), code);
  const { id, merchantId, number, sessionId, reference, overdueAt, companyName, shippingMethod, createdAt } = row;
  const { updatedAt, linkVersion, linkIssuedAt } = row;
  return {
    ...{ id, merchantId, number, sessionId, reference, overdueAt, companyName, shippingMethod, createdAt },
    ...{ updatedAt, linkVersion, linkIssuedAt },
    ...levelOf(row, code),
    status: invoiceStatus(row.status),
    dueDate: civilDateOf(row.dueDate, "UTC"),
    currency: code,
    language: languageOf(row),
    customer: customerOf(jsonObject(row.customer) ?? {}),
    subtotal: amount(row.subtotal),
    shippingExclTax: row.shippingExclTax && amount(row.shippingExclTax),
    shippingTaxRate: row.shippingTaxRate,
    shippingInclTax: amount(row.shippingInclTax),
    takesPartialPayments: row.partialPayments,
    paidAmount: amount(row.paidAmount),
    lines: items.map((item) => ({
      id: item.id,
      sku: item.sku,
      description: item.description,
      quantity: item.quantity,
      unitPrice: amount(item.unitPrice),
      ...levelOf(item, code),
    })),
  };
}

type LevelRow = Pick<
  ItemRow,
  "discountAmount" | "discountPercentage" | "discount" | "totalExclTax" | "taxRate" | "taxAmount" | "totalInclTax"
>;

function levelOf(row: LevelRow, code: Currency): Level {
  const amount = (value: Decimal): Money => money(value.toString(), code);
  return {
    discountAmount: row.discountAmount && amount(row.discountAmount),
    discountPercentage: row.discountPercentage,
    discount: amount(row.discount),
    totalExclTax: amount(row.totalExclTax),
    taxRate: row.taxRate,
    taxAmount: amount(row.taxAmount),
    totalInclTax: amount(row.totalInclTax),
  };
}

function customerOf({ name, email, phone, address }: JsonObject): InvoiceCustomer {
  return { name: jsonText(name), email: jsonText(email), phone: jsonText(phone), address: jsonObject(address) };
}
