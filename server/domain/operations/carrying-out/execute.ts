import type { GatewayResult } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { OperationRow } from "../record/operation-row";
import { applyAnswer, postponed } from "./apply-answer";
import { sendOperation } from "./call-gateway";
import type { AppliedAnswer } from "./move-operation";
import type { CallFacts } from "./statements";

/**
 * Sends a written operation to its gateway and applies the answer. After an error of the connector the
 * operation stays `processing`, its amount reserved, and a job queries the gateway.
 * @returns the operation as stored afterwards, and its event
 */
export async function execute(
  ctx: Ctx,
  { operation, facts }: { readonly operation: OperationRow; readonly facts: CallFacts },
): Promise<AppliedAnswer> {
  let answer: GatewayResult;
  try {
    answer = await sendOperation(ctx, operation, { firstSentAt: null, facts });
  } catch (error) {
    const { id, sessionId, referenceNumber } = operation;
    ctx.log.warn(
      { operationId: id, sessionId, referenceNumber, err: error },
      "A gateway gave no answer to an operation.",
    );
    return { operation: await postponed(ctx, ctx.db, operation), event: null };
  }
  return applyAnswer(ctx, operation, answer);
}
