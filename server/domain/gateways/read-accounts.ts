/** Reads the merchant's gateway accounts. */
import type { Ctx } from "@/server/kernel/types";
import { type GatewayAccount, gatewayAccount } from "./core/account";

/**
 * The merchant's accounts with these codes, in the order of `codes`; codes that name none are left out. One
 * statement.
 */
export async function gatewaysByCode(ctx: Ctx, codes: readonly string[]): Promise<GatewayAccount[]> {
  const rows = await ctx.db.gateway.findMany({ where: { merchantId: ctx.merchant.id, code: { in: [...codes] } } });
  const byCode = new Map(rows.map((row) => [row.code, gatewayAccount(row)]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

/** Every account of the merchant, by code. */
export async function allGateways(ctx: Ctx): Promise<GatewayAccount[]> {
  const rows = await ctx.db.gateway.findMany({ where: { merchantId: ctx.merchant.id }, orderBy: { code: "asc" } });
  return rows.map(gatewayAccount);
}
