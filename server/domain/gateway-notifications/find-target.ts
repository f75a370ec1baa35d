/**
 * Finds the payment or operation of an event (Spec, "Gateway notifications"), never across merchants or
 * accounts.
 */
import type { NotificationJoin } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { operationByRefs, paymentByRefs, type TargetIds, targetByReference } from "./statements";

/**
 * Ids of the payment, operation or reversal of a notification, or null. `reversalId` belongs to the payment
 * `attemptId`.
 */
export type NotificationTarget = TargetIds & {
  readonly isByReference: boolean;
};

export async function findTarget(ctx: Ctx, gatewayCode: string, join: NotificationJoin): Promise<NotificationTarget> {
  const { reference, operationRefs = {}, paymentRefs = {} } = join;
  const account = { merchantId: ctx.merchant.id, gatewayCode };
  const target = await targetByReference(ctx.db, account, reference ?? "");
  if (target.operationId !== null || target.reversalId !== null) return { ...target, isByReference: true };
  const operation = await operationByRefs(ctx.db, account, operationRefs);
  if (operation !== null) return { ...operation, isByReference: false };
  const attemptId = target.attemptId ?? (await paymentByRefs(ctx.db, account, paymentRefs));
  return { ...target, attemptId, isByReference: target.attemptId !== null };
}
