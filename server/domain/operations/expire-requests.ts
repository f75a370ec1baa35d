/** Gives up requests for which nobody acted for 48 hours (decision §7). */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { transaction } from "../../db/transaction";
import type { Ctx, Job } from "../../kernel/types";
import { lockRequest, moveRequest } from "./move-request";

const AWAITED: DueSource = {
  table: Prisma.sql`operation_request`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.expires_at IS NOT NULL`,
};

async function giveUp(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const request = await lockRequest(ctx, tx, id);
    if (request === null || request.expiresAt === null || request.expiresAt > ctx.now()) return;
    await moveRequest(ctx, tx, request, { event: "timed_out" });
  });
}

/** A pending request becomes `canceled`, one that needs a hand `expired`. */
export const expireApprovalRequests: Job = {
  name: "expire-approval-requests",
  nextAt: (system, scope) => earliestDue(system, scope, AWAITED),
  due: (system, scope, limit) => dueItems(system, scope, { source: AWAITED, limit }),
  run: giveUp,
};
