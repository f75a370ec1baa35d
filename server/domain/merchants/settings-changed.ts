import { Conflict } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { LockedMerchant } from "./statements/merchant-row";
import { lastChange, type SettingsChange } from "./statements/settings-changed";
import { settingsView } from "./views";

/** Thrown if the stored settings differ from those that the form showed; nothing was written. */
export class SettingsChanged extends Conflict {
  /** @param change the last change in the audit log, or null */
  constructor(readonly change: SettingsChange | null) {
    super("Someone else changed these settings meanwhile.");
  }
}

/**
 * @param shown the settings that a form showed, by their API names
 * @throws {SettingsChanged} if one of them has changed
 */
export async function requireUnchanged(
  ctx: Ctx,
  tx: Tx,
  { before, shown }: { readonly before: LockedMerchant; readonly shown: JsonObject },
): Promise<void> {
  const now: JsonObject = { ...settingsView(before), console_idle_minutes: before.consoleIdleMinutes };
  const changed = Object.keys(shown).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(shown[name]));
  if (changed.length > 0) throw new SettingsChanged(await lastChange(ctx, tx, changed));
}
