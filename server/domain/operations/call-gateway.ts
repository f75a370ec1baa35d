/** Talks to the gateway about one operation, outside of every transaction. */

import { type FollowUpCall, type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { jsonObject } from "@/server/kernel/json";
import { add } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { operationKind } from "./core/machine";
import { inSession, type OperationRow } from "./parent-transaction";

/**
 * Sends the operation. The same reference never acts twice, so a call whose answer was lost may be sent
 * again.
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function sendOperation(ctx: Ctx, operation: OperationRow): Promise<GatewayResult> {
  const session = await ctx.db.paymentSession.findUniqueOrThrow({
    where: { id: operation.sessionId },
    select: { extra: true },
  });
  const call: FollowUpCall = {
    gatewayCode: operation.pgCode,
    referenceNumber: operation.referenceNumber,
    chargeReference: operation.chargeReference,
    amount: add(inSession(operation, operation.amount), inSession(operation, operation.fee)),
    extra: jsonObject(operation.extra) ?? {},
    sessionExtra: jsonObject(session.extra) ?? {},
  };
  return gatewayOf(operation.connector)[operationKind(operation.kind)](ctx, call);
}

/**
 * What became of the operation at the gateway; null when it knows nothing of it. @throws as {@link
 * sendOperation}
 */
export function askAbout(ctx: Ctx, operation: OperationRow): Promise<GatewayResult | null> {
  return gatewayOf(operation.connector).inquire(ctx, {
    gatewayCode: operation.pgCode,
    referenceNumber: operation.referenceNumber,
    kind: operationKind(operation.kind),
  });
}
