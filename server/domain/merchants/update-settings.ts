import type { Prisma } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { requireKeysAdminister } from "./administering";
import { recordSettings } from "./administration-record";
import type { SettingsView } from "./contract/answers";
import type { SettingsPatch } from "./contract/requests";
import { tellZoneChange } from "./on-zone-change";
import { requireUnchanged } from "./settings-changed";
import { lockTimezone } from "./statements/update-settings";
import { settingsView } from "./views";

/**
 * Writes the changed settings; existing sessions keep theirs (Spec, "Merchant administration"). Due times on
 * a civil day move with the time zone (Spec, "Creating and billing subscriptions").
 * @param shown the values that the form showed, by their names in the API
 * @throws {Forbidden} for a key, where administration by keys is off
 * @throws {Busy} if a lock could not be acquired @throws {SettingsChanged} if a shown setting has changed
 */
export async function updateSettings(ctx: Ctx, patch: SettingsPatch, shown: JsonObject = {}): Promise<SettingsView> {
  requireAdministration(ctx, patch);
  return transaction(ctx.db, async (tx) => {
    if (Object.keys(shown).length > 0) await requireUnchanged(ctx, tx, shown);
    if (patch.timezone !== undefined) await moveTo(ctx, tx, patch.timezone);
    return writeSettings(ctx, tx, patch);
  });
}

/** What a leaked key must not change once administration by keys is off. */
const ADMINISTERED = ["webhookUrl", "operationApprovalEnabled", "keysAdminister"] as const;

/** @throws {Forbidden} */
function requireAdministration(ctx: Ctx, patch: SettingsPatch): void {
  if (ADMINISTERED.some((name) => patch[name] !== undefined)) requireKeysAdminister(ctx);
}

/** Writes columns of the settings, with their audit event. */
export async function writeSettings(
  ctx: Ctx,
  tx: Tx,
  data: Prisma.MerchantUncheckedUpdateInput,
): Promise<SettingsView> {
  const where = { id: ctx.merchant.id };
  const before = settingsView(await tx.merchant.findUniqueOrThrow({ where }));
  const after = settingsView(await tx.merchant.update({ where, data }));
  await recordSettings(ctx, tx, { objectId: ctx.merchant.id, before, after });
  return after;
}

/** This lock does not block inserts that refer to the merchant. */
async function moveTo(ctx: Ctx, tx: Tx, to: string): Promise<void> {
  const [row] = await lockTimezone(ctx, tx);
  if (row !== undefined && row.timezone !== to) await tellZoneChange(ctx, tx, { from: row.timezone, to });
}
