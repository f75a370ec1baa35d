import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Snooze } from "./core/words";
import { requireAlerts } from "./list-alerts";

const SECONDS: Readonly<Record<Snooze, number>> = { hour: 3_600, day: 86_400, week: 604_800 };

/**
 * @param snooze null ends the snooze
 * @throws {NotFound} if the alert is solved or unknown
 * @throws {Forbidden}
 */
export async function snoozeAlert(
  ctx: Ctx,
  { id, snooze }: { readonly id: string; readonly snooze: Snooze | null },
): Promise<void> {
  requireAlerts(ctx.actor);
  const snoozedUntil = snooze === null ? null : addSeconds(ctx.now(), SECONDS[snooze]);
  const snoozedBy = snooze !== null && ctx.actor.kind === "user" ? ctx.actor.username : null;
  await transaction(ctx.db, async (tx) => {
    const where = { id, merchantId: ctx.merchant.id, solvedAt: null };
    const { count } = await tx.alert.updateMany({ where, data: { snoozedUntil, snoozedBy } });
    if (count === 0) throw new NotFound();
    const after = { snoozed_until: snoozedUntil?.toISOString() ?? null };
    const action = snooze === null ? "alert.snooze_ended" : "alert.snoozed";
    await recordAudit(ctx, tx, { action, objectId: id, after });
  });
}
