/** Detects settings that were changed while another user had their form open. */

import { Conflict } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { lastChange, lockMerchantRow, type SettingsChange } from "./statements/settings-changed";
import { settingsView } from "./views";

/** Nothing is written: the settings differ from what the form showed. */
export class SettingsChanged extends Conflict {
  /** @param change null if the log has none */
  constructor(readonly change: SettingsChange | null) {
    super("Meanwhile somebody changed these settings.");
  }
}

/**
 * Locks the merchant's row until the transaction ends, without blocking inserts that refer to it.
 * @param shown the settings that a form showed, by their wire names
 * @throws {SettingsChanged} one of them has changed
 */
export async function requireUnchanged(ctx: Ctx, tx: Tx, shown: JsonObject): Promise<void> {
  const { id } = ctx.merchant;
  await lockMerchantRow(tx, id);
  const row = await tx.merchant.findUniqueOrThrow({ where: { id } });
  const now: JsonObject = { ...settingsView(row), console_idle_minutes: row.consoleIdleMinutes };
  const changed = Object.keys(shown).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(shown[name]));
  if (changed.length > 0) throw new SettingsChanged(await lastChange(ctx, tx, changed));
}
