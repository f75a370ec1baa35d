import type { Ctx, Tx } from "@/server/kernel/types";
import { mailMaker } from "../approvals/mail-approvals";
import { lockRequest, moveRequest } from "../approvals/move-request";
import { approvalEventFor } from "../core/approval";
import type { OperationRow } from "../record/operation-row";

/**
 * Records the operation's outcome in its approval request: `approved` becomes `done` or
 * `manual_action_required`, and the maker is notified; an unknown outcome changes nothing. Requires the
 * session's lock.
 */
export async function closeApprovalRequest(ctx: Ctx, tx: Tx, operation: OperationRow): Promise<void> {
  const event = approvalEventFor(operation.state);
  if (event === null) return;
  const found = await tx.operationRequest.findFirst({
    where: { operationId: operation.id, merchantId: operation.merchantId, state: "approved" },
  });
  const request = found && (await lockRequest(ctx, tx, found.id));
  if (request === null || request.state !== "approved") return;
  const moved = await moveRequest(ctx, tx, request, { event, change: { message: operation.message } });
  await mailMaker(ctx, tx, moved, event === "succeeded" ? "approval_done" : "approval_failed");
}
