import type { JsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import type { NewSession } from "./contract/requests";
import type { SessionWithAttempts } from "./record/session";

/**
 * Completes a session's creation inside its transaction, after the INSERT; writes only rows. The returned
 * keys are added to the session's `extra`. An {@link AppError} is returned to the merchant, and the session
 * becomes `failed`.
 */
export type CompleteCreation = (ctx: Ctx, tx: Tx, session: SessionWithAttempts) => Promise<JsonObject>;

/**
 * Validates the request before anything is written, and returns the function that completes the creation.
 * @throws {InvalidFields} to refuse the request
 */
export type CreateHandler = (ctx: Ctx, input: NewSession) => CompleteCreation;

const HANDLERS = new Map<PaymentType, CreateHandler>();

/** Registers the handler of a payment type; replaces an earlier one; null removes it. */
export function onCreate(paymentType: PaymentType, handler: CreateHandler | null): void {
  if (handler === null) HANDLERS.delete(paymentType);
  else HANDLERS.set(paymentType, handler);
}

export function createHandler(paymentType: PaymentType): CreateHandler | null {
  return HANDLERS.get(paymentType) ?? null;
}

export function isServed(paymentType: PaymentType): boolean {
  return !PAYMENT_TYPES[paymentType].billsSubscription || HANDLERS.has(paymentType);
}
