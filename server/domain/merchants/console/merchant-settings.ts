import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import { recordAdministration } from "../administration-record";
import { newWebhookKeys, renewedKeys, type WebhookKeys } from "../keys";
import { requireUnchanged } from "../settings-changed";
import { lockMerchant } from "../statements/merchant-row";

/**
 * Sets the minutes without a request after which a console session ends.
 * @throws {SettingsChanged} if `shown` is outdated
 */
export async function changeIdleMinutes(ctx: Ctx, minutes: number, shown: JsonObject = {}): Promise<void> {
  const { id } = ctx.merchant;
  await transaction(ctx.db, async (tx) => {
    const before = await lockMerchant(tx, ctx.merchant.id);
    await requireUnchanged(ctx, tx, { before, shown });
    await tx.merchant.update({ where: { id }, data: { consoleIdleMinutes: minutes } });
    const change = {
      before: { console_idle_minutes: before.consoleIdleMinutes },
      after: { console_idle_minutes: minutes },
    };
    await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, ...change });
  });
}

/** Renews the webhook secret, which is returned only once. For 24 hours the former secret also signs. */
export async function renewWebhookKeys(ctx: Ctx): Promise<WebhookKeys> {
  const { id } = ctx.merchant;
  const keys = newWebhookKeys();
  await transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const row = await tx.merchant.findUniqueOrThrow({ where: { id } });
    await tx.merchant.update({ where: { id }, data: renewedKeys(row, keys, ctx.realNow()) });
    await recordAdministration(ctx, tx, { action: "settings.webhook_keys_renewed", objectId: id });
  });
  return keys;
}
