/** What later modules do when an attempt is decided. The table is filled once, in `server/wiring.ts`. */

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { TokenView } from "@/server/domain/cards";
import type { DeclineCategory } from "@/server/domain/gateways";
import type { Attempt, Session, SessionState } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";

/** An attempt that has just been decided, with its session, both in their state before. */
export type SettledPayment = {
  readonly session: Session;
  readonly attempt: Attempt;
  readonly succeeded: boolean;
  /** The session's new state; a payable one leaves the next try to the one who pays it. */
  readonly state: SessionState;
  /** Why it did not succeed, as the gateway says; null if it gave no reason. */
  readonly message: string | null;
  /** What sort of refusal it was; null if the gateway does not sort them. */
  readonly decline: DeclineCategory | null;
  /** The token object of the wire, if a card was kept or charged. */
  readonly card: TokenView | null;
};

/** Runs inside the settling transaction, under the session's lock: rows only, no gateway, mail or webhook. */
export type SettledHandler = (ctx: Ctx, tx: Tx, settled: SettledPayment) => Promise<void>;

const HANDLERS = new Map<PaymentType | "invoice", SettledHandler>();

/**
 * Registers the handler for every decided attempt of a session of this payment type, or of one that an
 * invoice asks for, successes and failures, replacing any earlier one; null removes it.
 */
export function onSettled(of: PaymentType | "invoice", handler: SettledHandler | null): void {
  if (handler === null) HANDLERS.delete(of);
  else HANDLERS.set(of, handler);
}

/** The handler that is registered so, or null. */
export function settledHandler(of: PaymentType | "invoice"): SettledHandler | null {
  return HANDLERS.get(of) ?? null;
}

/** Calls the handler of the session's payment type, then that of its invoice, as far as there are any. */
export async function notifySettled(ctx: Ctx, tx: Tx, settled: SettledPayment): Promise<void> {
  const { paymentType, isInvoiced } = settled.session;
  await settledHandler(paymentType)?.(ctx, tx, settled);
  if (isInvoiced) await settledHandler("invoice")?.(ctx, tx, settled);
}

/** What identifies a session to those who are asked about it. */
type SessionName = Pick<Session, "id" | "paymentType">;

/** A decision, and what else its transaction writes with it. */
export type SettlingPayment = { readonly payment: SettledPayment; readonly writes: WriteBatch };

/** What a session serves of a later module, held until the transaction ends. */
export type ServedThing = {
  /** False if a success of the session would pay for what is paid already, or is over. */
  readonly isDue: boolean;
  /** Adds what follows from the decision to its writes; to read what it changes, it sends them first. */
  readonly settle: (settling: SettlingPayment) => Promise<void>;
};

/**
 * Asked under the session's lock, before an attempt is decided, and before a status query begins a charge;
 * null if the session serves nothing.
 */
export type ServeSession = (ctx: Ctx, tx: Tx, session: SessionName) => Promise<ServedThing | null>;

const SERVERS = new Map<PaymentType, ServeSession>();

/**
 * Registers what sessions of `paymentType` may serve; the money of one that has nothing left to pay is given
 * back. It replaces any earlier one.
 */
export function serveSessions(paymentType: PaymentType, serve: ServeSession): void {
  SERVERS.set(paymentType, serve);
}

/** What the session serves, locked; null if it serves nothing. */
export async function lockServed(ctx: Ctx, tx: Tx, session: SessionName): Promise<ServedThing | null> {
  return (await SERVERS.get(session.paymentType)?.(ctx, tx, session)) ?? null;
}

/** False if a success of the session would pay for what is paid already, or is over. */
export async function isStillDue(ctx: Ctx, tx: Tx, session: SessionName): Promise<boolean> {
  return (await lockServed(ctx, tx, session))?.isDue ?? true;
}
