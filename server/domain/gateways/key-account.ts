/** Stores the fields of gateway accounts; secrets are encrypted. */
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { recordAdministration, requirePermission } from "@/server/domain/merchants";
import { Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import { writeJson } from "@/server/kernel/exact-json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import { type AccountRow, accountRow, verified } from "./check-account";
import { fieldRefusals } from "./core/account-fields";
import { identityOf } from "./core/identity";
import type { Account, AccountField } from "./core/opened-account";
import { declaredValues, withoutPreviousKey, withPreviousKeys } from "./core/signing-keys";
import { openAccount } from "./open-account";
import type { AccountCheck } from "./port";
import { gatewayOf } from "./registry";
import { hasOpenPayments, lockGatewayByCode } from "./statements";

/** Fields to change: values by name; an empty text clears a field, absent fields are unchanged. */
export type GivenFields = { readonly code: string; readonly values: Readonly<Record<string, string>> };

export const ANOTHER_ACCOUNT =
  "This key may belong to another account. Payments of the current account are not finished yet.";
const CHANGED_MEANWHILE = "The account was changed meanwhile.";

/**
 * Checks account fields at the gateway and stores them if it accepts them. Writes an audit event with the
 * names of the changed fields.
 * @throws {NotFound}
 * @throws {Forbidden} without `gateway.add`
 * @throws {InvalidFields} for an unknown or missing field, a key of the other environment, or another account
 * while the present one has unfinished payments
 * @throws {Conflict} if the account was changed during the check
 */
export async function keyGatewayAccount(ctx: Ctx, given: GivenFields): Promise<AccountCheck> {
  requirePermission(ctx.actor, "gateway.add");
  const row = await accountRow(ctx, given.code);
  const change = changeOf(row, given.values);
  const check = await verified(ctx, row.connector, change.account);
  if (check.ok) await store(ctx, row, { ...change, identity: identityOf(change.account.environment, check.account) });
  return check;
}

/**
 * Stores account fields without a check, unless they may lead to another account while payments of the
 * present one are not finished.
 * @throws as {@link keyGatewayAccount}
 */
export async function storeGatewayFields(ctx: Ctx, given: GivenFields): Promise<void> {
  const row = await accountRow(ctx, given.code);
  const change = changeOf(row, given.values);
  if (row.identity === null || !change.mayMove) return store(ctx, row, { ...change, identity: row.identity });
  const check = await verified(ctx, row.connector, change.account);
  const identity = check.ok ? identityOf(change.account.environment, check.account) : null;
  await store(ctx, row, { ...change, identity });
}

/**
 * Makes a previous signing key invalid.
 * @throws {NotFound} if the merchant has no account with that code, or the connector no such field
 * @throws {Forbidden} without `gateway.add`
 */
export async function endPreviousKey(ctx: Ctx, { code, field }: { code: string; field: string }): Promise<void> {
  requirePermission(ctx.actor, "gateway.add");
  await transaction(ctx.db, async (tx) => {
    const row = await lockedRow(ctx, tx, code);
    if (!gatewayOf(row.connector).accountFields.some(({ name, signs }) => signs === true && name === field))
      throw new NotFound();
    const values = withoutPreviousKey(openAccount(row).values, field);
    await tx.gateway.update({ where: { id: row.id }, data: { credentials: seal(writeJson(values)) } });
    await recordAudit(ctx, tx, { action: "gateway.previous_key_ended", objectId: code, after: { field } });
  });
}

type Change = {
  readonly account: Account;
  readonly stored: Account["values"];
  readonly changed: readonly string[];
  readonly mayMove: boolean;
};

function changeOf(row: AccountRow, values: GivenFields["values"]): Omit<Change, "stored"> {
  const { accountFields } = gatewayOf(row.connector);
  const opened = openAccount(row);
  const present = declaredValues(accountFields, opened.values);
  const given = Object.entries({ ...present, ...values }).map(([name, value]) => [name, value.trim()] as const);
  const merged = Object.fromEntries(given.filter(([, value]) => value !== ""));
  const errors = fieldRefusals(accountFields, merged, opened.environment);
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
  const changed = accountFields.filter(({ name }) => present[name] !== merged[name]);
  return {
    account: { ...opened, values: merged },
    changed: changed.map(({ name }) => name),
    mayMove: changed.some(({ identifies }) => identifies === true),
  };
}

type NewState = Omit<Change, "stored"> & { readonly identity: string | null };

/**
 * @param row the account as read before the check
 * @throws {Conflict} if the stored row has changed since
 */
async function store(ctx: Ctx, row: AccountRow, { account, changed, mayMove, identity }: NewState): Promise<void> {
  const { accountFields } = gatewayOf(row.connector);
  await transaction(ctx.db, async (tx) => {
    const locked = await lockedRow(ctx, tx, row.code);
    if (locked.credentials !== row.credentials || locked.isSandbox !== row.isSandbox)
      throw new Conflict(CHANGED_MEANWHILE);
    const isOther = row.identity !== null && identity !== row.identity;
    if (isOther && (await hasOpenPayments(tx, row))) throw new InvalidFields(refusedMove(accountFields, changed));
    const at = ctx.realNow();
    const before = openAccount(row).values;
    const stored = withPreviousKeys(accountFields, { before, after: account.values, at });
    const data = { credentials: seal(writeJson(stored)), credentialsSetAt: at, identity, keyRefusedAt: null };
    await tx.gateway.update({ where: { id: row.id }, data });
    const after = { fields: changed.join(", "), identity: identity ?? "" };
    if (changed.length > 0) await recordAdministration(ctx, tx, { action: "gateway.keyed", objectId: row.code, after });
    if (mayMove && isOther) ctx.log.warn({ gateway: row.code, identity }, "A gateway account was replaced.");
  });
}

function refusedMove(fields: readonly AccountField[], changed: readonly string[]) {
  const moved = fields.find(({ name, identifies }) => identifies === true && changed.includes(name));
  return { [moved?.name ?? changed[0] ?? "code"]: [ANOTHER_ACCOUNT] };
}

async function lockedRow(ctx: Ctx, tx: Tx, code: string): Promise<AccountRow> {
  const merchantId = ctx.merchant.id;
  await lockGatewayByCode(tx, merchantId, code);
  const row = await tx.gateway.findUnique({ where: { merchantId_code: { merchantId, code } } });
  if (row === null) throw new NotFound();
  return row;
}
