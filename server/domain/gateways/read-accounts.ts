/** Reads the merchant's gateway accounts. */
import { Prisma } from "@/server/db/client";
import { partOf, selected } from "@/server/db/fields";
import type { Gateway } from "@/server/db/generated/client";
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

/** The columns of an account that a statement joins as `account`. */
export const JOINED_ACCOUNT = selected("account", Prisma.GatewayScalarFieldEnum, { prefixed: true });

/** An account as a charge needs it. */
export type ChargingAccount = {
  readonly account: GatewayAccount;
  /** Sealed. */
  readonly credentials: string | null;
};

/** The account in a row with {@link JOINED_ACCOUNT}, null where the join found none. */
export function joinedAccount(row: object): ChargingAccount | null {
  const found = partOf<Gateway>(row, "account");
  if (found === null) return null;
  return { account: gatewayAccount({ ...found, ...listsOf(found) }), credentials: found.credentials };
}

/** A list that was never written is null in its column. */
function listsOf(row: Gateway) {
  const { acceptedCurrencies, operations, plugins, paymentServices, walletProviders, tags } = row;
  const lists = { acceptedCurrencies, operations, plugins, paymentServices, walletProviders, tags };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list ?? []]));
}
