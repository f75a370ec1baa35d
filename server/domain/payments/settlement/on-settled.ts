import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { TokenView } from "@/server/domain/cards";
import type { DeclineCategory } from "@/server/domain/gateways";
import type { Attempt, Session, SessionState } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";

export type SettledPayment = {
  readonly session: Session;
  readonly attempt: Attempt;
  readonly succeeded: boolean;
  /**
   * The session's state after the settlement. If the session is still payable, the handler must not start
   * another attempt.
   */
  readonly state: SessionState;
  readonly message: string | null;
  readonly decline: DeclineCategory | null;
  readonly card: TokenView | null;
};

/**
 * A handler that runs in the settling transaction under the session's lock. It writes rows, and calls no
 * gateway, mail or webhook.
 */
export type SettledHandler = (ctx: Ctx, tx: Tx, settled: SettledPayment) => Promise<void>;

const HANDLERS = new Map<PaymentType | "invoice", SettledHandler>();

/**
 * Registers a handler of every settled attempt, successful or not, of sessions of this payment type or of an
 * invoice. Replaces an earlier handler; null removes it.
 */
export function onSettled(of: PaymentType | "invoice", handler: SettledHandler | null): void {
  if (handler === null) HANDLERS.delete(of);
  else HANDLERS.set(of, handler);
}

export function settledHandler(of: PaymentType | "invoice"): SettledHandler | null {
  return HANDLERS.get(of) ?? null;
}

export async function notifySettled(ctx: Ctx, tx: Tx, settled: SettledPayment): Promise<void> {
  const { paymentType, isInvoiced } = settled.session;
  await settledHandler(paymentType)?.(ctx, tx, settled);
  if (isInvoiced) await settledHandler("invoice")?.(ctx, tx, settled);
}

export type LateFailure = {
  readonly session: Session;
  readonly attempt: Attempt;
  readonly message: string;
};

export type FailedLaterHandler = (ctx: Ctx, tx: Tx, failed: LateFailure) => Promise<void>;

type ServedKind = PaymentType | "invoice" | "link";

const FAILED_LATER = new Map<ServedKind, FailedLaterHandler>();

export function onFailedLater(of: ServedKind, handler: FailedLaterHandler): void {
  FAILED_LATER.set(of, handler);
}

export async function notifyFailedLater(ctx: Ctx, tx: Tx, failed: LateFailure): Promise<void> {
  const { paymentType, isInvoiced } = failed.session;
  await FAILED_LATER.get(paymentType)?.(ctx, tx, failed);
  if (isInvoiced) await FAILED_LATER.get("invoice")?.(ctx, tx, failed);
  if (failed.session.linkId) await FAILED_LATER.get("link")?.(ctx, tx, failed);
}

type SessionName = Pick<Session, "id" | "paymentType" | "isInvoiced" | "linkId">;

export type SettlingPayment = { readonly payment: SettledPayment; readonly writes: WriteBatch };

/** The object that the session pays for, such as a billing cycle, locked until the transaction ends. */
export type ServedThing = {
  /** False if the object that the session pays for is already paid or has ended. */
  readonly isDue: boolean;
  readonly settle?: (settling: SettlingPayment) => Promise<void>;
};

export type AttemptTime = Pick<Attempt, "createdAt"> | null;

/**
 * Finds and locks the object that the session pays for, under the session's lock, before an attempt is
 * settled or a charge begins. Null if the session pays for no such object.
 */
export type ServeSession = (ctx: Ctx, tx: Tx, session: SessionName, begun: AttemptTime) => Promise<ServedThing | null>;

const SERVERS = new Map<ServedKind, ServeSession>();

/**
 * Registers, for a payment type or for invoices, how to find the object that a session pays for; replaces an
 * earlier registration. A charge for an object that is no longer due is reversed.
 */
export function serveSessions(of: ServedKind, serve: ServeSession): void {
  SERVERS.set(of, serve);
}

export async function lockServed(
  ctx: Ctx,
  tx: Tx,
  session: SessionName,
  begun: AttemptTime,
): Promise<ServedThing | null> {
  const served = await SERVERS.get(session.paymentType)?.(ctx, tx, session, begun);
  if (served) return served;
  const kind = session.isInvoiced ? "invoice" : session.linkId ? "link" : null;
  return (kind && (await SERVERS.get(kind)?.(ctx, tx, session, begun))) || null;
}

export async function isStillDue(ctx: Ctx, tx: Tx, session: SessionName, begun: AttemptTime): Promise<boolean> {
  return (await lockServed(ctx, tx, session, begun))?.isDue ?? true;
}
