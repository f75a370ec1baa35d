/** Wallet providers: the code in settings and payments, the slug in paths (Spec, "Names"). */

/** The provider available to every merchant. */
export const DEFAULT_WALLET = "wallet_sarraf";

const PREFIX = "wallet_";

/** The slug's provider code: `sarraf` is `wallet_sarraf`. */
export function providerOf(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The code's slug: `wallet_sarraf` is `sarraf`. */
export function slugOf(provider: string): string {
  return provider.slice(PREFIX.length);
}
