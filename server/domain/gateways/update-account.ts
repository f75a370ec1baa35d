import { transaction } from "@/server/db/transactions/transaction";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { accountColumns } from "./account-columns";
import { type GatewayAccount, gatewayAccount } from "./core/account";
import { fieldRefusals } from "./core/account-fields";
import { ANOTHER_ACCOUNT } from "./key-account";
import { openAccount } from "./open-account";
import { gatewayOf } from "./registry";
import { type GatewayInput, readGatewayInput } from "./schema";
import { hasOpenPayments, lockGatewayByCode } from "./statements";

export type GatewayChanges = { readonly code: string; readonly changes: Partial<Omit<GatewayInput, "code">> };

/**
 * Changes a gateway account; the result must satisfy the rules of new accounts. Sessions that list the
 * account use the change at once.
 * @throws {NotFound}
 * @throws {InvalidFields} if the changed account breaks a rule, or its keys belong to the other environment
 */
export async function updateGatewayAccount(ctx: Ctx, { code, changes }: GatewayChanges): Promise<GatewayAccount> {
  const merchantId = ctx.merchant.id;
  return transaction(ctx.db, async (tx) => {
    await lockGatewayByCode(tx, merchantId, code);
    const row = await tx.gateway.findUnique({ where: { merchantId_code: { merchantId, code } } });
    if (row === null) throw new NotFound();
    const { feeFixed, feePercent, ...rest } = gatewayAccount(row);
    const current = { ...rest, feeFixed: feeFixed?.toFixed() ?? null, feePercent: feePercent?.toFixed() ?? null };
    const fields = readGatewayInput({ ...current, ...given(changes) });
    const { values, environment } = openAccount({ ...row, isSandbox: fields.isSandbox });
    const errors = fieldRefusals(gatewayOf(fields.connector).accountFields, values, environment);
    if (row.credentials !== null && Object.keys(errors).length > 0) throw new InvalidFields(errors);
    const isMoved = fields.isSandbox !== row.isSandbox || fields.connector !== row.connector;
    if (isMoved && row.identity !== null && (await hasOpenPayments(tx, row)))
      throw new InvalidFields({ is_sandbox: [ANOTHER_ACCOUNT] });
    const data = { ...accountColumns(fields), ...(isMoved && { identity: null }) };
    return gatewayAccount(await tx.gateway.update({ where: { id: row.id }, data }));
  });
}

function given<T extends object>(changes: T): Partial<T> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;
}
