/** Changes a merchant's settings. */

import type { Prisma } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SettingsView } from "./contract/answers";
import type { SettingsPatch } from "./contract/requests";
import { tellZoneChange } from "./on-zone-change";
import { requireUnchanged } from "./settings-changed";
import { settingsView } from "./views";

/**
 * Writes what the patch holds and leaves the rest; existing sessions keep what they were made with (Spec,
 * "Merchant administration"). What is due on a civil day follows the merchant to another time zone (Spec,
 * "Creating and billing subscriptions").
 * @param shown what the form showed, by names of the wire; nothing is written if one of them is another now
 * @throws {Busy} when a lock could not be acquired @throws {SettingsChanged} what was shown is no longer so
 */
export async function updateSettings(ctx: Ctx, patch: SettingsPatch, shown: JsonObject = {}): Promise<SettingsView> {
  return transaction(ctx.db, async (tx) => {
    if (Object.keys(shown).length > 0) await requireUnchanged(ctx, tx, shown);
    if (patch.timezone !== undefined) await moveTo(ctx, tx, patch.timezone);
    return writeSettings(ctx, tx, patch);
  });
}

/** Writes columns of the merchant that its settings show, with their audit event. */
export async function writeSettings(
  ctx: Ctx,
  tx: Tx,
  data: Prisma.MerchantUncheckedUpdateInput,
): Promise<SettingsView> {
  const where = { id: ctx.merchant.id };
  const before = settingsView(await tx.merchant.findUniqueOrThrow({ where }));
  const after = settingsView(await tx.merchant.update({ where, data }));
  await recordAudit(ctx, tx, { action: "settings.changed", objectId: ctx.merchant.id, before, after });
  return after;
}

/** The lock leaves the row's key alone, so that inserting rows of the merchant is not blocked. */
async function moveTo(ctx: Ctx, tx: Tx, to: string): Promise<void> {
  const [row] = await tx.$queryRaw<{ timezone: string }[]>`
    SELECT timezone FROM merchant WHERE id = ${ctx.merchant.id} FOR NO KEY UPDATE`;
  if (row !== undefined && row.timezone !== to) await tellZoneChange(ctx, tx, { from: row.timezone, to });
}
