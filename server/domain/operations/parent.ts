/** The transaction that an operation is about, as it stands under its lock. */
import type { Operation } from "../../db/generated/client";
import { currency } from "../../kernel/currency";
import { type Money, money } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import { type GatewayAccount, gatewayAccount, gatewayOf, isConnector } from "../gateways";
import { type AttemptRow, effectiveState, isPayable, type LockedSession, lockSession, sessionState } from "../sessions";
import { DEFAULT_WALLET } from "../wallet";
import type { ParentFacts } from "./core/decide";
import type { Counted, Parent } from "./core/limits";
import { type OperationKind, operationKind, operationState } from "./core/machine";

export type OperationRow = Operation;

/** The locked session with everything done on it; `attempt` is the one that paid, `account` null where it was taken away since. */
export type LockedParent = {
  readonly session: LockedSession;
  readonly attempt: AttemptRow | null;
  readonly account: GatewayAccount | null;
  readonly operations: readonly OperationRow[];
};

/** Locks the session and reads the rest. Null when the merchant has no such session, or has deleted it. */
export async function lockParent(ctx: Ctx, tx: Tx, sessionId: string): Promise<LockedParent | null> {
  const merchantId = ctx.merchant.id;
  const session = await lockSession(tx, { merchantId, sessionId });
  if (session === null) return null;
  const attempt = session.attempts.find(({ state }) => state === "success") ?? null;
  const operations = await tx.operation.findMany({ where: { sessionId, state: { not: "refused" } } });
  const account =
    attempt && (await tx.gateway.findUnique({ where: { merchantId_code: { merchantId, code: attempt.pgCode } } }));
  return { session, attempt, account: account && gatewayAccount(account), operations };
}

/** True while a gateway may still charge, or is to give a late charge back: the session must not end or go meanwhile. */
export function isBusy({ attempts }: Pick<LockedSession, "attempts">): boolean {
  return attempts.some(({ state, inquireAt }) => state === "processing" || inquireAt !== null);
}

/** True while the service charges the session by itself: it ends by its attempts alone (decision §12). */
export function isServiceCharge({ serviceAttempts, state }: Pick<LockedSession, "serviceAttempts" | "state">): boolean {
  return serviceAttempts !== null && isPayable(sessionState(state));
}

/** The state that every reader sees at `now`, on the merchant's clock. */
export function stateAt(session: LockedSession, now: Date) {
  const inFlight = session.attempts.some(({ state }) => state === "processing");
  return effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt, inFlight }, now);
}

/** What {@link decideExternal} looks at. */
export function parentFacts(locked: LockedParent, kind: OperationKind, now: Date): ParentFacts {
  const { session, attempt, account } = locked;
  const state = stateAt(session, now);
  const code = currency(session.currency);
  const settled = state === "paid" || state === "authorized" || state === "captured";
  return {
    state,
    parent: settled && attempt !== null ? { state, ...amountsOf(locked) } : null,
    foreign: isForeign(locked),
    enabled: attempt !== null && account !== null && isEnabled(attempt.connector, account, kind),
    paidByWallet: attempt !== null && !attempt.walletAmount.isZero(),
    customerId: session.customerId,
    wallet: account && walletOf(account),
    chargedFee: money(attempt?.fee.toString() ?? "0", attempt === null ? code : currency(attempt.chargeCurrency)),
  };
}

function amountsOf({ session, operations }: LockedParent): Omit<Parent, "state"> {
  return {
    settled: inSession(session, session.settledAmount),
    captured: inSession(session, session.capturedAmount),
    operations: operations.map(counted),
  };
}

/** An amount of the session in its currency. */
export function inSession({ currency: code }: { currency: string }, amount: { toString(): string }): Money {
  return money(amount.toString(), currency(code));
}

function counted(row: OperationRow): Counted {
  return {
    kind: operationKind(row.kind),
    state: operationState(row.state),
    amount: inSession(row, row.amount),
    fee: inSession(row, row.fee),
  };
}

/** The wallet that a refund through this account is credited to: the default provider's where it carries it, else the first by code (decision §8). */
export function walletOf({ walletProviders }: Pick<GatewayAccount, "walletProviders">): string | null {
  if (walletProviders.includes(DEFAULT_WALLET)) return DEFAULT_WALLET;
  return [...walletProviders].sort()[0] ?? null;
}

/** Exchanged, or paid in a currency that is not the account's own (Spec, "Operation rules" 1). */
function isForeign({ session, attempt, account }: LockedParent): boolean {
  if (attempt === null) return false;
  return (
    attempt.chargeCurrency !== session.currency || (account?.defaultCurrency ?? session.currency) !== session.currency
  );
}

/** Every account that authorizes can capture; refunds and voids must be listed (decision §7). */
function isEnabled(connector: string, { operations }: GatewayAccount, kind: OperationKind): boolean {
  if (!isConnector(connector) || !gatewayOf(connector).capabilities.operations.includes(kind)) return false;
  return kind === "capture" || operations.includes(kind);
}
