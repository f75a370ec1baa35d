/** What later modules do when a session is created. The table is filled once, in `server/wiring.ts`. */
import type { Ctx, Tx } from "../../kernel/types";
import type { PaymentType } from "./core/rules";
import type { NewSession } from "./schema";
import type { SessionRow } from "./view";

/** A session that has just been written, and the request for it. */
export type CreatedSession = { readonly session: SessionRow; readonly input: NewSession };

/** Takes part in the creation of sessions of one payment type. */
export type CreateHandler = {
  /** Judges the request before its gateways are judged; nothing is written yet. @throws {InvalidFields} to refuse it */
  check(ctx: Ctx, input: NewSession): void;
  /**
   * Runs inside the creating transaction, after the session: rows only. The keys it returns join the session's `extra`.
   * An {@link AppError} that it throws reaches the merchant, and the session stays behind as `failed`.
   */
  created(ctx: Ctx, tx: Tx, made: CreatedSession): Promise<Readonly<Record<string, unknown>>>;
};

const HANDLERS = new Map<PaymentType, CreateHandler>();

/** Payment types that mean nothing without the module that serves them. */
const SERVED_ELSEWHERE: ReadonlySet<PaymentType> = new Set(["auto_pay"]);

/** Has `handler` take part in every creation of `paymentType`; a second handler for the same type takes the place of the first, null leaves none. */
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
  return !SERVED_ELSEWHERE.has(paymentType) || HANDLERS.has(paymentType);
}
