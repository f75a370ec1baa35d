/**
 * What later modules do when a session ends without a payment being tried. The table is filled once, in
 * `server/wiring.ts`.
 */

import type { PaymentType } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
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

const HANDLERS = new Map<PaymentType, EndedHandler>();

/**
 * Registers the handler for sessions of `paymentType` that end, replacing any earlier one; null removes it.
 */
export function onEnded(paymentType: PaymentType, handler: EndedHandler | null): void {
  if (handler === null) HANDLERS.delete(paymentType);
  else HANDLERS.set(paymentType, handler);
}

/** The payment types that a handler is registered for. */
export function handledPaymentTypes(): readonly string[] {
  return [...HANDLERS.keys()];
}

/** Calls the handler of the session's payment type, if there is one. */
export async function notifyEnded(ctx: Ctx, tx: Tx, ended: Parameters<EndedHandler>[2]): Promise<void> {
  await HANDLERS.get(ended.session.paymentType)?.(ctx, tx, ended);
}
