import type { UnitTable } from "../../../engine/core/minor-units";

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const WHOLE = listed("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF");
const THREE_DECIMALS = listed("BHD JOD KWD OMR TND");
const NOT_TAKEN = listed("IQD LYD");

/** Stripe's currencies (https://docs.stripe.com/currencies). */
export const UNITS: UnitTable = {
  decimals: (currency) => {
    if (NOT_TAKEN.has(currency)) return null;
    if (WHOLE.has(currency)) return 0;
    return THREE_DECIMALS.has(currency) ? 3 : 2;
  },
  step: (currency) => (THREE_DECIMALS.has(currency) ? 10n : 1n),
  /** Minimum charges in Stripe's units; other currencies' minimum depends on the account's currency. */
  least: {
    ...{ AED: 200n, AUD: 50n, BRL: 50n, CAD: 50n, CHF: 50n, CZK: 1_500n, DKK: 250n, EUR: 50n, GBP: 30n },
    ...{ HKD: 400n, HUF: 17_500n, INR: 50n, JPY: 50n, MXN: 1_000n, MYR: 200n, NOK: 300n, NZD: 50n, PLN: 200n },
    ...{ RON: 200n, SEK: 300n, SGD: 50n, THB: 1_000n, USD: 50n },
  },
  // Maximum charges in Stripe's units: twelve digits for IDR, otherwise eight.
  most: 99_999_999n,
  mostIn: { IDR: 999_999_999_999n },
};
