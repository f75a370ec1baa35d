import { transaction } from "@/server/db/transactions/transaction";
import { isOutdated } from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { accepts } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { OPERATION } from "../core/machine";
import { type OperationRow, readOperation } from "../record/operation-row";
import { moveOperation } from "./move-operation";
import type { ReportedAnswer } from "./statements";

/**
 * Records that a completed operation failed at the gateway later (Spec, "Operations decided later"): sets the
 * parent's amounts and state as if it had been refused, and sends an event. Does nothing if the operation is
 * not done, or the gateway reported a later outcome.
 */
export async function failLater(
  ctx: Ctx,
  operation: OperationRow,
  { occurredAt = null, ...result }: ReportedAnswer,
): Promise<void> {
  const { id, sessionId, referenceNumber } = operation;
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId, deleted: true });
    if (await isOutdated(ctx, tx, { objectId: id, occurredAt })) return;
    const row = await readOperation(tx, id);
    const event = "failed_later";
    if (session === null || !accepts(OPERATION, row.state, event)) return;
    await moveOperation(ctx, tx, { session, row, event, result });
    ctx.log.error({ operationId: id, sessionId, referenceNumber }, "A gateway took back an operation that was done.");
  });
}
