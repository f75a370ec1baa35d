/** What a gateway would charge, as the pages show it. */

import { isZero, subtract } from "../../kernel/money";
import { type ChargeTerms, chargeTerms, type GatewayAccount } from "../gateways";
import { type SessionRow, sessionAmount } from "../sessions";
import type { WalletOffer } from "../wallet";
import { wireMoney } from "./core/pages";
import { hasFee } from "./start-attempt";
import type { CheckoutCharge, CheckoutPrice, CheckoutWallet } from "./views";

/** Charge, fee and total on this account, in the currency charged. */
function chargeView(account: GatewayAccount, terms: ChargeTerms): CheckoutCharge {
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

type Priced = { readonly session: SessionRow; readonly terms: ChargeTerms; readonly offer: WalletOffer | null };

/** The price on this account, as it is and with the offered credit. */
export function priceView(account: GatewayAccount, { session, terms, offer }: Priced): CheckoutPrice {
  const left = offer === null || offer.covers ? null : subtract(sessionAmount(session), offer.amount);
  const reduced = left && chargeTerms(account, left, { wholeFee: hasFee(session.paymentType) });
  return { ...chargeView(account, terms), withWallet: reduced && chargeView(account, reduced) };
}

/** The offered credit as the checkout shows it. */
export function walletView(session: SessionRow, offer: WalletOffer | null): CheckoutWallet | null {
  if (offer === null || isZero(offer.amount)) return null;
  return {
    amount: wireMoney(offer.amount),
    covers: offer.covers,
    left: wireMoney(subtract(sessionAmount(session), offer.amount)),
    lines: offer.legs.map(({ provider, amount }) => ({ provider, amount: wireMoney(amount) })),
  };
}
