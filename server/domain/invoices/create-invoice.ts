import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { json } from "@/server/db/json-column";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import type { Once } from "@/server/domain/limits";
import { requirePermission } from "@/server/domain/merchants";
import {
  createInvoicedSession,
  type OneStepResult,
  requireCreationRights,
  type Session,
} from "@/server/domain/sessions";
import { isCurrency } from "@/server/kernel/currency";
import { InvalidFields } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { type Money, toWire } from "@/server/kernel/money";
import { DEFAULT_PAYMENT_TYPE, PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { addDays, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { NewInvoice } from "./contract/requests";
import { type InvoiceAmounts, invoiceAmounts, type LevelAmounts, type LevelDraft } from "./core/amounts";
import { nextReminder } from "./core/reminders";
import { mailInvoice } from "./mail-invoice";
import { invoiceOfSession } from "./retrieve-invoice";

/**
 * Maximum lifetime of a session in seconds; customers can also pay after the due date (Spec, "Invoice
 * states").
 */
const LIFETIME_SECONDS = 365 * 86_400;
const NUMBER_KEY = "invoice_merchant_id_invoice_number_key";

/**
 * Creates an invoice as `sent`, with its session. A payment instrument is charged immediately and decides the
 * status. The mail is written in the same transaction.
 * @param once the claim of the request's `Idempotency-Key`; null without a key
 * @returns 201 with the invoice, or 202 while the outcome of a charge is unknown
 * @throws {InvalidFields}
 * @throws {Forbidden} if the user may not issue invoices, create this type of session or use a gateway
 * @throws {BadRequest} if the instrument was declined; the invoice stays payable
 */
export async function createInvoice(ctx: Ctx, input: NewInvoice, once: Once | null = null): Promise<OneStepResult> {
  requireInvoiceRights(ctx, input);
  const code = input.session.currency;
  if (!isCurrency(code)) throw new InvalidFields({ currency_code: [`"${code}" is not a valid choice.`] });
  requireOneOff(input);
  const amounts = invoiceAmounts(input.draft, code);
  const lifetime = input.session.lifetime ?? LIFETIME_SECONDS;
  const session = { ...input.session, amount: toWire(amounts.totalInclTax), lifetime };
  let made = once?.made ?? "";
  const write = async (of: Ctx, tx: Tx, row: Session): Promise<void> => {
    made = row.id;
    await writeInvoice(of, tx, { input, amounts, session: row });
  };
  try {
    const { status } = await createInvoicedSession(ctx, session, { once, write });
    return { status, view: await invoiceOfSession(ctx, made) };
  } catch (error) {
    if (!isUniqueViolation(error, NUMBER_KEY)) throw error;
    throw new InvalidFields({ invoice_number: ["An invoice with this invoice_number already exists."] });
  }
}

const ONE_OFF = ["Only a one_off invoice accepts partial payments."];

function requireOneOff({ takesPartialPayments, session }: NewInvoice): void {
  const type = PAYMENT_TYPES[session.paymentType ?? DEFAULT_PAYMENT_TYPE];
  if (takesPartialPayments && type.agreement !== "none") throw new InvalidFields({ allow_partial_payments: ONE_OFF });
}

/** @throws {Forbidden} */
export function requireInvoiceRights(ctx: Ctx, { session }: NewInvoice): void {
  requirePermission(ctx.actor, "Can add Invoice");
  requireCreationRights(ctx, session);
}

type InvoiceToWrite = {
  readonly input: NewInvoice;
  readonly amounts: InvoiceAmounts;
  readonly session: Session;
};

async function writeInvoice(ctx: Ctx, tx: Tx, parts: InvoiceToWrite): Promise<void> {
  const { input, amounts, session } = parts;
  const merchantId = ctx.merchant.id;
  const id = prefixed("inv", randomBytes(25));
  const { timezone, invoiceReminderDays: days } = await tx.merchant.findUniqueOrThrow({
    where: { id: merchantId },
    select: { timezone: true, invoiceReminderDays: true },
  });
  const remindAt = nextReminder({ dueDate: input.dueDate, days, timezone }, ctx.now());
  const data = { ...invoiceRow(ctx, id, parts), remindAt };
  const { number } = await tx.invoice.create({ data, select: { number: true } });
  await tx.invoiceItem.createMany({
    data: amounts.items.map((item, index) => ({
      merchantId,
      invoiceId: id,
      position: index + 1,
      ...itemText(input, index),
      ...levelRow(item, input.draft.items[index] ?? {}),
      unitPrice: toWire(item.unitPrice),
    })),
  });
  const { reference, dueDate } = input;
  const issued = { number, linkVersion: 1, reference, dueDate, amount: amounts.totalInclTax, session };
  await mailInvoice(ctx, tx, { ...issued, cause: "issued" });
}

function itemText({ draft }: NewInvoice, index: number) {
  const { sku = "", description = "", quantity = "0" } = draft.items[index] ?? {};
  return { sku, description, quantity };
}

function invoiceRow(
  ctx: Ctx,
  id: string,
  { input, amounts, session }: InvoiceToWrite,
): Prisma.InvoiceUncheckedCreateInput {
  const { draft, dueDate, reference, companyName, shippingMethod } = input;
  const { customerName: name, customerEmail: email, customerPhone: phone } = session;
  const now = ctx.now();
  return {
    id,
    merchantId: ctx.merchant.id,
    sessionId: session.id,
    ...{ reference, companyName, shippingMethod },
    dueDate: new Date(`${dueDate}T00:00:00Z`),
    overdueAt: startOfDay(addDays(dueDate, 1), ctx.merchant.timezone),
    currency: session.amount.currency,
    language: session.language,
    customer: json({ name, email, phone, address: session.details.billing_address }),
    subtotal: toWire(amounts.subtotal),
    ...levelRow(amounts, draft),
    shippingExclTax: amounts.shippingExclTax && toWire(amounts.shippingExclTax),
    shippingTaxRate: draft.shippingTaxRate ?? null,
    shippingInclTax: toWire(amounts.shippingInclTax),
    partialPayments: input.takesPartialPayments,
    createdAt: now,
    updatedAt: now,
  };
}

function levelRow(amounts: LevelAmounts, { taxRate, discountPercentage }: LevelDraft) {
  const wire = (amount: Money | null) => amount && toWire(amount);
  return {
    discountAmount: wire(amounts.discountAmount),
    discountPercentage: discountPercentage ?? null,
    discount: toWire(amounts.discount),
    totalExclTax: toWire(amounts.totalExclTax),
    taxRate: taxRate ?? null,
    taxAmount: toWire(amounts.taxAmount),
    totalInclTax: toWire(amounts.totalInclTax),
  };
}
