import type { FailedLaterHandler, SettledPayment } from "@/server/domain/payments";
import { type EndedHandler, isPayable, PAID_STATES } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { countPayment, uncountPayment } from "./count-payment";
import { moveInvoice } from "./move-invoice";
import { lockInvoiceOfSession } from "./statements/move-invoice";

/**
 * Counts a successful payment of an invoice; a final failure of the invoice's own session cancels the
 * invoice. Cash on delivery stays owed until it is collected.
 */
export async function settleInvoice(ctx: Ctx, tx: Tx, { session, state }: SettledPayment): Promise<void> {
  if (PAID_STATES.includes(state)) await countPayment(ctx, tx, session);
  else if (!isPayable(state) && state !== "cod") await endOwn(ctx, tx, session.id);
}

export const failInvoice: FailedLaterHandler = (ctx, tx, { session }) => uncountPayment(ctx, tx, session);

export const endInvoice: EndedHandler = (ctx, tx, { session }) => endOwn(ctx, tx, session.id);

/** Cancels an invoice whose own session has ended; the end of a partial payment changes nothing. */
async function endOwn(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const [row] = await lockInvoiceOfSession(ctx, tx, sessionId);
  if (row !== undefined) await moveInvoice(ctx, tx, { id: row.id, event: "session_ended" });
}
