type Candidate = {
  readonly code: string;
  readonly walletProviders: readonly string[];
  readonly acceptedCurrencies: readonly string[];
};

type WalletRequest = { readonly pgCode: string | null; readonly currency: string };

/**
 * Returns the gateway accounts, or only the named one, with the wallets that may pay; or the error message of
 * `pg_code` if the named account is not the session's, or has no wallet in its currency.
 */
export function walletsThatPay<T extends Candidate>(
  accounts: readonly T[],
  { pgCode, currency }: WalletRequest,
): readonly T[] | { readonly refusal: string } {
  if (pgCode === null) return accounts;
  const named = accounts.find(({ code }) => code === pgCode);
  if (named === undefined) return { refusal: `"${pgCode}" is not a valid choice.` };
  if (named.walletProviders.length === 0) return { refusal: `Payment gateway ${pgCode} has no wallet.` };
  if (!named.acceptedCurrencies.some((code) => code === currency))
    return { refusal: `Payment gateway ${pgCode} does not accept ${currency}.` };
  return accounts.map((account) => (account === named ? account : { ...account, walletProviders: [] }));
}

/**
 * Restricts an account to the wallet that a one-step payment names, or returns the error message of
 * `wallet_code`, which is required if the account has several wallets.
 */
export function withOneWallet<T extends Candidate>(account: T, code: string | null): T | { readonly refusal: string } {
  const { walletProviders } = account;
  if (code !== null && !walletProviders.includes(code)) return { refusal: `"${code}" is not a valid choice.` };
  if (code === null && walletProviders.length > 1) return { refusal: "This field is required." };
  return code === null ? account : { ...account, walletProviders: [code] };
}
