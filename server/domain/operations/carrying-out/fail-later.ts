/** Takes an operation back that its gateway had done (decision 0217). */
import { transaction } from "@/server/db/transactions/transaction";
import { lockSession } from "@/server/domain/sessions";
import { accepts } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { OPERATION, operationState } from "../core/machine";
import type { OperationRow } from "../record/operation-row";
import { moveOperation, type OperationAnswer } from "./apply-answer";

/**
 * What was done has failed after all: the parent's amounts and state are as if it had been refused, and the
 * merchant is told by an event. Nothing happens to an operation that is not done.
 */
export async function failLater(ctx: Ctx, operation: OperationRow, result: OperationAnswer): Promise<void> {
  const { id, sessionId, referenceNumber } = operation;
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId, deleted: true });
    const row = await tx.operation.findUniqueOrThrow({ where: { id } });
    const event = "failed_later";
    if (session === null || !accepts(OPERATION, operationState(row.state), event)) return;
    await moveOperation(ctx, tx, { session, row, event, result });
    ctx.log.error({ operationId: id, sessionId, referenceNumber }, "A gateway took back an operation that was done.");
  });
}
