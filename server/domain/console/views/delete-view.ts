import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";

/** @throws {NotFound} */
export async function deleteView(ctx: ConsoleCtx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, userId: ctx.actor.id };
  await transaction(ctx.db, async (tx) => {
    const view = await tx.consoleView.findFirst({ where });
    const { count } = await tx.consoleView.deleteMany({ where });
    if (view === null || count === 0) throw new NotFound();
    const { name, query, isShared } = view;
    await recordAudit(ctx, tx, { action: "view.deleted", objectId: name, before: { name, query, isShared } });
  });
}
