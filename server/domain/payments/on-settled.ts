/** What later modules do when an attempt is decided. The table is filled once, in `server/wiring.ts`. */
import type { Ctx, Tx } from "../../kernel/types";
import type { SessionState } from "../sessions";
import type { AttemptFacts, SessionFacts } from "./payment-facts";

/** An attempt that has just been decided, with its session, as both stood before. */
export type SettledPayment = {
  readonly session: SessionFacts;
  readonly attempt: AttemptFacts;
  readonly succeeded: boolean;
  /** Where the session stands now; a payable state leaves the next try to whoever pays it. */
  readonly state: SessionState;
  /** Why it did not succeed, as the gateway says; null where it gave no reason. */
  readonly message: string | null;
  /** The token object of the wire, where a card was kept or charged. */
  readonly card: Readonly<Record<string, unknown>> | null;
};

/** Runs inside the settling transaction, under the session's lock: rows only, no gateway, mail or webhook. */
export type SettledHandler = (ctx: Ctx, tx: Tx, settled: SettledPayment) => Promise<void>;

const HANDLERS = new Map<string, SettledHandler>();

/**
 * Has `handler` called for every decided attempt of a session of `paymentType`, successes and failures; a second handler for the same type takes
 * the place of the first, null leaves none.
 */
export function onSettled(paymentType: string, handler: SettledHandler | null): void {
  if (handler === null) HANDLERS.delete(paymentType);
  else HANDLERS.set(paymentType, handler);
}

/** The handler of a payment type, or null. */
export function settledHandler(paymentType: string): SettledHandler | null {
  return HANDLERS.get(paymentType) ?? null;
}

/** What identifies a session to those who are asked about it. */
type Asked = Pick<SessionFacts, "id" | "paymentType">;

/** Asked under the session's lock, before a success is written, and before a status query begins a charge. */
export type WantedHandler = (tx: Tx, session: Asked) => Promise<boolean>;

const WANTED = new Map<string, WantedHandler>();

/** Has `handler` say whether sessions of `paymentType` have anything left to pay; the money of one that has not is given back. Null leaves none. */
export function onlyWhileWanted(paymentType: string, handler: WantedHandler | null): void {
  if (handler === null) WANTED.delete(paymentType);
  else WANTED.set(paymentType, handler);
}

/** False where a success of the session would pay for what is paid already, or is over. */
export async function isWanted(tx: Tx, session: Asked): Promise<boolean> {
  return (await WANTED.get(session.paymentType)?.(tx, session)) ?? true;
}
