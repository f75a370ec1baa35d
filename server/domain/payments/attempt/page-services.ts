/**
 * Wallets that a page offers beside its methods, by a payment sheet or by a phone number and a code (Spec,
 * "Wallets and instalments on pages" 1 to 3).
 */
import { type DeviceWallet, type GatewayAccount, gatewayOf, type MobileWallet } from "@/server/domain/gateways";
import { priceFor, type Session } from "@/server/domain/sessions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";

export type PageService = DeviceWallet | MobileWallet;

export const PAGE_SERVICES: readonly PageService[] = ["apple_pay", "google_pay", "samsung_pay", "stc_pay"];

/** Names of mobile wallets in both languages; device wallets show their card instead of a name. */
export const MOBILE_WALLET_NAMES: Readonly<Record<string, { readonly name: string; readonly nameAr: string }>> = {
  stc_pay: { name: "stc pay", nameAr: "stc pay" },
};

export function isPageService(text: string): text is PageService {
  return PAGE_SERVICES.some((service) => service === text);
}

export function hasSheet(service: PageService): service is DeviceWallet {
  return service !== "stc_pay";
}

/**
 * The first account that offers the wallet and can charge the session, or null. Sessions that must save a
 * card accept no wallet (Spec, "Native calls").
 */
export function servingAccount(
  session: Session,
  accounts: readonly GatewayAccount[],
  service: PageService,
): GatewayAccount | null {
  if (!PAYMENT_TYPES[session.paymentType].walletCredit) return null;
  const able = (account: GatewayAccount) =>
    account.paymentServices.includes(service) && canServe(account, service) && priceFor(session, account) !== null;
  return accounts.find(able) ?? null;
}

function canServe({ connector }: GatewayAccount, service: PageService): boolean {
  const { deviceWallets, mobileWallets } = gatewayOf(connector);
  return (hasSheet(service) ? deviceWallets : mobileWallets) !== undefined;
}
