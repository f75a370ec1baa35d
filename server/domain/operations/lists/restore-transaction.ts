import { Prisma } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission } from "@/server/domain/merchants";
import { lockSession, retrieveSession, type SessionView } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

/**
 * Restores a deleted transaction (Spec, "Refusals of operations", "Operation results" 1 to 6) with its state,
 * amounts and children, including what the gateway reported since. Its reservation is watched again.
 * @throws {Forbidden} without `payment.delete`
 * @throws {NotFound}
 */
export async function restoreTransaction(ctx: Ctx, sessionId: string): Promise<SessionView> {
  requirePermission(ctx.actor, "payment.delete");
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId, deleted: true });
    if (session === null || session.deletedAt === null) throw new NotFound();
    const { id, merchantId } = session;
    const now = ctx.now();
    await tx.paymentSession.update({
      where: { id },
      data: { deletedAt: null, deletedBy: Prisma.DbNull, updatedAt: now },
    });
    await tx.heldCharge.updateMany({ where: { sessionId: id, merchantId }, data: { dueAt: now } });
    await recordAudit(ctx, tx, { action: "payment.restore", objectId: id });
  });
  return retrieveSession({ ...ctx, actor: { kind: "service" } }, sessionId);
}
