import { isPaymentType } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import type { Session } from "./record/session";

/**
 * Ways in which a session ends without a payment: by the operations `cancel`, `expire` and a permanent
 * `delete`, or by its time limit. `payments/settlement/on-settled.ts` reports settled attempts.
 */
export type SessionEnd = "canceled" | "expired" | "deleted";

/**
 * Runs inside the ending transaction, under the session's lock, and writes only rows. The session still has
 * its previous state.
 */
export type EndedHandler = (
  ctx: Ctx,
  tx: Tx,
  ended: { readonly session: Session; readonly end: SessionEnd },
) => Promise<void>;

const HANDLERS = new Map<PaymentType | "invoice", EndedHandler>();

/**
 * Registers the handler for ended sessions of a payment type or of invoices; replaces an earlier one; null
 * removes it.
 */
export function onEnded(of: PaymentType | "invoice", handler: EndedHandler | null): void {
  if (handler === null) HANDLERS.delete(of);
  else HANDLERS.set(of, handler);
}

export function handledPaymentTypes(): readonly string[] {
  return [...HANDLERS.keys()].filter(isPaymentType);
}

export async function notifyEnded(ctx: Ctx, tx: Tx, ended: Parameters<EndedHandler>[2]): Promise<void> {
  const { paymentType, isInvoiced } = ended.session;
  await HANDLERS.get(paymentType)?.(ctx, tx, ended);
  if (isInvoiced) await HANDLERS.get("invoice")?.(ctx, tx, ended);
}
