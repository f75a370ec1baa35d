import { requirePermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { adjustBalance } from "../adjust-balance";
import type { OperationView } from "../contract";
import { Adjustment } from "../contract";
import { SIGN } from "../core/ledger";
import { slugOf } from "../core/provider";
import { DIRECTIONS } from "../core/words";

/** `key` is created with each form, so that submitting it twice adjusts once. */
export type AccountAdjustment = {
  readonly accountId: string;
  readonly amount: string;
  readonly reason: string | null;
  readonly reference: string | null;
  readonly key: string | null;
};

/**
 * Credits an account, or debits it by a negative amount.
 * @throws {Forbidden} without `wallet.adjust`
 * @throws {NotFound}
 * @throws {InvalidFields} {AccountInactive} {Unprocessable} as {@link adjustBalance}
 */
export async function adjustAccount(ctx: Ctx, { accountId, key, ...wire }: AccountAdjustment): Promise<OperationView> {
  return adjust(ctx, { accountId, key, wire });
}

export type AccountReversal = {
  readonly accountId: string;
  readonly operationId: string;
  readonly reason: string | null;
  readonly key: string | null;
};

/**
 * @throws {Forbidden} {NotFound} {InvalidFields} {AccountInactive} {Unprocessable} as {@link adjustAccount};
 * {NotFound} also if the account has no such operation
 */
export async function reverseAdjustment(ctx: Ctx, input: AccountReversal): Promise<OperationView> {
  const { accountId, operationId, reason, key } = input;
  requirePermission(ctx.actor, "wallet.adjust");
  if (!/^\d{1,15}$/.test(operationId)) throw new NotFound();
  const where = { operationId: BigInt(operationId), accountId, merchantId: ctx.merchant.id };
  const entry = await ctx.db.walletEntry.findFirst({ where, select: { direction: true, amount: true } });
  if (entry === null) throw new NotFound();
  const opposite = entry.amount.mul(-SIGN[wordOf(DIRECTIONS, entry.direction, "direction")]);
  const wire = { amount: opposite.toFixed(), reason, reference: null, reverses: Number(operationId) };
  return adjust(ctx, { accountId, key, wire });
}

async function adjust(
  ctx: Ctx,
  { accountId, key, wire }: { accountId: string; key: string | null; wire: Readonly<Record<string, unknown>> },
): Promise<OperationView> {
  requirePermission(ctx.actor, "wallet.adjust");
  const account = await ctx.db.walletAccount.findFirst({
    where: { id: accountId, merchantId: ctx.merchant.id },
    select: { customerId: true, currency: true, provider: true },
  });
  if (account === null) throw new NotFound();
  const request = readInput(Adjustment, { customer_id: account.customerId, currency: account.currency, ...wire });
  return adjustBalance(ctx, slugOf(account.provider), { request, key });
}
