/** Issues invoices for tests and reads them. */
import { CreateInvoice, createInvoice } from "@/server/domain/invoices";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import type { TestMerchant } from "./harness";

/** One line of 10.000 with 5% tax. */
export const ITEM = { sku: "S-1", description: "Dates, 1 kg", quantity: 2, unit_price: "5.000", tax_rate: "5" };

/** The required fields of an invoice of KWD 10.500; its number is new each time. */
export function invoiceBody(wire: Record<string, unknown> = {}) {
  invoices += 1;
  return {
    type: "payment_request",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    invoice_number: `INV-${invoices}`,
    due_date: "2030-01-31",
    invoice_items: [ITEM],
    ...wire,
  };
}

let invoices = 0;

/** Issues an invoice. @returns its session and the row's id */
export async function issue(merchant: TestMerchant, wire: Record<string, unknown> = {}, ctx: Ctx = merchant.ctx) {
  await createInvoice(ctx, readInput(CreateInvoice, invoiceBody(wire)));
  const row = await merchant.ctx.db.invoice.findFirstOrThrow({
    where: { merchantId: merchant.id },
    orderBy: { number: "desc" },
  });
  return { id: row.id, number: row.number, sessionId: row.sessionId };
}

/** The invoice's stored status and its state changes. */
export async function historyOf(merchant: TestMerchant, id: string) {
  const { status, overdueAt } = await merchant.ctx.db.invoice.findUniqueOrThrow({ where: { id } });
  const changes = await merchant.ctx.db.stateChange.findMany({ where: { objectId: id }, orderBy: { id: "asc" } });
  return { status, overdueAt, steps: changes.map(({ event }) => event), at: changes.map(({ at }) => at) };
}
