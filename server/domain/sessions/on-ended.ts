/**
 * What later modules do when a session ends without a payment being tried. The table is filled once, in
 * `server/wiring.ts`.
 */

import { isPaymentType } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import type { Session } from "./record/session";

/**
 * The operations `cancel`, `expire` and a `delete` that removes, and the timer; a decided attempt is reported
 * by `payments/settlement/on-settled.ts`.
 */
export type SessionEnd = "canceled" | "expired" | "deleted";

/**
 * Runs inside the ending transaction, under the session's lock: rows only. The session is given in its state
 * before.
 */
export type EndedHandler = (
  ctx: Ctx,
  tx: Tx,
  ended: { readonly session: Session; readonly end: SessionEnd },
) => Promise<void>;

const HANDLERS = new Map<PaymentType | "invoice", EndedHandler>();

/**
 * Registers the handler for sessions of this payment type, or for those that an invoice asks for, that end,
 * replacing any earlier one; null removes it.
 */
export function onEnded(of: PaymentType | "invoice", handler: EndedHandler | null): void {
  if (handler === null) HANDLERS.delete(of);
  else HANDLERS.set(of, handler);
}

/** The payment types that a handler is registered for. */
export function handledPaymentTypes(): readonly string[] {
  return [...HANDLERS.keys()].filter(isPaymentType);
}

/** Calls the handler of the session's payment type, then that of its invoice, as far as there are any. */
export async function notifyEnded(ctx: Ctx, tx: Tx, ended: Parameters<EndedHandler>[2]): Promise<void> {
  const { paymentType, isInvoiced } = ended.session;
  await HANDLERS.get(paymentType)?.(ctx, tx, ended);
  if (isInvoiced) await HANDLERS.get("invoice")?.(ctx, tx, ended);
}
