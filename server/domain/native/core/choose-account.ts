type Candidate = {
  readonly code: string;
  readonly paymentServices: readonly string[];
  readonly acceptedCurrencies: readonly string[];
};

/**
 * The gateway account named by `pgCode`, or the only one that offers the wallet in the session's currency;
 * otherwise the error message of `pg_code`. If several offer it, one must be named (Spec, "Native payment
 * request and response").
 */
export function chooseAccount<T extends Candidate>(
  accounts: readonly T[],
  asked: { readonly wallet: string; readonly currency: string; readonly pgCode: string | null },
): T | { readonly refusal: string } {
  const { wallet, currency, pgCode } = asked;
  const accepts = ({ acceptedCurrencies }: T): boolean => acceptedCurrencies.some((code) => code === currency);
  if (pgCode !== null) {
    const named = accounts.find(({ code }) => code === pgCode);
    if (named === undefined) return { refusal: `"${pgCode}" is not a valid choice.` };
    if (!named.paymentServices.includes(wallet))
      return { refusal: `Payment gateway ${pgCode} does not offer ${wallet}.` };
    return accepts(named) ? named : { refusal: `Payment gateway ${pgCode} does not accept ${currency}.` };
  }
  const able = accounts.filter((account) => account.paymentServices.includes(wallet) && accepts(account));
  const [only, ...others] = able;
  if (only === undefined) return { refusal: `None of the payment gateways of this session offers ${wallet}.` };
  return others.length === 0 ? only : { refusal: "This field is required." };
}
