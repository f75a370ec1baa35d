import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, Job } from "@/server/kernel/types";
import { giveUpMany } from "./expire-many-requests";
import { lockRequest, moveRequest } from "./move-request";
import { AWAITED } from "./statements";

async function giveUp(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const request = await lockRequest(ctx, tx, id);
    if (request === null || request.expiresAt === null || request.expiresAt > ctx.now()) return;
    await moveRequest(ctx, tx, request, { event: "timed_out" });
  });
}

/**
 * Ends requests that were not decided within 48 hours (Spec, "Approvals"): a pending one becomes `canceled`,
 * one that requires manual action `expired`.
 */
export const expireApprovalRequests: Job = dueJob(AWAITED, {
  name: "expire-approval-requests",
  run: giveUp,
  batch: { size: 1_000, run: giveUpMany },
});
