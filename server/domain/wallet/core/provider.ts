/** Wallet providers: their code in settings and payments, their slug in paths (Spec, "Names"). */

export const DEFAULT_WALLET = "wallet_sarraf";

const PREFIX = "wallet_";

export function providerOf(slug: string): string {
  return `${PREFIX}${slug}`;
}

export function slugOf(provider: string): string {
  return provider.slice(PREFIX.length);
}
