/** Wallet providers: the code of settings and payments, and the slug of paths (decision §1). */

/** The provider whose wallet every merchant may carry. */
export const DEFAULT_WALLET = "wallet_sarraf";

const PREFIX = "wallet_";

/** The provider code that the path's slug stands for: `sarraf` is `wallet_sarraf`. */
export function providerOf(slug: string): string {
  return `${PREFIX}${slug}`;
}
