import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";

export async function stopBulk(ctx: ConsoleCtx, id: string): Promise<void> {
  const own = { id, merchantId: ctx.merchant.id, userId: ctx.actor.id };
  await transaction(ctx.db, async (tx) => {
    const data = { stoppedAt: ctx.now() };
    const { count } = await tx.bulkAction.updateMany({ where: { ...own, stoppedAt: null, endedAt: null }, data });
    if (count === 0) {
      if ((await tx.bulkAction.count({ where: own })) === 0) throw new NotFound();
      return;
    }
    const where = { actionId: id, merchantId: ctx.merchant.id, outcome: null, begunAt: null };
    const stopped = await tx.bulkItem.updateMany({ where, data: { outcome: "stopped" } });
    await recordAudit(ctx, tx, { action: "payment.bulk_stopped", objectId: id, after: { payments: stopped.count } });
  });
}
