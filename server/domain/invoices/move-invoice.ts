import { recordChanges } from "@/server/db/transactions/state-changes";
import type { FailedLaterHandler, SettledPayment } from "@/server/domain/payments";
import { type EndedHandler, isPayable, PAID_STATES } from "@/server/domain/sessions";
import { accepts, step } from "@/server/kernel/machine";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { INVOICE, type InvoiceEvent, invoiceStatus } from "./core/machine";
import { countPayment, uncountPayment } from "./count-payment";
import { lockInvoiceOfSession } from "./statements/move-invoice";

/**
 * A success is counted; a final failure of the invoice's own session cancels the invoice. Cash on delivery is
 * still owed.
 */
export async function settleInvoice(ctx: Ctx, tx: Tx, { session, state }: SettledPayment): Promise<void> {
  if (PAID_STATES.includes(state)) await countPayment(ctx, tx, session);
  else if (!isPayable(state) && state !== "cod") await endOwn(ctx, tx, session.id);
}

export const failInvoice: FailedLaterHandler = (ctx, tx, { session }) => uncountPayment(ctx, tx, session);

export const endInvoice: EndedHandler = (ctx, tx, { session }) => endOwn(ctx, tx, session.id);

/** Cancels the invoice whose own session has ended; the end of a partial payment changes nothing. */
async function endOwn(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const [row] = await lockInvoiceOfSession(ctx, tx, sessionId);
  if (row !== undefined) await moveInvoice(ctx, tx, { id: row.id, event: "session_ended" });
}

type Move = {
  readonly id: string;
  readonly event: InvoiceEvent;
  /** The new sum of payments; unchanged if absent. */
  readonly paid?: Money;
};

/** Moves the locked invoice, unless its status does not accept the event. Three statements. */
export async function moveInvoice(ctx: Ctx, tx: Tx, { id, event, paid }: Move): Promise<void> {
  const row = await tx.invoice.findUniqueOrThrow({ where: { id }, select: { status: true } });
  const from = invoiceStatus(row.status);
  if (!accepts(INVOICE, from, event)) return;
  const at = ctx.now();
  const taken = step(INVOICE, from, event);
  const paidAmount = paid && toWire(paid);
  await tx.invoice.update({
    where: { id },
    data: { status: taken.to, overdueAt: null, remindAt: null, updatedAt: at, ...(paidAmount && { paidAmount }) },
    select: { id: true },
  });
  await recordChanges(tx, [{ merchantId: ctx.merchant.id, machine: "invoice", objectId: id, ...taken, at }]);
}
