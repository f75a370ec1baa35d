import { rowsOf } from "@/server/db/driver/named-statement";
import type { GatewayAccount } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { compare, isZero, type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { carriers, legsOf, sum, type WalletLeg } from "./core/offer";
import { USABLE } from "./statements/offer-wallet";

export type WalletOffer = {
  /** The available credit, including the session's hold, but at most the requested amount. */
  readonly amount: Money;
  readonly covers: boolean;
  readonly legs: readonly WalletLeg[];
};

export type WalletUse = {
  readonly sessionId: string;
  readonly customerId: string | null;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
};

/**
 * The wallet credit that can pay the session. Null without a customer, an amount to pay or credit, if a
 * listed gateway only authorizes, or if none offers a wallet in the currency (Spec, "Wallet rules" 3 to 5 and
 * 9).
 */
export async function offerWallet(ctx: Ctx, use: WalletUse): Promise<WalletOffer | null> {
  const { sessionId, customerId, amount } = use;
  const order = carriers(use.accounts, amount.currency);
  if (customerId === null || order.length === 0 || isZero(amount)) return null;
  const providers = order.map(({ provider }) => provider);
  const rows = await rowsOf(ctx.db, USABLE, [ctx.merchant.id, sessionId, customerId, amount.currency, providers]);
  const sources = rows.map((row) => ({ ...row, available: money(row.available, currency(amount.currency)) }));
  const legs = legsOf(amount, order, sources);
  if (legs.length === 0) return null;
  const covered = sum(
    legs.map((leg) => leg.amount),
    amount.currency,
  );
  return { amount: covered, covers: compare(covered, amount) === 0, legs };
}
