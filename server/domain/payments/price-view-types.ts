/** Amounts and prices on the hosted pages. Types only. */

/** An amount as the wire writes it: a decimal string with the currency's decimals, such as `10.500` KWD. */
export type WireMoney = { readonly amount: string; readonly currency: string };

/** What a gateway would charge: `charge` and `fee` make `total`, in the currency charged. */
export type CheckoutCharge = {
  charge: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
  /** Charged currency per unit of the session's, a decimal string; null if they are the same. */
  exchangeRate: string | null;
};

/** The price of a choice, and beside it what is left if the wallet pays its part. */
export type CheckoutPrice = CheckoutCharge & {
  /** Null if there is no credit, or if it leaves nothing that this choice could charge. */
  withWallet: CheckoutCharge | null;
};
