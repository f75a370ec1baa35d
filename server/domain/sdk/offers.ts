/** The payment methods of a session for a client SDK (Spec, "The SDK payload"). */

import { type GatewayAccount, gatewayOf, maskedNumber } from "@/server/domain/gateways";
import { isOffered, lendsMoney, type OfferedCard, servingAccount } from "@/server/domain/payments";
import type { SessionView, ViewedSession } from "@/server/domain/sessions";
import type { SetupPreload } from "@/server/domain/sessions/contract/preload";
import { countryOf } from "@/server/kernel/country";
import { toWire } from "@/server/kernel/money";
import type { MerchantFacts } from "@/server/kernel/types";
import { sdkAddresses } from "./addresses";

type Offer = SessionView["payment_methods"][number];

export type OfferFacts = {
  readonly viewed: ViewedSession;
  readonly view: SessionView;
};

type MethodEntry = SetupPreload["payment_methods"][number];

export function methodEntries({ viewed, view }: OfferFacts): MethodEntry[] {
  const { session, accounts, merchant } = viewed;
  const { submit, cancel } = sdkAddresses(merchant, session.id);
  return accounts
    .filter((account) => isOffered(account) && !lendsMoney(account))
    .flatMap((account) => {
      const offer = offerOf(view, account);
      if (offer === undefined) return [];
      const canSave = account.isTokenizable && session.customerId !== null;
      const pg = gatewayOf(account.connector).name;
      return [
        {
          ...offer,
          pg,
          submit_url: submit,
          cancel_url: cancel,
          can_save_card: canSave,
          requires_result_popup: account.requiresResultPopup,
        },
      ];
    });
}

function offerOf(view: SessionView, { code }: GatewayAccount): Offer | undefined {
  return view.payment_methods.find((offer) => offer.code === code);
}

/** An instalment method; `pre_payment_check_url` returns its plans. */
type FlexEntry = SetupPreload["flex_methods"][number];

export function flexEntries({ viewed, view }: OfferFacts): FlexEntry[] {
  const { session, accounts, merchant } = viewed;
  const { submit, preCheck } = sdkAddresses(merchant, session.id);
  return accounts.filter(lendsMoney).flatMap((account) => {
    const offer = offerOf(view, account);
    if (offer === undefined) return [];
    return [
      {
        ...offer,
        country: countryOf(merchant.region),
        public_key: null,
        submit_url: submit,
        pre_payment_options_available: true as const,
        pre_payment_check_url: preCheck,
        pre_payment_options: null,
      },
    ];
  });
}

type ServiceEntry = SetupPreload["payment_services"][number];

const WALLETS = ["apple_pay", "google_pay"] as const;

/** A mobile wallet, which asks for a phone number, then a code. Its payments are never saved. */
function mobileEntry({ viewed, view }: OfferFacts): ServiceEntry[] {
  const { session, accounts, merchant } = viewed;
  const account = servingAccount(session, accounts, "stc_pay");
  const offer = account && offerOf(view, account);
  if (!offer) return [];
  const { walletPhone, walletCode } = sdkAddresses(merchant, session.id);
  return [
    {
      code: "stc_pay",
      pg_code: account.code,
      flow: "stc_pay",
      session_id: session.id,
      amount: offer.amount,
      currency_code: offer.currency_code,
      fee: offer.fee,
      fee_description: offer.fee_description,
      can_save_card: false,
      requires_result_popup: account.requiresResultPopup,
      submit_url: walletPhone,
      payment_url: walletCode,
    },
  ];
}

/**
 * Entries of the device wallets and of the mobile wallet, each with the first gateway account that offers it
 * (Spec, "Native payments").
 */
export function serviceEntries({ viewed, view }: OfferFacts): ServiceEntry[] {
  const { session, accounts } = viewed;
  const buttons = WALLETS.flatMap((wallet) => {
    const account = servingAccount(session, accounts, wallet);
    const offer = account && offerOf(view, account);
    const entry = offer && serviceEntry(wallet, { account, offer, viewed });
    return entry ? [entry] : [];
  });
  return [...buttons, ...mobileEntry({ viewed, view })];
}

function serviceEntry(
  wallet: (typeof WALLETS)[number],
  { account, offer, viewed }: { account: GatewayAccount; offer: Offer; viewed: ViewedSession },
): ServiceEntry | null {
  const { merchant, session } = viewed;
  const desk = gatewayOf(account.connector).deviceWallets;
  if (desk === undefined) return null;
  const facts = desk.factsOf(account.code);
  const addresses = sdkAddresses(merchant, session.id);
  const shared = {
    code: wallet,
    pg_code: account.code,
    flow: wallet,
    merchant_id: facts.walletMerchantId,
    currency_code: offer.currency_code,
    country_code: countryOf(merchant.region),
    fee: offer.fee,
    fee_description: offer.fee_description,
    requires_result_popup: account.requiresResultPopup,
  };
  if (wallet === "apple_pay")
    return {
      ...shared,
      domain: domainOf(merchant),
      shop_name: merchant.name,
      amount: offer.amount,
      session_id: session.id,
      validation_url: addresses.sheet,
      payment_url: addresses.applePay,
    };
  return {
    ...shared,
    gateway: facts.gateway,
    gateway_merchant_id: facts.gatewayMerchantId,
    merchant_name: merchant.name,
    environment: facts.environment,
    total_price: offer.amount,
    payment_url: addresses.googlePay,
  };
}

export function domainOf({ baseUrl }: Pick<MerchantFacts, "baseUrl">): string {
  return new URL(baseUrl).host;
}

/** A saved card with its price, because its currency may differ. */
type CardEntry = SetupPreload["cards"][number];

/**
 * Entries of saved cards in the checkout's order: expired cards last. Cards that expire too early for this
 * session are omitted.
 */
export function cardEntries(cards: readonly OfferedCard[], { viewed }: Pick<OfferFacts, "viewed">): CardEntry[] {
  const { session, merchant } = viewed;
  const { submit, card: addressOf } = sdkAddresses(merchant, session.id);
  const usable = cards.filter(({ shown, tooShort }) => shown.isExpired || !tooShort);
  return usable.map(({ card, account, shown, terms }) => {
    const [month = "", year = ""] = shown.expiry.split("/");
    return {
      customer_id: card.customerId,
      brand: card.brand,
      name_on_card: card.nameOnCard,
      number: maskedNumber(shown.last4),
      expiry_month: month,
      expiry_year: year,
      token: card.token,
      is_preferred: false,
      is_expired: shown.isExpired,
      cvv_required: card.cvvRequired,
      pg_code: account.code,
      pg: gatewayOf(account.connector).name,
      amount: toWire(terms.total),
      currency_code: terms.total.currency,
      fee: toWire(terms.fee),
      delete_url: addressOf(card.id),
      submit_url: submit,
    };
  });
}
