import type { GatewayResult } from "@/server/domain/gateways";
import { accepts } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { OPERATION } from "../core/machine";
import { operationRow } from "../record/operation-row";
import { applyAnswer } from "./apply-answer";
import { failLater } from "./fail-later";
import { resolveOperation } from "./resolve-operation";

/**
 * Applies a gateway's notification about a capture, void or refund (Spec, "Gateway notifications"): a signed
 * outcome, also a later failure of a completed operation; without an outcome a job queries the gateway.
 * @returns `outdated` if the gateway reported a later outcome; `contradicted` for a success of an operation
 * that ended otherwise
 * @param answer an answer that the caller has matched with the operation
 */
export async function applyOperationNotification(
  ctx: Ctx,
  operationId: string,
  { answer, occurredAt }: { readonly answer: GatewayResult | "ask"; readonly occurredAt: Date | null },
): Promise<"applied" | "outdated" | "contradicted"> {
  const found = await ctx.db.operation.findFirst({ where: { id: operationId, merchantId: ctx.merchant.id } });
  if (found === null) return "applied";
  const operation = operationRow(found);
  if (answer === "ask") {
    const where = { id: operation.id, inquireAt: { not: null } };
    const { count } = await ctx.db.operation.updateMany({ where, data: { inquireAt: ctx.now() } });
    if (count > 0) await resolveOperation(ctx, operation.id);
    return "applied";
  }
  const result = { ...answer, about: operation.referenceNumber, occurredAt };
  const applied = await applyAnswer(ctx, operation, result);
  if (applied.isOutdated) return "outdated";
  const { operation: after } = applied;
  const isBad = answer.outcome !== "success" && answer.outcome !== "pending";
  if (isBad && accepts(OPERATION, after.state, "failed_later")) await failLater(ctx, after, result);
  return answer.outcome !== "success" || after.state === "done" || after.inquireAt !== null
    ? "applied"
    : "contradicted";
}
