import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import { viewNameTaken } from "./save-view";

/**
 * @throws {NotFound}
 * @throws {InvalidFields} if the user has another view with that name
 */
export async function renameView(ctx: ConsoleCtx, { id, name }: { id: string; name: string }): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, userId: ctx.actor.id };
  try {
    await transaction(ctx.db, async (tx) => {
      const view = await tx.consoleView.findFirst({ where });
      const { count } = await tx.consoleView.updateMany({ where, data: { name } });
      if (view === null || count === 0) throw new NotFound();
      const change = { before: { name: view.name }, after: { name } };
      await recordAudit(ctx, tx, { action: "view.renamed", objectId: view.name, ...change });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw viewNameTaken();
    throw error;
  }
}
