import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { Ctx } from "@/server/kernel/types";

export async function wantAlertsInTest(ctx: Ctx, isWanted: boolean): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { id } = ctx.merchant;
    const { alertsInTest } = await tx.merchant.findUniqueOrThrow({ where: { id }, select: { alertsInTest: true } });
    if (alertsInTest === isWanted) return;
    await tx.merchant.update({ where: { id }, data: { alertsInTest: isWanted } });
    const change = { before: { alerts_in_test: alertsInTest }, after: { alerts_in_test: isWanted } };
    await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, ...change });
  });
}
