/** Computes the effect that an operation would have now, with the code of `runOperation`, without writing. */
import { NotFound } from "@/server/kernel/errors";
import { type Money, subtract } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { asksFromAmount, makerOf } from "../approvals/needs-approval";
import { AWAITED_SECONDS } from "../core/approval";
import { available } from "../core/decide";
import type { RefusalReason } from "../core/refusal-reason";
import { OperationRefused } from "../record/operation-refused";
import { type ParentTransaction, parentFacts, readParent } from "../record/parent-transaction";
import { decideAsk, type RequestedOperation } from "./begin-operation";
import { walletAfter } from "./refund-to-wallet";
import { requireNoneAwaits, requireOperationRight } from "./request-approval";

export type PreviewedOperation = Pick<RequestedOperation, "kind" | "sessionId" | "target">;

export type OperationPreview =
  | {
      readonly kind: "allowed";
      readonly amount: Money;
      readonly fee: Money;
      readonly left: Money;
      readonly leftAfterwards: Money;
      readonly balanceAfterwards: Money | null;
      /** When the approval request would expire; null if no approval is needed. */
      readonly decidedUntil: Date | null;
    }
  | { readonly kind: "refused"; readonly reason: RefusalReason; readonly detail: string };

/**
 * @throws {Forbidden} without the operation's permission
 * @throws {NotFound}
 * @throws {InvalidFields} for an invalid amount or destination
 */
export async function previewOperation(ctx: Ctx, asked: PreviewedOperation): Promise<OperationPreview> {
  requireOperationRight(ctx, asked.kind);
  const parent = await readParent(ctx, asked.sessionId);
  if (parent === null) throw new NotFound();
  return previewOn(ctx, parent, asked);
}

export async function previewOn(
  ctx: Ctx,
  parent: ParentTransaction,
  asked: PreviewedOperation,
): Promise<OperationPreview> {
  try {
    return await foresee(ctx, parent, asked);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return { kind: "refused", reason: error.reason, detail: error.message };
  }
}

async function foresee(ctx: Ctx, parent: ParentTransaction, asked: PreviewedOperation): Promise<OperationPreview> {
  const now = ctx.now();
  const isMaker = makerOf(ctx, asked.kind) !== null;
  if (isMaker) await requireNoneAwaits(ctx.db, asked);
  const { amount, fee, destination } = decideAsk(parent, { ...asked, leftShown: null }, now);
  const isRequest = isMaker || asksFromAmount(ctx, parent, { kind: asked.kind, amount });
  if (isRequest && !isMaker) await requireNoneAwaits(ctx.db, asked);
  const facts = parentFacts(parent, asked.kind, now);
  const left = facts.parent === null ? amount : available(facts.parent, asked.kind);
  return {
    kind: "allowed",
    amount,
    fee,
    left,
    leftAfterwards: subtract(left, amount),
    balanceAfterwards: destination === "wallet" ? await walletAfter(ctx, parent, amount) : null,
    decidedUntil: isRequest ? addSeconds(now, AWAITED_SECONDS) : null,
  };
}
