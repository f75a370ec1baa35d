/** Finds what an event names (Spec, "Gateway notifications"): never across merchants or accounts. */
import type { NotificationJoin } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { type NamedRows, namedByReference, operationByRefs, paymentByRefs } from "./statements";

/** Ids; null if there is none. `reversalId` is the reversal of the payment `attemptId`. */
export type Named = NamedRows & {
  /** True if our reference matched. */
  readonly isByReference: boolean;
};

/** By our reference, else the gateway's references of the operation, else those of the payment. */
export async function findNamed(ctx: Ctx, gatewayCode: string, join: NotificationJoin): Promise<Named> {
  const { reference, operationRefs = {}, paymentRefs = {} } = join;
  const account = { merchantId: ctx.merchant.id, gatewayCode };
  const named = await namedByReference(ctx.db, account, reference ?? "");
  if (named.operationId !== null || named.reversalId !== null) return { ...named, isByReference: true };
  const operation = await operationByRefs(ctx.db, account, operationRefs);
  if (operation !== null) return { ...operation, isByReference: false };
  const attemptId = named.attemptId ?? (await paymentByRefs(ctx.db, account, paymentRefs));
  return { ...named, attemptId, isByReference: named.attemptId !== null };
}
