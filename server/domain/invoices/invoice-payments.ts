/** Sessions that pay a part of an invoice (Spec, "Payments of invoices"). */
import { contextFor } from "@/server/context";
import { countDocument, type Once } from "@/server/domain/limits";
import { merchantById } from "@/server/domain/merchants";
import {
  acceptsPayment,
  checkoutPageUrl,
  createInvoicedSession,
  readSession,
  retrieveSession,
  type Session,
  type SessionView,
} from "@/server/domain/sessions";
import { Conflict, InvalidAmount, InvalidFields, NotFound, RateLimited } from "@/server/kernel/errors";
import { type Money, money, subtract, toWire } from "@/server/kernel/money";
import { typedAmount } from "@/server/kernel/typed-amount";
import type { Ctx, Language, SystemCtx, Tx } from "@/server/kernel/types";
import type { NewInvoicePayment } from "./contract/requests";
import { leftOf, type PartRefusal, refusalOfPart } from "./core/due";
import { linkEndsAt } from "./core/link-end";
import { findInvoice, type Invoice } from "./invoice";
import { invoiceOfToken } from "./invoice-link";
import { type OwnSession, partOf, takesRest } from "./part-of";
import { issuableInvoice } from "./replace-link";
import { countParts } from "./statements/invoice-payments";
import { lockInvoice } from "./statements/lock-invoice";

/** Maximum number of an invoice's payments that count or can still be made. */
const MOST_PAYMENTS = 100;
/**
 * Seconds for which a payment begun on the customer's page can be paid, and the maximum number of open ones.
 * API payments with an equally short lifetime also count as open; cash to be collected does not.
 */
const PAGE = { seconds: 3_600, most: 10 } as const;
const NO_PARTS = "This invoice does not accept partial payments.";
const TOO_MANY = `An invoice has at most ${MOST_PAYMENTS} payments.`;

class PartRefused extends Error {
  constructor(
    readonly reason: PartRefusal | "too_many",
    readonly left: Money,
    readonly amount: Money,
  ) {
    super(reason);
  }
}

class PageIsFull extends Error {}

/**
 * Creates a session that pays a part of an invoice, by default all that it owes. Charges beyond that are
 * refused or returned.
 * @throws {NotFound} if the merchant has no such invoice, or has deleted its session
 * @throws {Forbidden} if the user may not issue invoices, or not see or create sessions of its type
 * @throws {InvalidFields} if the amount is not positive, exceeds what the invoice owes, or leaves a rest that
 * no gateway can charge
 * @throws {Conflict} if the invoice is paid or canceled, takes no partial payments or has too many
 */
export async function createInvoicePayment(
  ctx: Ctx,
  { id, amount }: NewInvoicePayment & { readonly id: string },
  once: Once | null,
): Promise<SessionView> {
  const invoice = await issuableInvoice(ctx, id);
  if (once !== null && once.made !== null) return retrieveSession(ctx, once.made);
  if (!invoice.takesPartialPayments) throw new Conflict(NO_PARTS);
  const found = await readSession(ctx, invoice.sessionId);
  if (found === null) throw new NotFound();
  try {
    const asked = amount === null ? leftOf(duesOf(invoice)) : amountIn(invoice, amount);
    return await retrieveSession(ctx, await writePart(ctx, { invoice, own: found, amount: asked, once }, null));
  } catch (error) {
    if (error instanceof PartRefused) throw wireRefusal(error);
    throw error;
  }
}

function duesOf({ status, totalInclTax: total, paidAmount: paid }: Invoice) {
  return { status, total, paid };
}

function amountIn(invoice: Invoice, sent: string): Money {
  try {
    return money(sent, invoice.currency);
  } catch (error) {
    if (error instanceof InvalidAmount) throw new InvalidFields({ amount: [error.message] });
    throw error;
  }
}

function wireRefusal({ reason, left, amount }: PartRefused): Error {
  if (reason === "closed") return new Conflict("This invoice can no longer be paid.");
  if (reason === "too_many") return new Conflict(TOO_MANY);
  const messages = {
    not_above_zero: "The amount must be above zero.",
    too_much: `Must not exceed ${toWire(left)}.`,
    unpayable_rest: `No payment gateway could charge the rest of ${toWire(subtract(left, amount))}.`,
  } as const;
  return new InvalidFields({ amount: [messages[reason]] });
}

type Part = {
  readonly invoice: Invoice;
  readonly language?: Language;
  /** The invoice's own session; a partial payment has the same customer and gateways. */
  readonly own: OwnSession;
  readonly amount: Money;
  readonly once: Once | null;
};

/**
 * @returns the id of the new session
 * @throws {PartRefused}
 * @throws {PageIsFull} above `limit`
 */
async function writePart(ctx: Ctx, part: Part, limit: typeof PAGE | null): Promise<string> {
  const { invoice, own, amount, once, language } = part;
  refuse(invoice, own, amount);
  let made = "";
  const write = async (of: Ctx, tx: Tx, row: Session): Promise<void> => {
    made = row.id;
    await lockInvoice(of, tx, invoice.id);
    const locked = await findInvoice(tx, { number: invoice.number });
    if (locked === null) throw new NotFound();
    refuse(locked, own, amount);
    const { id: invoiceId, merchantId } = invoice;
    const { paid, open, brief } = await countParts(of, tx, { invoiceId, seconds: PAGE.seconds });
    if (paid + open >= MOST_PAYMENTS) throw new PartRefused("too_many", leftOf(duesOf(locked)), amount);
    if (limit !== null && brief >= limit.most) throw new PageIsFull();
    const data = { sessionId: row.id, merchantId, invoiceId, amount: toWire(amount), createdAt: of.now() };
    await tx.invoicePayment.create({ data, select: { sessionId: true } });
  };
  const terms = { amount, now: ctx.now(), language, ...(limit !== null && { longest: limit.seconds }) };
  await createInvoicedSession(ctx, partOf(own.session, terms), { once, write });
  return made;
}

function refuse(invoice: Invoice, own: OwnSession, amount: Money): void {
  const refusal = refusalOfPart(duesOf(invoice), amount, (rest) => takesRest(own, rest));
  if (refusal !== null) throw new PartRefused(refusal, leftOf(duesOf(invoice)), amount);
}

export type PagePart =
  | { readonly kind: "pay"; readonly url: string }
  | { readonly kind: "invalid" | "unpayable" | "rest" | "closed" | "busy" | "many" | "full" };

const PAGE_KINDS = {
  closed: "closed",
  not_above_zero: "invalid",
  too_much: "invalid",
  unpayable_rest: "rest",
  too_many: "full",
} as const satisfies Record<PartRefused["reason"], PagePart["kind"]>;

/**
 * Begins a partial payment on the customer's page, or returns an open one of the same amount. Returns null if
 * the invoice's link does not work.
 */
export async function payPartOnPage(
  system: SystemCtx,
  { token, amount, language }: { readonly token: string; readonly amount: string; readonly language: Language },
): Promise<PagePart | null> {
  const named = invoiceOfToken(token);
  if (named === null) return null;
  try {
    await countDocument(system, `invoice:${named.number}`);
  } catch (error) {
    if (error instanceof RateLimited) return { kind: "busy" };
    throw error;
  }
  const invoice = await findInvoice(system.db, { number: named.number });
  if (invoice === null || invoice.linkVersion !== named.linkVersion) return null;
  const ctx = contextFor(system, await merchantById(system, invoice.merchantId), { kind: "customer" });
  const endsAt = linkEndsAt(invoice);
  if (endsAt !== null && endsAt <= ctx.now()) return null;
  const found = await readSession(ctx, invoice.sessionId);
  if (found === null || !invoice.takesPartialPayments || !acceptsPayment(found.session, ctx.now()))
    return { kind: "closed" };
  return payPart(ctx, { invoice, own: found, language }, amount);
}

type PartOfPage = Pick<Part, "invoice" | "own"> & { readonly language: Language };

async function payPart(ctx: Ctx, of: PartOfPage, typed: string): Promise<PagePart> {
  const amount = typedAmount(typed, of.invoice.currency);
  if (amount === null) return { kind: "invalid" };
  try {
    refuse(of.invoice, of.own, amount);
    const part = { ...of, amount, once: null };
    const id = (await openPartOf(ctx, of.invoice, amount)) ?? (await writePart(ctx, part, PAGE));
    return { kind: "pay", url: checkoutPageUrl(ctx.merchant, id, of.language) };
  } catch (error) {
    // The session's gateways may have changed since the invoice was issued.
    if (error instanceof InvalidFields) return { kind: "amount" in error.fields ? "unpayable" : "closed" };
    if (error instanceof PageIsFull) return { kind: "many" };
    if (!(error instanceof PartRefused)) throw error;
    return { kind: PAGE_KINDS[error.reason] };
  }
}

async function openPartOf(ctx: Ctx, { id: invoiceId }: Invoice, amount: Money): Promise<string | null> {
  const rows = await ctx.db.invoicePayment.findMany({
    where: { invoiceId, amount: toWire(amount), paidAt: null },
    orderBy: { createdAt: "desc" },
    take: 5,
    select: { sessionId: true },
  });
  for (const { sessionId } of rows) {
    const found = await readSession(ctx, sessionId);
    if (found !== null && acceptsPayment(found.session, ctx.now())) return sessionId;
  }
  return null;
}
