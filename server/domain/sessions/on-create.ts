/** What later modules do when a session is created. The table is filled once, in `server/wiring.ts`. */

import type { JsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import type { NewSession } from "./contract/requests";
import type { SessionWithAttempts } from "./record/session";

/**
 * Completes a creation inside its transaction, after the session: rows only. The keys it returns join the
 * session's `extra`. An {@link AppError} that it throws reaches the merchant, and the session stays behind as
 * `failed`.
 */
export type CompleteCreation = (ctx: Ctx, tx: Tx, session: SessionWithAttempts) => Promise<JsonObject>;

/**
 * Validates the request for a session of one payment type before its gateways are validated, when nothing is
 * written yet, and returns what completes its creation.
 * @throws {InvalidFields} to refuse it
 */
export type CreateHandler = (ctx: Ctx, input: NewSession) => CompleteCreation;

const HANDLERS = new Map<PaymentType, CreateHandler>();

/**
 * Registers the handler for sessions of `paymentType`, replacing any earlier one; null removes it.
 */
export function onCreate(paymentType: PaymentType, handler: CreateHandler | null): void {
  if (handler === null) HANDLERS.delete(paymentType);
  else HANDLERS.set(paymentType, handler);
}

/** The handler of a payment type, or null. */
export function createHandler(paymentType: PaymentType): CreateHandler | null {
  return HANDLERS.get(paymentType) ?? null;
}

/** True when sessions of this type can be created in this deployment. */
export function isServed(paymentType: PaymentType): boolean {
  return !PAYMENT_TYPES[paymentType].billsSubscription || HANDLERS.has(paymentType);
}
