import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import { recordAdministration } from "../administration-record";
import { newWebhookKeys, type WebhookKeys } from "../keys";
import { requireUnchanged } from "../settings-changed";

/**
 * Sets how many minutes without a request end a sign-in, from the next request on.
 * @param shown the values that the form showed @throws {SettingsChanged} if they have changed since
 */
export async function changeIdleMinutes(ctx: Ctx, minutes: number, shown: JsonObject = {}): Promise<void> {
  const { id } = ctx.merchant;
  await transaction(ctx.db, async (tx) => {
    if (Object.keys(shown).length > 0) await requireUnchanged(ctx, tx, shown);
    const { consoleIdleMinutes } = await tx.merchant.findUniqueOrThrow({ where: { id } });
    await tx.merchant.update({ where: { id }, data: { consoleIdleMinutes: minutes } });
    const [before, after] = [{ console_idle_minutes: consoleIdleMinutes }, { console_idle_minutes: minutes }];
    await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, before, after });
  });
}

/** Creates new webhook keys, returned only now; later deliveries are signed with them. */
export async function renewWebhookKeys(ctx: Ctx): Promise<WebhookKeys> {
  const { id } = ctx.merchant;
  const keys = newWebhookKeys();
  const data = { webhookHmacKey: seal(keys.hmacKey), webhookSecret: seal(keys.webhookSecret) };
  await transaction(ctx.db, async (tx) => {
    await tx.merchant.update({ where: { id }, data });
    await recordAdministration(ctx, tx, { action: "settings.webhook_keys_renewed", objectId: id });
  });
  return keys;
}
