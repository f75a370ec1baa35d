import { rowsOf } from "@/server/db/driver/named-statement";
import {
  carriesOut,
  type GatewayAccount,
  gatewayAccount,
  gatewayOf,
  isConnector,
  isForeign,
  isReplaced,
} from "@/server/domain/gateways";
import type { Attempt } from "@/server/domain/sessions";
import {
  hasPaid,
  isCanceled,
  isInFlight,
  isOpen,
  isPayable,
  isServiceSession,
  type LockedSession,
  lockAndRead,
  sessionWithAttempts,
  stateAt,
} from "@/server/domain/sessions";
import { DEFAULT_WALLET } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { isZero, type Money, money, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import type { ParentFacts } from "../core/decide";
import { movesMoney, type Parent } from "../core/limits";
import { type OperationRow, operationOf } from "./operation-row";
import { PARENT, type ParentRow } from "./statements/parent-transaction";

/**
 * A locked session with its operations. `attempt` is the attempt that paid; `account` is null if the gateway
 * account was deleted.
 */
export type ParentTransaction = {
  readonly session: LockedSession;
  readonly attempt: Attempt | null;
  readonly account: GatewayAccount | null;
  readonly credentials: string | null;
  readonly isReplaced: boolean;
  readonly operations: readonly OperationRow[];
  readonly disputed: Money;
};

/**
 * Locks a session and reads it with its operations. Null if the merchant has no such session, or has deleted
 * it.
 */
export async function lockParent(ctx: Ctx, tx: Tx, sessionId: string): Promise<ParentTransaction | null> {
  const { id: merchantId } = ctx.merchant;
  const read = { statement: PARENT, values: [sessionId, merchantId] };
  return parentOf((await lockAndRead(tx, { merchantId, sessionId }, read))?.[0]);
}

export async function readParent(ctx: Ctx, sessionId: string): Promise<ParentTransaction | null> {
  return parentOf((await rowsOf(ctx.db, PARENT, [sessionId, ctx.merchant.id]))[0]);
}

function parentOf(found: ParentRow | undefined): ParentTransaction | null {
  if (found === undefined) return null;
  const { operations, accounts, disputed, ...row } = found;
  const session = sessionWithAttempts(row);
  const attempt = session.attempts.find(hasPaid) ?? null;
  const account = accounts.find(({ code }) => code === attempt?.pgCode);
  return {
    session,
    attempt,
    account: account ? gatewayAccount(account) : null,
    credentials: account?.credentials ?? null,
    isReplaced: isReplaced(attempt?.gatewayIdentity ?? null, account?.identity ?? null),
    operations: operations.map(operationOf),
    disputed: money(disputed, session.amount.currency),
  };
}

/**
 * True while a gateway may still charge the session, or a late charge must be reversed: the session must then
 * not end or be deleted.
 */
export function isBusy({ attempts }: Pick<LockedSession, "attempts">): boolean {
  return attempts.some((attempt) => isInFlight(attempt) || (attempt.inquireAt !== null && !isOnlyWatched(attempt)));
}

/** True if only the outcome of the gateway's page is still queried; the session may nevertheless end. */
function isOnlyWatched(attempt: Attempt): boolean {
  return isOpen(attempt) || (isCanceled(attempt) && !attempt.reversalDue);
}

/** True if the service charges the session, which then ends only with its attempts (decision 0102). */
export function isServiceCharge(session: LockedSession): boolean {
  return isServiceSession(session) && isPayable(session.state);
}

export function parentFacts(locked: ParentTransaction, kind: OperationKind, now: Date): ParentFacts {
  const { session, attempt, account } = locked;
  const state = stateAt(session, now);
  const settled = state === "paid" || state === "authorized" || state === "captured";
  return {
    state,
    parent: settled && attempt !== null ? { state, ...amountsOf(locked) } : null,
    isForeign: isForeignPayment(locked),
    isReplaced: locked.isReplaced,
    isEnabled: attempt !== null && account !== null && isEnabled(attempt.connector, account, { kind, locked }),
    isPaidByWallet: attempt !== null && !isZero(attempt.walletAmount),
    isPaidInCash: session.cashCollectedAt !== null,
    customerId: session.customerId,
    wallet: account && walletOf(account),
    chargedFee: attempt?.fee ?? zero(session.amount.currency),
  };
}

function amountsOf({ session, operations, disputed }: ParentTransaction): Omit<Parent, "state"> {
  return {
    settled: session.settledAmount,
    captured: session.capturedAmount,
    disputed,
    operations,
  };
}

export function inSession({ currency: code }: { currency: string }, amount: { toString(): string }): Money {
  return money(amount.toString(), currency(code));
}

/**
 * The wallet that a refund through this account credits: the default provider's if the account has it,
 * otherwise the first by code (Spec, "Wallet refunds and calls" 1 to 4).
 */
export function walletOf({ walletProviders }: Pick<GatewayAccount, "walletProviders">): string | null {
  if (walletProviders.includes(DEFAULT_WALLET)) return DEFAULT_WALLET;
  return [...walletProviders].sort()[0] ?? null;
}

type PaidAt = Pick<ParentTransaction, "session" | "attempt"> & {
  readonly account: Pick<GatewayAccount, "defaultCurrency"> | null;
};

/** True if the amount was exchanged, or differs in currency from the account (Spec, "Operation rules" 1). */
export function isForeignPayment({ session, attempt, account }: PaidAt): boolean {
  if (attempt === null) return false;
  const { currency: own } = session.amount;
  return attempt.chargeAmount.currency !== own || (account !== null && isForeign(own, account));
}

/**
 * True if the account can carry out the operation: accounts that authorize can capture; refunds and voids
 * must be enabled (Spec, "Operation results" 1 to 6). Some gateways capture or refund a charge only once.
 */
function isEnabled(
  connector: string,
  { operations }: GatewayAccount,
  { kind, locked }: { kind: OperationKind; locked: ParentTransaction },
): boolean {
  if (!isConnector(connector)) return false;
  const { capabilities } = gatewayOf(connector);
  if (!carriesOut(capabilities, kind)) return false;
  const standing = locked.operations.filter(movesMoney);
  const isRepeated = standing.some((earlier) => earlier.kind === kind);
  if (isRepeated && kind !== "void" && capabilities[kind] === "once") return false;
  return kind === "capture" || operations.includes(kind);
}
