/** Detects settings that were changed while another user had their form open. */

import { Conflict } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { lastChange, lockMerchantRow, type SettingsChange } from "./statements/settings-changed";
import { settingsView } from "./views";

/** An error: nothing was written, because the settings differ from what the form showed. */
export class SettingsChanged extends Conflict {
  /** @param change the last change in the audit log; null if it has none */
  constructor(readonly change: SettingsChange | null) {
    super("Meanwhile somebody changed these settings.");
  }
}

/**
 * Locks the merchant's row until the transaction ends, without blocking inserts that refer to it.
 * @param shown the settings that a form showed, by their names in the API
 * @throws {SettingsChanged} if one of them has changed
 */
export async function requireUnchanged(ctx: Ctx, tx: Tx, shown: JsonObject): Promise<void> {
  const { id } = ctx.merchant;
  await lockMerchantRow(tx, id);
  const row = await tx.merchant.findUniqueOrThrow({ where: { id } });
  const now: JsonObject = { ...settingsView(row), console_idle_minutes: row.consoleIdleMinutes };
  const changed = Object.keys(shown).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(shown[name]));
  if (changed.length > 0) throw new SettingsChanged(await lastChange(ctx, tx, changed));
}
