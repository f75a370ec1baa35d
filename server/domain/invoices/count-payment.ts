/** Counts payments of an invoice, so that its remaining amount is exact and nothing is paid twice. */
import { within } from "@/server/db/transactions/transaction";
import type { ServeSession } from "@/server/domain/payments";
import {
  isPayable,
  lockSession,
  moveSession,
  readSession,
  type Session,
  withdrawAttempts,
} from "@/server/domain/sessions";
import { releaseHold } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { add, compare, isEqual, isZero, type Money, money, subtract, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Dues, isDue, leftOf } from "./core/due";
import { invoiceStatus } from "./core/machine";
import { moveInvoice } from "./move-invoice";
import { takesRest } from "./part-of";
import { findInvoicePaidBy, lockPaidInvoice, type PaidInvoice } from "./statements/lock-invoice";

type LockedDues = Dues & {
  readonly id: string;
  readonly mainId: string;
  readonly amount: Money;
  readonly isOwn: boolean;
  readonly isCounted: boolean;
};

/**
 * Locks the invoice's own session, then the invoice. Requires the paid session's lock. Null if the session
 * pays no invoice.
 */
async function lockDues(ctx: Ctx, tx: Tx, sessionId: string): Promise<LockedDues | null> {
  const found = await findInvoicePaidBy(ctx, tx, sessionId);
  if (found === null) return null;
  if (found.mainId !== sessionId) await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: found.mainId });
  return duesOf(await lockPaidInvoice(ctx, tx, { id: found.id, sessionId }), sessionId);
}

function duesOf(row: PaidInvoice, sessionId: string): LockedDues {
  const code = currency(row.currency);
  return {
    id: row.id,
    mainId: row.mainId,
    status: invoiceStatus(row.status),
    total: money(row.total, code),
    paid: money(row.paid, code),
    amount: money(row.amount, code),
    isOwn: row.mainId === sessionId,
    isCounted: row.isCounted,
  };
}

/**
 * Refuses a charge that exceeds what the invoice owes; the money of a concurrent charge is returned. A
 * partial payment is also refused if another payment makes the rest too small for all gateways.
 */
export const serveInvoice: ServeSession = async (ctx, tx, { id }, begun) => {
  const dues = await lockDues(ctx, tx, id);
  if (dues === null) return null;
  if (dues.isCounted) return { isDue: true };
  return { isDue: isDue(dues, dues) && (begun !== null || dues.isOwn || (await leavesPayable(ctx, tx, dues))) };
};

async function leavesPayable(ctx: Ctx, tx: Tx, dues: LockedDues): Promise<boolean> {
  const rest = subtract(leftOf(dues), dues.amount);
  if (isZero(rest)) return true;
  const own = await readSession(within(ctx, tx), dues.mainId);
  return own === null || takesRest(own, rest);
}

/**
 * Adds a session's payment to its invoice. The last payment makes the invoice paid; otherwise the invoice's
 * own session asks for the remaining amount.
 */
export async function countPayment(ctx: Ctx, tx: Tx, { id: sessionId }: Pick<Session, "id">): Promise<void> {
  const dues = await lockDues(ctx, tx, sessionId);
  if (dues === null || dues.isCounted) return;
  const paid = add(dues.paid, dues.amount);
  if (compare(paid, dues.total) > 0) {
    ctx.log.error({ sessionId, invoiceId: dues.id }, "A payment above what its invoice owes was collected late.");
    return;
  }
  await writePayment(ctx, tx, { dues, sessionId, paidAt: ctx.now() });
  const isWhole = isEqual(paid, dues.total);
  if (isWhole) await moveInvoice(ctx, tx, { id: dues.id, event: "session_paid", paid });
  else await tx.invoice.update({ where: { id: dues.id }, data: { paidAmount: toWire(paid) }, select: { id: true } });
  if (!dues.isOwn) await askForRest(ctx, tx, { mainId: dues.mainId, rest: subtract(dues.total, paid) });
}

/** Subtracts a payment that failed after its success. A paid invoice is then canceled, like its session. */
export async function uncountPayment(ctx: Ctx, tx: Tx, { id: sessionId }: Pick<Session, "id">): Promise<void> {
  const dues = await lockDues(ctx, tx, sessionId);
  if (dues === null || !dues.isCounted) return;
  const paid = subtract(dues.paid, dues.amount);
  await writePayment(ctx, tx, { dues, sessionId, paidAt: null });
  if (dues.status === "paid") return void (await moveInvoice(ctx, tx, { id: dues.id, event: "payment_failed", paid }));
  await tx.invoice.update({ where: { id: dues.id }, data: { paidAmount: toWire(paid) }, select: { id: true } });
  if (!dues.isOwn) await askForRest(ctx, tx, { mainId: dues.mainId, rest: leftOf({ ...dues, paid }) });
}

type CountedPayment = { readonly dues: LockedDues; readonly sessionId: string; readonly paidAt: Date | null };

async function writePayment(ctx: Ctx, tx: Tx, { dues, sessionId, paidAt }: CountedPayment): Promise<void> {
  const amount = toWire(dues.amount);
  const row = { sessionId, merchantId: ctx.merchant.id, invoiceId: dues.id, amount, createdAt: ctx.now(), paidAt };
  await tx.invoicePayment.upsert({ where: { sessionId }, create: row, update: { amount, paidAt } });
}

/**
 * Makes the invoice's own session ask for the rest, also in cash, or cancels it if nothing remains. A charge
 * of this session in flight is given back, because the amount has changed.
 */
async function askForRest(ctx: Ctx, tx: Tx, { mainId, rest }: { mainId: string; rest: Money }): Promise<void> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: mainId });
  const isOwedInCash = session?.state === "cod";
  if (session === null || !(isOwedInCash || isPayable(session.state))) return;
  if (session.inFlight && isZero(rest)) return;
  const at = ctx.now();
  await withdrawAttempts(ctx, tx, session);
  await releaseHold(ctx, tx, { sessionId: mainId, why: "changed", at });
  if (isZero(rest)) await moveSession(ctx, tx, { session, event: "canceled", set: { inquiryDueAt: null } });
  else {
    const amount = toWire(rest);
    const data = { amount, ...(isOwedInCash && { settledAmount: amount }), updatedAt: at };
    await tx.paymentSession.update({ where: { id: mainId }, data, select: { id: true } });
    if (isOwedInCash)
      await tx.attempt.updateMany({
        where: { sessionId: mainId, state: "cod" },
        data: { amount, chargeAmount: amount },
      });
  }
}
