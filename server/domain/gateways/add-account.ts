import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { lockMerchant, recordAdministration, requirePermission } from "@/server/domain/merchants";
import { InvalidFields, RateLimited } from "@/server/kernel/errors";
import { writeJson } from "@/server/kernel/exact-json";
import type { Ctx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import { accountColumns } from "./account-columns";
import { verified } from "./check-account";
import { fieldRefusals } from "./core/account-fields";
import { identityOf } from "./core/identity";
import { provisioningWait } from "./core/provisioning";
import { CODE_TAKEN } from "./create-account";
import type { AccountCheck } from "./port";
import { callerOf } from "./provision";
import { gatewayOf } from "./registry";
import { type GatewayInput, readGatewayInput } from "./schema";
import { type GatewayChanges, updateGatewayAccount } from "./update-account";

type NewAccount = {
  readonly input: GatewayInput;
  readonly values: Readonly<Record<string, string>>;
};

/**
 * Adds a gateway account whose fields the gateway accepts; a refused check stores nothing.
 * @throws {Forbidden} without `gateway.add`
 * @throws {InvalidFields} for an invalid field, a used code, or a key of the gateway's other environment
 * @throws {RateLimited} after five accounts by this user within an hour of the merchant's clock
 */
export async function addGatewayAccount(ctx: Ctx, { input, values }: NewAccount): Promise<AccountCheck> {
  requirePermission(ctx.actor, "gateway.add");
  const fields = readGatewayInput(input);
  const environment = fields.isSandbox ? "test" : "live";
  const typed = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  const given = Object.fromEntries(typed.filter(([, value]) => value !== ""));
  const errors = fieldRefusals(gatewayOf(fields.connector).accountFields, given, environment);
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
  await refuseTaken(ctx, fields.code);
  const account = { gatewayCode: fields.code, environment, name: null, values: given } as const;
  const check = await verified(ctx, fields.connector, account);
  if (!check.ok) return check;
  const identity = identityOf(environment, check.account);
  const keyed = { credentials: seal(writeJson(given)), credentialsSetAt: ctx.realNow(), identity };
  const by = { provisionedBy: callerOf(ctx.actor), provisionedAt: ctx.now() };
  const data = { id: randomUUID(), merchantId: ctx.merchant.id, ...accountColumns(fields), ...keyed, ...by };
  try {
    await transaction(ctx.db, async (tx) => {
      await lockMerchant(tx, ctx.merchant.id);
      await tx.gateway.create({ data });
      const after = { name: fields.name, connector: fields.connector, identity: identity ?? "" };
      await recordAdministration(ctx, tx, { action: "gateway.created", objectId: fields.code, after });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidFields(CODE_TAKEN);
    throw error;
  }
  return check;
}

/**
 * Checks code and rate limit before the gateway is called.
 * @throws {InvalidFields} if the code is used
 * @throws {RateLimited}
 */
async function refuseTaken(ctx: Ctx, code: string): Promise<void> {
  const where = { merchantId: ctx.merchant.id };
  const rows = await ctx.db.gateway.findMany({
    where,
    select: { code: true, provisionedBy: true, provisionedAt: true },
  });
  if (rows.some((row) => row.code === code)) throw new InvalidFields(CODE_TAKEN);
  const caller = callerOf(ctx.actor);
  const own = rows.flatMap((row) => (row.provisionedBy === caller ? (row.provisionedAt ?? []) : []));
  const wait = provisioningWait(own, ctx.now());
  if (wait !== null) throw new RateLimited(wait);
}

/**
 * Changes a gateway account for a user, and writes an audit event with the names of the changed fields.
 * @throws {Forbidden} without `gateway.add`
 * @throws {NotFound} {InvalidFields} as {@link updateGatewayAccount}
 */
export async function changeGatewayAccount(ctx: Ctx, change: GatewayChanges): Promise<void> {
  requirePermission(ctx.actor, "gateway.add");
  const { plugins, name } = await updateGatewayAccount(ctx, change);
  const after = { name, plugins: plugins.join(", ") };
  await transaction(ctx.db, (tx) => recordAudit(ctx, tx, { action: "gateway.changed", objectId: change.code, after }));
}
