import type { ChargeTerms, GatewayAccount } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { priceFor } from "@/server/domain/sessions";
import type { WalletOffer } from "@/server/domain/wallet";
import { isZero, subtract } from "@/server/kernel/money";
import { wireMoney } from "../core/pages";
import type { CheckoutCharge, CheckoutPrice, CheckoutWallet } from "../views";

function chargeView(account: GatewayAccount, terms: ChargeTerms): CheckoutCharge {
  const { feeDescription, feeDescriptionAr } = account;
  return {
    charge: wireMoney(terms.chargeAmount),
    fee: wireMoney(terms.fee),
    hasFee: !terms.fee.amount.isZero(),
    feeDescription,
    feeDescriptionAr,
    total: wireMoney(terms.total),
    exchangeRate: terms.exchangeRate,
  };
}

type PriceFacts = { readonly session: Session; readonly terms: ChargeTerms; readonly offer: WalletOffer | null };

export function priceView(account: GatewayAccount, { session, terms, offer }: PriceFacts): CheckoutPrice {
  const left = offer === null || offer.covers ? null : subtract(session.amount, offer.amount);
  const reduced = left && priceFor(session, account, left);
  return { ...chargeView(account, terms), withWallet: reduced && chargeView(account, reduced) };
}

export function walletView(session: Session, offer: WalletOffer | null): CheckoutWallet | null {
  if (offer === null || isZero(offer.amount)) return null;
  return {
    amount: wireMoney(offer.amount),
    covers: offer.covers,
    left: wireMoney(subtract(session.amount, offer.amount)),
    lines: offer.legs.map(({ provider, amount }) => ({ provider, amount: wireMoney(amount) })),
  };
}
