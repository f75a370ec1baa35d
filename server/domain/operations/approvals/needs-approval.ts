/** Decides which refunds and voids need a checker's approval (Spec, "Approvals"). */
import type { Money } from "@/server/kernel/money";
import type { Actor, Ctx, UserActor } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { reachesApproval } from "../core/approval";
import type { OperationName } from "../core/words";
import type { ParentTransaction } from "../record/parent-transaction";

/**
 * True if the amount of an operation needs approval; never for operations of the service itself (Spec,
 * "Approvals").
 */
export function asksFromAmount(
  { actor, merchant }: Ctx,
  { operations }: Pick<ParentTransaction, "operations">,
  { kind, amount }: { readonly kind: OperationKind; readonly amount: Money },
): boolean {
  const isAsked = actor.kind === "user" || "keyId" in actor;
  return isAsked && reachesApproval(merchant.approvalAmounts, { kind, amount, earlier: operations });
}

/**
 * The user whose refund or void needs approval; null for checkers, API keys, and merchants without approvals.
 */
export function makerOf(ctx: Ctx, operation: OperationName): UserActor | null {
  const { actor, merchant } = ctx;
  if (!merchant.operationApprovalEnabled || (operation !== "refund" && operation !== "void")) return null;
  return isMaker(actor) ? actor : null;
}

function isMaker(actor: Actor): actor is UserActor {
  return actor.kind === "user" && !actor.isChecker;
}
