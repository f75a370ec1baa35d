/**
 * Decides which wallets may pay a session, and how much (Spec, "Wallet rules" 3, 4, 8 and 9, "Credit at the
 * checkout" 1 to 5).
 */
import type { Currency } from "@/server/kernel/currency";
import { add, isZero, type Money, smaller, subtract, zero } from "@/server/kernel/money";
import type { ChargeOperation } from "@/server/kernel/words";

export type ListedGateway = {
  readonly code: string;
  readonly operation: ChargeOperation;
  readonly acceptedCurrencies: readonly Currency[];
  readonly walletProviders: readonly string[];
};

export type Carrier = { readonly provider: string; readonly pgCode: string };

export type WalletLeg = {
  readonly provider: string;
  readonly accountId: string;
  readonly pgCode: string;
  readonly amount: Money;
};

/** A usable account with the credit available to the session, including the session's hold. */
export type Source = { readonly provider: string; readonly accountId: string; readonly available: Money };

/**
 * Wallets that the listed gateways offer in the currency, in order of use: by gateway, then by provider code.
 * Empty if a gateway only authorizes. A provider of several gateways is listed once, with the first.
 */
export function carriers(gateways: readonly ListedGateway[], currency: Currency): Carrier[] {
  if (gateways.some(({ operation }) => operation !== "purchase")) return [];
  const found = gateways
    .filter(({ acceptedCurrencies }) => acceptedCurrencies.includes(currency))
    .flatMap(({ code, walletProviders }) =>
      [...walletProviders].sort().map((provider) => ({ provider, pgCode: code })),
    );
  return found.filter(({ provider }, index) => found.findIndex((other) => other.provider === provider) === index);
}

/**
 * Splits the amount `asked` over the wallets in order, each part at most the wallet's credit; wallets without
 * credit are omitted.
 */
export function legsOf(asked: Money, order: readonly Carrier[], sources: readonly Source[]): WalletLeg[] {
  const legs: WalletLeg[] = [];
  let rest = asked;
  for (const { provider, pgCode } of order) {
    const source = sources.find((candidate) => candidate.provider === provider);
    if (source === undefined || isZero(rest)) continue;
    const amount = smaller(rest, source.available);
    if (isZero(amount)) continue;
    legs.push({ provider, pgCode, accountId: source.accountId, amount });
    rest = subtract(rest, amount);
  }
  return legs;
}

export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}
