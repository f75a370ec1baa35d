/** A decimal string with the currency's decimals, such as `10.500` KWD. */
export type WireMoney = { readonly amount: string; readonly currency: string };

/** `charge` and `fee` add up to `total`, all in the charged currency. */
export type CheckoutCharge = {
  charge: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
  /** Units of the charged currency per unit of the session's, a decimal string; null if they are the same. */
  exchangeRate: string | null;
};

export type CheckoutPrice = CheckoutCharge & {
  /** The charge if credit pays a part; null without credit, or if the method cannot charge the rest. */
  withWallet: CheckoutCharge | null;
};
