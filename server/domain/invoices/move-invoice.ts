import { recordChanges } from "@/server/db/transactions/state-changes";
import type { FailedLaterHandler, SettledPayment } from "@/server/domain/payments";
import { type EndedHandler, isPayable, PAID_STATES, type SessionState } from "@/server/domain/sessions";
import { accepts, step } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { INVOICE, type InvoiceEvent, invoiceStatus } from "./core/machine";
import { lockInvoiceOfSession } from "./statements/move-invoice";

/** A success pays the invoice; a final failure cancels it. */
export async function settleInvoice(ctx: Ctx, tx: Tx, { session, state }: SettledPayment): Promise<void> {
  const event = eventOf(state);
  if (event !== null) await moveInvoice(ctx, tx, session.id, event);
}

/** The invoice of a payment that failed after its success is canceled, like one of a failed session. */
export const failInvoice: FailedLaterHandler = async (ctx, tx, { session }) => {
  await moveInvoice(ctx, tx, session.id, "payment_failed");
};

export const endInvoice: EndedHandler = async (ctx, tx, { session }) => {
  await moveInvoice(ctx, tx, session.id, "session_ended");
};

/** The invoice's event for a session's state. Cash on delivery is still owed, so it has none. */
function eventOf(state: SessionState): InvoiceEvent | null {
  if (PAID_STATES.includes(state)) return "session_paid";
  return isPayable(state) || state === "cod" ? null : "session_ended";
}

/** Moves the session's invoice, unless its status does not accept the event. Two or three statements. */
async function moveInvoice(ctx: Ctx, tx: Tx, sessionId: string, event: InvoiceEvent): Promise<void> {
  const [row] = await lockInvoiceOfSession(ctx, tx, sessionId);
  if (row === undefined) return;
  const from = invoiceStatus(row.status);
  if (!accepts(INVOICE, from, event)) return;
  const at = ctx.now();
  const taken = step(INVOICE, from, event);
  await tx.invoice.update({
    where: { id: row.id },
    data: { status: taken.to, overdueAt: null, updatedAt: at },
    select: { id: true },
  });
  await recordChanges(tx, [{ merchantId: ctx.merchant.id, machine: "invoice", objectId: row.id, ...taken, at }]);
}
