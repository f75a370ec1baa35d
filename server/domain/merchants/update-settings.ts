import { merchantFacts } from "@/server/context";
import type { Prisma } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { Forbidden } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { requireKeysAdminister } from "./administering";
import { recordSettings } from "./administration-record";
import type { SettingsView } from "./contract/answers";
import type { SettingsPatch } from "./contract/requests";
import { tellReminderDays } from "./on-reminder-days";
import { tellZoneChange } from "./on-zone-change";
import { requireUnchanged } from "./settings-changed";
import { type LockedMerchant, lockMerchant } from "./statements/merchant-row";
import { settingsAddress } from "./stored-address";
import { settingsView } from "./views";

/**
 * Writes changed settings; existing sessions keep the former ones (Spec, "Merchant administration"). Due
 * times on a civil day move with the time zone (Spec, "Creating and billing subscriptions").
 * @param shown the values that the form showed, by their API names
 * @throws {Forbidden} for a key without administration, or one that changes approval rules with amounts
 * @throws {Busy}
 * @throws {SettingsChanged} if a shown setting has changed
 */
export async function updateSettings(ctx: Ctx, patch: SettingsPatch, shown: JsonObject = {}): Promise<SettingsView> {
  requireAdministration(ctx, patch);
  return transaction(ctx.db, async (tx) => {
    const before = await lockMerchant(tx, ctx.merchant.id);
    requireUserForApproval(ctx, before, patch);
    await requireUnchanged(ctx, tx, { before, shown });
    const [from, to = from] = [before.timezone, patch.timezone];
    if (from !== to) await tellZoneChange(ctx, tx, { from, to });
    const days = patch.invoiceReminderDays;
    if (from !== to || days !== undefined)
      await tellReminderDays(ctx, tx, { days: days ?? before.invoiceReminderDays, timezone: to });
    if (patch.webhookUrl == null) return writeSettings(ctx, tx, { before, data: patch });
    const url = { sent: patch.webhookUrl, before: before.webhookUrl };
    const { webhookUrl, isCredentialChanged } = await settingsAddress(ctx, tx, url);
    return writeSettings(ctx, tx, { before, data: { ...patch, webhookUrl }, isCredentialChanged });
  });
}

/** Columns that keys may not change while administration by keys is off, because a key may leak. */
const ADMINISTERED = ["webhookUrl", "operationApprovalEnabled", "approvalAmounts", "keysAdminister"] as const;

/** @throws {Forbidden} for a key that changes an administered column while administration by keys is off */
function requireAdministration(ctx: Ctx, patch: SettingsPatch): void {
  if (ADMINISTERED.some((name) => patch[name] !== undefined)) requireKeysAdminister(ctx);
}

/**
 * @throws {Forbidden} for a key that changes approval rules with amounts, to which its own operations are
 * subject
 */
function requireUserForApproval({ actor }: Ctx, before: LockedMerchant, patch: SettingsPatch): void {
  if (!("keyId" in actor) || (patch.approvalAmounts ?? patch.operationApprovalEnabled) === undefined) return;
  if (Object.keys(merchantFacts(before).approvalAmounts).length > 0) throw new Forbidden(USERS_ALONE);
}

const USERS_ALONE = "Only a user changes the approval while it has amounts.";

type SettingsChange = {
  readonly before: LockedMerchant;
  readonly data: Prisma.MerchantUncheckedUpdateInput;
  /** True if the webhook address has another user name or password, but looks the same when shown. */
  readonly isCredentialChanged?: boolean;
};

export async function writeSettings(
  ctx: Ctx,
  tx: Tx,
  { before, data, isCredentialChanged = false }: SettingsChange,
): Promise<SettingsView> {
  const { id } = ctx.merchant;
  const after = settingsView(await tx.merchant.update({ where: { id }, data }));
  await recordSettings(ctx, tx, { objectId: id, before: settingsView(before), after, isCredentialChanged });
  return after;
}
