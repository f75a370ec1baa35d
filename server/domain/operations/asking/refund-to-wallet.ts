/**
 * Refunds to the customer's wallet; no gateway is called (Spec, "Wallet rules" 2, "Wallet refunds and calls"
 * 1 to 4).
 */
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { balanceAfter, creditRefund, requireCreditable } from "@/server/domain/wallet";
import { AppError } from "@/server/kernel/errors";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { moveOperation } from "../carrying-out/move-operation";
import type { OperationAnswer } from "../carrying-out/statements";
import { OperationRefused } from "../record/operation-refused";
import type { OperationRow } from "../record/operation-row";
import { type ParentTransaction, walletOf } from "../record/parent-transaction";

type WalletRefund = {
  readonly locked: ParentTransaction;
  /** The refunded amount without fee, in the session's currency. */
  readonly amount: Money;
  readonly reference: string;
  readonly write: (writes: WriteBatch) => Promise<OperationRow>;
};

/**
 * Credits the wallet of the settling gateway account, and writes the refund with its child, the parent's
 * amounts and the event in the caller's transaction. The ledger comes first: if it refuses, nothing is
 * written.
 * @returns the completed refund
 * @throws {OperationRefused} if the customer's account accepts no credit: `code: "account_inactive"`
 */
export async function refundToWallet(ctx: Ctx, tx: Tx, refund: WalletRefund): Promise<OperationRow> {
  const { locked, amount, reference, write } = refund;
  const { customerId, provider, sessionId, pgCode } = walletFor(locked);
  const credit = { customerId, amount, provider, sessionId, pgCode, reference, at: ctx.now() };
  const writes = new WriteBatch();
  const { operationId } = await inShape(creditRefund(ctx, tx, credit, writes));
  const raw = {
    provider_code: provider,
    operation_id: operationId,
    amount: toWire(amount),
    currency: amount.currency,
    status: "completed",
  };
  const result: OperationAnswer = { outcome: "success", message: null, raw, params: {} };
  const row = await write(writes);
  return (await moveOperation(ctx, tx, { session: locked.session, row, event: "succeeded", result })).operation;
}

/**
 * The wallet account that an allowed refund credits.
 * @throws {Error} if there is no account, which an earlier check excludes
 */
function walletFor({ session, account, attempt }: ParentTransaction) {
  const provider = account && walletOf(account);
  if (provider === null || attempt === null || session.customerId === null)
    throw new Error("A refund to a wallet was allowed where there is none.");
  return { customerId: session.customerId, provider, sessionId: session.id, pgCode: attempt.pgCode };
}

/**
 * Checks that the wallet would accept the refund now, before approval is requested (Spec, "Wallet refunds and
 * calls" 1 to 4).
 * @throws {OperationRefused} as {@link refundToWallet}
 */
export async function requireWalletOpen(ctx: Ctx, tx: Tx, locked: ParentTransaction): Promise<void> {
  const { customerId, provider } = walletFor(locked);
  const { currency } = locked.session.amount;
  await inShape(requireCreditable(tx, { merchantId: ctx.merchant.id, customerId, currency, provider }));
}

export function walletAfter(ctx: Ctx, parent: ParentTransaction, amount: Money): Promise<Money> {
  const { customerId, provider } = walletFor(parent);
  return inShape(
    balanceAfter(ctx.db, { merchantId: ctx.merchant.id, customerId, currency: amount.currency, provider }, amount),
  );
}

async function inShape<T>(credit: Promise<T>): Promise<T> {
  try {
    return await credit;
  } catch (error) {
    if (error instanceof AppError && error.kind === "invalid")
      throw new OperationRefused("refund", { reason: "account_inactive", detail: error.message, extra: error.extra });
    throw error;
  }
}
