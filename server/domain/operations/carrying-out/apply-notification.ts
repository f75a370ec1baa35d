import type { Notification } from "@/server/domain/gateways";
import { accepts } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { OPERATION } from "../core/machine";
import { operationRow } from "../record/operation-row";
import { applyAnswer } from "./apply-answer";
import { failLater } from "./fail-later";
import { resolveOperation } from "./resolve-operation";

/**
 * Applies a gateway's notification about a capture, void or refund (Spec, "Gateway notifications"): a signed
 * outcome, also a later failure of a completed operation. A message without an outcome makes the job query
 * the gateway at once.
 * @returns false if the merchant has no such operation at that account
 */
export async function applyOperationNotification(
  ctx: Ctx,
  { gatewayCode, event }: { gatewayCode: string; event: Notification },
): Promise<boolean> {
  const found = await ctx.db.operation.findFirst({
    where: { merchantId: ctx.merchant.id, pgCode: gatewayCode, referenceNumber: event.referenceNumber ?? "" },
  });
  if (found === null) return false;
  const operation = operationRow(found);
  const { answer } = event;
  if (answer === null) {
    const where = { id: operation.id, inquireAt: { not: null } };
    const { count } = await ctx.db.operation.updateMany({ where, data: { inquireAt: ctx.now() } });
    if (count > 0) await resolveOperation(ctx, operation.id);
    return true;
  }
  const result = { ...answer, refs: { ...event.refs, ...answer.refs } };
  const mayFail = accepts(OPERATION, operation.state, "failed_later");
  const isBad = answer.outcome !== "success" && answer.outcome !== "pending";
  if (mayFail && isBad) await failLater(ctx, operation, result);
  else await applyAnswer(ctx, operation, result);
  return true;
}
