/** Changes a merchant's settings. */
import type { Ctx } from "@/server/kernel/types";
import type { SettingsPatch } from "./schema";
import { type SettingsView, settingsView } from "./views";

/** Writes what the patch holds and leaves the rest; sessions that exist keep what they were made with (decision §4). */
export async function updateSettings(ctx: Ctx, patch: SettingsPatch): Promise<SettingsView> {
  return settingsView(await ctx.db.merchant.update({ where: { id: ctx.merchant.id }, data: patch }));
}
