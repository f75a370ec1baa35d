/** Wallet providers: the code of settings and payments, and the slug of paths (Spec, "Names"). */

/** The provider whose wallet every merchant may carry. */
export const DEFAULT_WALLET = "wallet_sarraf";

const PREFIX = "wallet_";

/** The provider code of the path's slug: `sarraf` is `wallet_sarraf`. */
export function providerOf(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The slug of the provider's code: `wallet_sarraf` is `sarraf`. */
export function slugOf(provider: string): string {
  return provider.slice(PREFIX.length);
}
