/** Settings that the console alone changes. */
import { transaction } from "@/server/db/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { Ctx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import { newWebhookKeys, type WebhookKeys } from "../keys";

/** Ends sign-ins of the merchant's users after so many minutes without a request, from the next one on. */
export async function changeIdleMinutes(ctx: Ctx, minutes: number): Promise<void> {
  const { id } = ctx.merchant;
  await transaction(ctx.db, async (tx) => {
    const { consoleIdleMinutes } = await tx.merchant.findUniqueOrThrow({ where: { id } });
    await tx.merchant.update({ where: { id }, data: { consoleIdleMinutes: minutes } });
    const [before, after] = [{ console_idle_minutes: consoleIdleMinutes }, { console_idle_minutes: minutes }];
    await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, before, after });
  });
}

/** Gives the merchant new webhook keys, shown this once; deliveries from now on are signed with them. */
export async function renewWebhookKeys(ctx: Ctx): Promise<WebhookKeys> {
  const { id } = ctx.merchant;
  const keys = newWebhookKeys();
  const data = { webhookHmacKey: seal(keys.hmacKey), webhookSecret: seal(keys.webhookSecret) };
  await transaction(ctx.db, async (tx) => {
    await tx.merchant.update({ where: { id }, data });
    await recordAudit(ctx, tx, { action: "settings.webhook_keys_renewed", objectId: id });
  });
  return keys;
}
