/** A decimal string with the currency's decimals, such as `10.500` KWD. */
export type WireMoney = { readonly amount: string; readonly currency: string };

/** All amounts are in the charged currency; `charge` and `fee` add up to `total`. */
export type CheckoutCharge = {
  charge: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
  /**
   * Units of the charged currency per unit of the session's currency, as a decimal string; null if both are
   * the same.
   */
  exchangeRate: string | null;
};

export type CheckoutPrice = CheckoutCharge & {
  /** The price if wallet credit pays a part; null without credit, or if the method cannot charge the rest. */
  withWallet: CheckoutCharge | null;
};
