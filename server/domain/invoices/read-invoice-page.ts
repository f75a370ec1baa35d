import type { Decimal } from "decimal.js";
import { contextFor } from "@/server/context";
import { isTestMode } from "@/server/domain/gateways";
import { merchantById } from "@/server/domain/merchants";
import type { WireMoney } from "@/server/domain/payments";
import {
  acceptsPayment,
  checkoutPageUrl,
  loadSessionForPage,
  type SessionForPage,
  stateAt,
} from "@/server/domain/sessions";
import { type Brand, brandOf } from "@/server/kernel/brand";
import { isZero, type Money, subtract, toWire } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { linkEndsAt } from "./core/link-end";
import { isOpen } from "./core/machine";
import { statusAt } from "./core/status";
import { findInvoice, type Invoice, type InvoiceLine } from "./invoice";
import { invoiceOfToken } from "./invoice-link";
import type { InvoicePageView, InvoiceSum, Order, OrderLine } from "./page-views";

export type EndedLink = { readonly ended: true; readonly brand: Brand };

export async function readInvoicePage(
  system: SystemCtx,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<InvoicePageView | EndedLink | null> {
  const named = invoiceOfToken(token);
  const invoice = named && (await findInvoice(system.db, { number: named.number }));
  if (named === null || invoice === null) return null;
  const page = await loadSessionForPage(system, invoice.sessionId);
  const ctx = page?.ctx ?? (await contextOf(system, invoice));
  const endsAt = linkEndsAt(invoice);
  const hasEnded = named.linkVersion !== invoice.linkVersion || (endsAt !== null && endsAt <= ctx.now());
  return hasEnded ? { ended: true, brand: brandOf(ctx.merchant, language) } : viewOf(ctx, { invoice, page, language });
}

export function isEnded(view: InvoicePageView | EndedLink): view is EndedLink {
  return "ended" in view;
}

async function contextOf(system: SystemCtx, { merchantId }: Invoice): Promise<Ctx> {
  return contextFor(system, await merchantById(system, merchantId), { kind: "customer" });
}

export async function readOrder(system: SystemCtx, sessionId: string): Promise<Order | null> {
  const invoice = await findInvoice(system.db, { sessionId });
  return invoice && orderOf(invoice);
}

function orderOf(invoice: Invoice): Order {
  return { lines: invoice.lines.map(lineOf), sums: sumsOf(invoice) };
}

function viewOf(
  ctx: Ctx,
  { invoice, page, language }: { readonly invoice: Invoice; readonly page: SessionForPage | null; language: Language },
): InvoicePageView {
  const now = ctx.now();
  const session = page?.session ?? null;
  const status = statusAt(invoice, session && stateAt(session, now), now);
  const isPayable = session !== null && acceptsPayment(session, now);
  const gateways = page?.gateways ?? [];
  return {
    brand: brandOf(ctx.merchant, language),
    companyName: invoice.companyName,
    testMode: isTestMode(gateways),
    number: invoice.reference,
    orderNo: session?.orderNo ?? null,
    status,
    issuedOn: civilDateOf(invoice.createdAt, ctx.merchant.timezone),
    dueOn: invoice.dueDate,
    issuedAt: invoice.createdAt,
    customer: invoice.customer,
    ...orderOf(invoice),
    amount: wire(invoice.totalInclTax),
    paid: wire(invoice.paidAmount),
    left: wire(subtract(invoice.totalInclTax, invoice.paidAmount)),
    isPartPaid: status !== "paid" && !isZero(invoice.paidAmount),
    takesParts: invoice.takesPartialPayments && isPayable && isOpen(invoice.status),
    checkoutUrl: isPayable ? checkoutPageUrl(ctx.merchant, invoice.sessionId, language) : null,
  };
}

function lineOf(line: InvoiceLine): OrderLine {
  return {
    id: line.id,
    description: line.description,
    sku: line.sku,
    quantity: line.quantity.toFixed(),
    unitPrice: wire(line.unitPrice),
    discount: isZero(line.discount) ? null : wire(line.discount),
    taxRate: rateOf(line.taxRate),
    tax: wire(line.taxAmount),
    total: wire(line.totalInclTax),
  };
}

function sumsOf(invoice: Invoice): InvoiceSum[] {
  const { discount, discountPercentage, taxRate, taxAmount, shippingMethod, shippingExclTax, shippingInclTax } =
    invoice;
  const row = (kind: InvoiceSum["kind"], amount: Money, rate: Decimal | null = null): InvoiceSum => ({
    kind,
    amount: wire(amount),
    rate: rateOf(rate),
    method: kind === "shipping" ? shippingMethod : null,
  });
  const between = [
    ...(isZero(discount) ? [] : [row("discount", discount, discountPercentage)]),
    ...(taxRate === null ? [] : [row("tax", taxAmount, taxRate)]),
    ...(shippingExclTax === null ? [] : [row("shipping", shippingInclTax, invoice.shippingTaxRate)]),
  ];
  const total = row("total", invoice.totalInclTax);
  return between.length === 0 ? [total] : [row("subtotal", invoice.subtotal), ...between, total];
}

function wire(amount: Money): WireMoney {
  return { amount: toWire(amount), currency: amount.currency };
}

function rateOf(rate: Decimal | null): string | null {
  return rate === null ? null : rate.toFixed();
}
