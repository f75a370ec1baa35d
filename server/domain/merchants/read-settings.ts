import type { Ctx } from "@/server/kernel/types";
import type { SettingsView } from "./contract/answers";
import { settingsView } from "./views";

export async function readSettings(ctx: Ctx): Promise<SettingsView> {
  return settingsView(await ctx.db.merchant.findUniqueOrThrow({ where: { id: ctx.merchant.id } }));
}
