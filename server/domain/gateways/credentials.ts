/** An account's fields at its gateway: stored encrypted, shown by their last characters. */

import { transaction } from "@/server/db/transactions/transaction";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { writeJson } from "@/server/kernel/exact-json";
import type { Ctx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import { type FieldsView, fieldRefusals, shownFields } from "./core/account-fields";
import type { Account } from "./core/opened-account";
import { declaredValues, withPreviousKeys } from "./core/signing-keys";
import { openAccount } from "./open-account";
import { type AccountCheck, GatewayUnreachable } from "./port";
import { gatewayOf } from "./registry";
import { lockGatewayByCode } from "./statements";

/** Values by field name; an empty text clears a field, an absent field is unchanged. */
export type GivenFields = { readonly code: string; readonly values: Readonly<Record<string, string>> };

/**
 * Stores the fields encrypted in one column, and returns which are set.
 * @throws {NotFound} if the merchant has no account with that code
 * @throws {InvalidFields} for a field that the connector does not have, a missing field, or a key of the
 *   gateway's other environment
 */
export async function setGatewayFields(ctx: Ctx, { code, values }: GivenFields): Promise<FieldsView> {
  const merchantId = ctx.merchant.id;
  await transaction(ctx.db, async (tx) => {
    await lockGatewayByCode(tx, merchantId, code);
    const row = await tx.gateway.findUnique({ where: { merchantId_code: { merchantId, code } } });
    if (row === null) throw new NotFound();
    const { values: kept, environment } = openAccount(row);
    const { accountFields } = gatewayOf(row.connector);
    const present = declaredValues(accountFields, kept);
    const given = Object.entries({ ...present, ...values }).map(([name, value]) => [name, value.trim()] as const);
    const merged = Object.fromEntries(given.filter(([, value]) => value !== ""));
    const errors = fieldRefusals(accountFields, merged, environment);
    if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
    const at = ctx.realNow();
    const stored = withPreviousKeys(accountFields, { before: kept, after: merged, at });
    const data = { credentials: seal(writeJson(stored)), credentialsSetAt: at };
    await tx.gateway.update({ where: { id: row.id }, data });
  });
  return gatewayFields(ctx, code);
}

/** Which fields are set. @throws {NotFound} if the merchant has no account with that code */
export async function gatewayFields(ctx: Ctx, code: string): Promise<FieldsView> {
  const row = await accountRow(ctx, code);
  const account = openAccount(row);
  return {
    environment: account.environment,
    fields: shownFields(gatewayOf(row.connector).accountFields, account.values),
    set_at: row.credentialsSetAt?.toISOString() ?? null,
    notification_url: `${ctx.merchant.baseUrl}/gateway-notifications/${row.id}`,
    last_notification_at: row.notifiedAt?.toISOString() ?? null,
    last_refused_at: row.refusedAt?.toISOString() ?? null,
    refused_notifications: row.refusedNotifications,
    ignored_notifications: row.ignoredNotifications,
  };
}

/**
 * Checks the account by a call to its gateway that moves no money. A gateway that does not answer is the
 * cause `network`.
 * @throws {NotFound} if there is no such account
 */
export async function checkGatewayAccount(ctx: Ctx, code: string): Promise<AccountCheck> {
  const row = await accountRow(ctx, code);
  return verified(ctx, row.connector, openAccount(row));
}

async function verified(ctx: Ctx, connector: string, account: Account): Promise<AccountCheck> {
  try {
    return await gatewayOf(connector).verifyAccount(ctx, account);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return { ok: false, cause: "network", field: "", why: error.message };
  }
}

async function accountRow(ctx: Ctx, code: string) {
  const row = await ctx.db.gateway.findUnique({
    where: { merchantId_code: { merchantId: ctx.merchant.id, code } },
  });
  if (row === null) throw new NotFound();
  return row;
}
