import type { Ctx } from "@/server/kernel/types";
import { type SettingsView, settingsView } from "./views";

/** Of the caller's merchant (decision 0012). */
export async function readSettings(ctx: Ctx): Promise<SettingsView> {
  return settingsView(await ctx.db.merchant.findUniqueOrThrow({ where: { id: ctx.merchant.id } }));
}
