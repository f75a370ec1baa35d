/** Wallets as the checkout shows them (Spec, "Wallets and instalments on pages" 1 to 3). */
import { type DeviceWallet, gatewayOf } from "@/server/domain/gateways";
import { type Attempt, chargedTotal, isUnsubmitted, priceFor, type SessionForPage } from "@/server/domain/sessions";
import type { WalletOffer } from "@/server/domain/wallet";
import { countryOf } from "@/server/kernel/country";
import { maskedPhone } from "@/server/kernel/phone";
import { MOST_WRONG_TRIES, secondsUntilResend } from "../attempt/code-limits";
import { attemptIdOf } from "../attempt/load-pay-page";
import { hasSheet, isPageService, MOBILE_WALLET_NAMES, PAGE_SERVICES, servingAccount } from "../attempt/page-services";
import { wireMoney } from "../core/pages";
import type { CheckoutMethod } from "../views";
import type { CheckoutSheet, CheckoutTry } from "../wallet-view-types";
import { priceView } from "./price-view";

export function sheetsOf({ ctx, session, gateways }: SessionForPage, offer: WalletOffer | null): CheckoutSheet[] {
  return PAGE_SERVICES.filter(hasSheet).flatMap((service) => {
    const account = servingAccount(session, gateways, service);
    const terms = account && priceFor(session, account);
    const desk = account && gatewayOf(account.connector).deviceWallets;
    if (!(account && terms && desk)) return [];
    const facts = { ...desk.factsOf(account.code), countryCode: countryOf(ctx.merchant.region) };
    const isSimulated = desk.simulatedPayload !== undefined;
    return [{ service, pgCode: account.code, isSimulated, facts, ...priceView(account, { session, terms, offer }) }];
  });
}

export function mobileWalletsOf({ session, gateways }: SessionForPage, offer: WalletOffer | null): CheckoutMethod[] {
  const account = servingAccount(session, gateways, "stc_pay");
  const terms = account && priceFor(session, account);
  if (!(account && terms)) return [];
  const price = priceView(account, { session, terms, offer });
  const { name, nameAr } = MOBILE_WALLET_NAMES.stc_pay ?? account;
  const shown = { name, nameAr, flow: "stc_pay", label: null, leavesPage: true, cardEntry: null, plans: [] };
  return [{ code: walletChoice("stc_pay"), ...shown, ...price }];
}

/** The form value for a wallet; its colon distinguishes it from codes of methods. */
export function walletChoice(service: string): string {
  return `wallet:${service}`;
}

export async function triedWallet({ ctx, session }: SessionForPage, token: string | null): Promise<CheckoutTry | null> {
  const id = token === null ? null : attemptIdOf(token);
  const attempt = session.attempts.find((each) => each.id === id);
  if (token === null || attempt === undefined || !isUnsubmitted(attempt)) return null;
  const { formOfPayment: service, connector } = attempt;
  if (!isPageService(service)) return null;
  const shared = { token, service, total: wireMoney(chargedTotal(attempt)) };
  if (hasSheet(service)) return { ...shared, payload: payloadOf(connector, service), code: null };
  return { ...shared, payload: null, code: await codeOf(ctx, attempt) };
}

function payloadOf(connector: string, wallet: DeviceWallet): string | null {
  const payload = gatewayOf(connector).deviceWallets?.simulatedPayload?.(wallet);
  return payload === undefined ? null : JSON.stringify(payload);
}

async function codeOf(ctx: SessionForPage["ctx"], { id: attemptId, connector }: Attempt): Promise<CheckoutTry["code"]> {
  const code = await ctx.db.walletCode.findUnique({ where: { attemptId } });
  if (code === null) return null;
  return {
    phone: maskedPhone(code.phone),
    secondsUntilResend: secondsUntilResend(code.sentAt, ctx.now()),
    triesLeft: MOST_WRONG_TRIES - code.wrongTries,
    testCodes: gatewayOf(connector).mobileWallets?.testCodes ?? [],
  };
}
