/** What a gateway would charge, as the pages show it. */
import type { ChargeTerms, GatewayAccount } from "../gateways";
import { wireMoney } from "./core/pages";
import type { CheckoutCharge } from "./views";

/** Charge, fee and total on this account, in the currency charged. */
export function chargeView(account: GatewayAccount, terms: ChargeTerms): CheckoutCharge {
  const { feeDescription, feeDescriptionAr } = account;
  return {
    charge: wireMoney(terms.chargeAmount),
    fee: wireMoney(terms.fee),
    hasFee: !terms.fee.amount.isZero(),
    feeDescription,
    feeDescriptionAr,
    total: wireMoney(terms.total),
  };
}
