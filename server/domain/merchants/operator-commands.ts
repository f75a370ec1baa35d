/** Functions only for `npm run merchant`, which can change any merchant (Spec, "Credentials" 7 to 12). */

import { NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import type { SettingsView, UserView } from "./contract/answers";
import { MerchantChanges } from "./contract/requests";
import { settingsView, userView } from "./views";

export type MerchantView = SettingsView & { merchant_id: string; base_url: string | null; created_at: string };

export async function listMerchants(system: SystemCtx): Promise<readonly MerchantView[]> {
  const rows = await system.db.merchant.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return rows.map((row) => ({
    merchant_id: row.id,
    ...settingsView(row),
    base_url: row.baseUrl,
    created_at: row.createdAt.toISOString(),
  }));
}

/** Base address of links (null restores the service's), and the production flag. */
export type MerchantChangesInput = { base_url?: string | null; production?: boolean };

/**
 * Changes a merchant. Setting the production flag resets the test clock, because production merchants use
 * real time.
 * @throws {NotFound}
 * @throws {InvalidFields} if the base is no http or https address
 */
export async function updateMerchant(system: SystemCtx, id: string, input: MerchantChangesInput): Promise<void> {
  const changes = readInput(MerchantChanges, input);
  const clock = changes.production === true ? { clockOffset: 0 } : {};
  const { count } = await system.db.merchant.updateMany({ where: { id }, data: { ...changes, ...clock } });
  if (count === 0) throw new NotFound(`There is no merchant ${id}.`);
}

/** @throws {NotFound} */
export async function userByName(ctx: Ctx, username: string): Promise<UserView> {
  const row = await ctx.db.merchantUser.findFirst({
    where: { username, merchantId: ctx.merchant.id, deletedAt: null },
  });
  if (row === null) throw new NotFound(`There is no user ${username}.`);
  return userView(row);
}
