/** What later modules do when a payment succeeds. The table is filled once, in `server/wiring.ts`. */
import type { Ctx, Tx } from "../../kernel/types";
import type { AttemptFacts, SessionFacts } from "./payment-facts";

/** A payment that has just succeeded, as it stood before; `card` is the token object of the wire, where a card was kept. */
export type SettledPayment = {
  readonly session: SessionFacts;
  readonly attempt: AttemptFacts;
  readonly card: Readonly<Record<string, unknown>> | null;
};

/** Runs inside the settling transaction, under the session's lock: rows only, no gateway, mail or webhook. */
export type SettledHandler = (ctx: Ctx, tx: Tx, settled: SettledPayment) => Promise<void>;

const HANDLERS = new Map<string, SettledHandler>();

/** Has `handler` called for every success of a session of `paymentType`; a second handler for the same type takes the place of the first. */
export function onSettled(paymentType: string, handler: SettledHandler): void {
  HANDLERS.set(paymentType, handler);
}

/** The handler of a payment type, or null. */
export function settledHandler(paymentType: string): SettledHandler | null {
  return HANDLERS.get(paymentType) ?? null;
}
