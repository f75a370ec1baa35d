import { Prisma } from "@/server/db/client";
import { coalesced } from "@/server/db/driver/batching";
import { rowsOf } from "@/server/db/driver/named-statement";
import type { Gateway } from "@/server/db/generated/client";
import { partOf, selectedFields } from "@/server/db/sql-fragments";
import type { Ctx } from "@/server/kernel/types";
import { type GatewayAccount, gatewayAccount } from "./core/account";
import { ACCOUNTS_BY_CODE } from "./statements";

/** Concurrent requests for the same accounts share one statement. */
const accountsByCode = coalesced(({ ctx, codes }: { ctx: Ctx; codes: readonly string[] }) =>
  rowsOf(ctx.db, ACCOUNTS_BY_CODE, [ctx.merchant.id, codes]),
);

/** The merchant's accounts in the order of `codes`, without unknown codes. */
export async function gatewaysByCode(ctx: Ctx, codes: readonly string[]): Promise<GatewayAccount[]> {
  const { result: rows } = await accountsByCode(JSON.stringify([ctx.merchant.id, codes]), { ctx, codes });
  const byCode = new Map(rows.map((row) => [row.code, gatewayAccount(row)]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

export async function allGateways(ctx: Ctx): Promise<GatewayAccount[]> {
  const rows = await ctx.db.gateway.findMany({ where: { merchantId: ctx.merchant.id }, orderBy: { code: "asc" } });
  return rows.map(gatewayAccount);
}

export const JOINED_ACCOUNT = selectedFields("account", Prisma.GatewayScalarFieldEnum, { prefixed: true });

export type ChargingAccount = {
  readonly account: GatewayAccount;
  readonly credentials: string | null;
};

export function joinedAccount(row: object): ChargingAccount | null {
  const found = partOf<Gateway>(row, "account");
  if (found === null) return null;
  return { account: gatewayAccount({ ...found, ...listsOf(found) }), credentials: found.credentials };
}

function listsOf(row: Gateway) {
  const { acceptedCurrencies, operations, plugins, paymentServices, walletProviders, tags } = row;
  const lists = { acceptedCurrencies, operations, plugins, paymentServices, walletProviders, tags };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list ?? []]));
}
