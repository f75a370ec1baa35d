import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { add, type Money, zero } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { openAccount, readAccount, requireActive } from "./account";
import { movement } from "./core/ledger";
import type { AccountName } from "./statements/account";
import { addOperation } from "./write-entry";

export type WalletRefund = {
  readonly customerId: string;
  readonly amount: Money;
  readonly provider: string;
  readonly sessionId: string;
  readonly pgCode: string;
  readonly reference?: string | null;
  readonly at: Date;
};

/**
 * Adds a refund's credit to the write batch, creating the customer's account if needed. Runs in the refund's
 * transaction. Every call credits.
 * @throws {AccountInactive} if the account is suspended or closed: 400 with `code: "account_inactive"`
 * @throws {InvalidAmount} if the new balance exceeds the maximum length of an amount
 */
export async function creditRefund(
  ctx: Ctx,
  tx: Tx,
  refund: WalletRefund,
  writes: WriteBatch,
): Promise<{ operationId: string }> {
  const { customerId, amount, provider, sessionId, pgCode, reference = null, at } = refund;
  const name = { merchantId: ctx.merchant.id, customerId, currency: amount.currency, provider };
  const { account, operationId } = await openAccount(tx, name, at);
  requireActive(account);
  const facts = { type: "refund", sessionId, pgCode, reference } as const;
  addOperation(writes, account, { operationId, move: movement("credit_refund", amount), facts, at });
  return { operationId: operationId.toString() };
}

/**
 * Checks, before a refund waits for approval, that the account accepts the credit; a missing account would be
 * created (Spec, "Wallet refunds and calls" 1 to 4). Needs no lock, because the credit checks again.
 * @throws {AccountInactive} if the account is suspended or closed
 */
export async function requireCreditable(tx: Tx, name: AccountName): Promise<void> {
  const account = await readAccount(tx, name);
  if (account !== null) requireActive(account);
}

/**
 * The account's balance after the credit, without a lock.
 * @throws {AccountInactive} {InvalidAmount} as {@link creditRefund}
 */
export async function balanceAfter(db: Db | Tx, name: AccountName, amount: Money): Promise<Money> {
  const account = await readAccount(db, name);
  if (account === null) return add(zero(name.currency), amount);
  requireActive(account);
  return add(account.balance, amount);
}
