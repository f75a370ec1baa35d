import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { WalletMethodView } from "../contract";

type Credit = Omit<WalletMethodView, "type" | "code"> & { carriers: readonly string[] };

export async function creditOf(ctx: Ctx, customerId: string, currencies: readonly string[]): Promise<Credit[]> {
  const rows = await ctx.db.$queryRaw<{ provider: string; currency: string; available: string; carriers: string[] }[]>`
    SELECT a.provider, a.currency, (a.balance - a.held)::text AS available, array_agg(g.code::text) AS carriers
    FROM wallet_account a JOIN gateway g ON g.merchant_id = a.merchant_id AND g.operation = 'purchase'
      AND a.provider = ANY(g.wallet_providers) AND a.currency = ANY(g.accepted_currencies)
    WHERE a.merchant_id = ${ctx.merchant.id} AND a.customer_id = ${customerId} AND a.status = 'active' AND a.balance > a.held
      AND (${currencies.length === 0} OR a.currency = ANY(${[...currencies]}))
    GROUP BY a.id ORDER BY a.currency, a.provider`;
  return rows.map(({ provider, currency: code, available, carriers }) => ({
    provider_code: provider,
    currency: code,
    available_balance: toWire(money(available, currency(code))),
    carriers,
  }));
}
