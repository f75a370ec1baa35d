/** Carries a written operation out at the gateway. */

import type { GatewayResult } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import type { OperationRow } from "../record/operation-row";
import { type AppliedAnswer, applyAnswer, postponed } from "./apply-answer";
import { type CallFacts, sendOperation } from "./call-gateway";

/**
 * Sends the operation and applies the answer. Without one the outcome is unknown: the row stays `processing`,
 * its amount stays taken, and the resolver asks. Any error of a connector only means that the outcome is
 * unknown.
 * @returns the operation as stored afterwards, and the event that was written
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
