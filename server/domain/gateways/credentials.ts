import type { Ctx } from "@/server/kernel/types";
import { accountRow } from "./check-account";
import { type FieldsView, shownFields } from "./core/account-fields";
import { previousKeys } from "./core/signing-keys";
import { type GivenFields, storeGatewayFields } from "./key-account";
import { openAccount } from "./open-account";
import { gatewayOf } from "./registry";

/**
 * Stores account fields, encrypted in one column, and returns which are set.
 * @throws {NotFound} {InvalidFields} {Conflict} as {@link storeGatewayFields}
 */
export async function setGatewayFields(ctx: Ctx, given: GivenFields): Promise<FieldsView> {
  await storeGatewayFields(ctx, given);
  return gatewayFields(ctx, given.code);
}

/**
 * Lists which fields of an account are set.
 * @throws {NotFound}
 */
export async function gatewayFields(ctx: Ctx, code: string): Promise<FieldsView> {
  const row = await accountRow(ctx, code);
  const account = openAccount(row);
  const { accountFields } = gatewayOf(row.connector);
  return {
    environment: account.environment,
    fields: shownFields(accountFields, account.values),
    set_at: row.credentialsSetAt?.toISOString() ?? null,
    notification_url: `${ctx.merchant.baseUrl}/gateway-notifications/${row.id}`,
    last_notification_at: row.notifiedAt?.toISOString() ?? null,
    last_refused_at: row.refusedAt?.toISOString() ?? null,
    refused_notifications: row.refusedNotifications,
    ignored_notifications: row.ignoredNotifications,
    identity: row.identity,
    key_refused_at: row.keyRefusedAt?.toISOString() ?? null,
    previous_keys: previousKeys(accountFields, account.values, ctx.realNow()),
  };
}
