import { gatewaysByCode, isTestMode } from "@/server/domain/gateways";
import { type DocumentDrawer, drawnDocument, sweepDocuments } from "@/server/domain/invoices";
import { countDocument } from "@/server/domain/limits";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { type Brand, brandOf } from "@/server/kernel/brand";
import { currency } from "@/server/kernel/currency";
import { NotFound } from "@/server/kernel/errors";
import { add, isZero, type Money, money, zero } from "@/server/kernel/money";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { type PaymentPageView, paymentPage } from "./payment-page";
import { type WireAmount, wireAmount } from "./wire-amount";

const KINDS = ["purchase", "capture", "fee", "refund", "dispute"] as const;
const FOLDER = "receipt-documents";

type ReceiptLine = {
  readonly kind: (typeof KINDS)[number];
  readonly day: CivilDate;
  readonly amount: WireAmount;
  readonly reference: string | null;
};

export type ReceiptView = {
  readonly brand: Brand;
  readonly testMode: boolean;
  readonly timeZone: string;
  readonly number: string;
  readonly orderNo: string | null;
  readonly reference: string | null;
  /** ISO 8601. */
  readonly paidAt: string;
  readonly customer: Pick<PaymentPageView["customer"], "name" | "email" | "phone">;
  readonly method: { readonly form: string; readonly brand: string | null; readonly lastFour: string | null } | null;
  readonly lines: readonly ReceiptLine[];
  readonly paid: WireAmount;
  readonly wallet: WireAmount | null;
  /** The refunded amount, as a negative number. */
  readonly refunded: WireAmount | null;
  /** The amount that disputes took back, as a negative number. */
  readonly disputed: WireAmount | null;
  readonly net: WireAmount;
};

export type ReceiptDrawer = DocumentDrawer<ReceiptView>;

/**
 * @throws {NotFound} if the user may not view the payment, or no money of it came in
 * @throws {RateLimited} {Busy} {StorageAway}
 */
export async function readReceiptDocument(
  ctx: ConsoleCtx,
  { sessionId, language }: { readonly sessionId: string; readonly language: Language },
  drawer: ReceiptDrawer,
): Promise<{ readonly number: string; readonly pdf: Uint8Array }> {
  await countDocument(ctx, `receipts:${ctx.actor.id}`);
  const view = await receiptView(ctx, sessionId, language);
  const document = { folder: FOLDER, id: sessionId, view, language };
  return { number: view.orderNo ?? sessionId, pdf: await drawnDocument(ctx, document, drawer) };
}

export function sweepReceipts(system: SystemCtx): Promise<void> {
  return sweepDocuments(system, FOLDER);
}

const placeOf = (kind: string): number => (KINDS as readonly string[]).indexOf(kind);

export async function receiptView(ctx: ConsoleCtx, sessionId: string, language: Language): Promise<ReceiptView> {
  const payment = await paymentPage(ctx, sessionId);
  const { gateway, method, customer, orderNo, reference, settledAt: paidAt } = payment;
  const rows = await ctx.db.booking.findMany({
    where: { merchantId: ctx.merchant.id, sessionId, kind: { in: [...KINDS] } },
    orderBy: [{ at: "asc" }, { cause: "asc" }],
  });
  // A fee's line follows the line of its purchase or capture.
  const groups = [...new Set(rows.map(({ cause }) => cause))];
  rows.sort((a, b) => groups.indexOf(a.cause) - groups.indexOf(b.cause) || placeOf(a.kind) - placeOf(b.kind));
  const unit = currency(payment.amount.currency);
  const sum = (isMeant: (kind: string) => boolean) =>
    rows
      .filter(({ kind, currency: code }) => code === unit && isMeant(kind))
      .reduce((total, { amount }) => add(total, money(amount.toString(), unit)), zero(unit));
  const paid = sum((kind) => kind !== "refund" && kind !== "dispute");
  const [refunded, disputed] = [sum((kind) => kind === "refund"), sum((kind) => kind === "dispute")];
  const moved = (amount: Money) => (isZero(amount) ? null : wireAmount(amount));
  if (paidAt === null || payment.deletedAt !== null || !paid.amount.isPositive() || isZero(paid)) throw new NotFound();
  const accounts = gateway === null ? [] : await gatewaysByCode(ctx, [gateway]);
  return {
    brand: brandOf(ctx.merchant, language),
    testMode: isTestMode(accounts),
    timeZone: ctx.merchant.timezone,
    number: sessionId,
    orderNo,
    reference,
    paidAt,
    customer: { name: customer.name, email: customer.email, phone: customer.phone },
    method: method && {
      form: method.form,
      brand: method.brand,
      lastFour: method.number?.slice(-4) ?? null,
    },
    lines: rows.map(({ kind, day, amount, currency: code, reference: own }) => ({
      kind: wordOf(KINDS, kind, "kind of booking"),
      day: civilDateOf(day, "UTC"),
      amount: wireAmount(money(amount.toString(), currency(code))),
      reference: own,
    })),
    paid: wireAmount(paid),
    wallet: payment.money.wallet,
    refunded: moved(refunded),
    disputed: moved(disputed),
    net: wireAmount(add(add(paid, refunded), disputed)),
  };
}
