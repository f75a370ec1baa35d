/** Decides whether a merchant's gateways can serve a session (Spec, "Session requests" 1 to 8). */
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";
import type { GatewayAccount, Plugin } from "./account";

export type IntendedUse = {
  readonly type: Plugin;
  readonly paymentType: PaymentType;
  readonly currency: string;
  /** True for an invoice's session, which only gateways that charge at once can settle. */
  readonly isInvoiced?: boolean;
};

export const TWO_WALLETS =
  "Multiple wallets of the same provider are available for this currency across the selected payment gateways. Only one wallet per provider may be available for a transaction.";

/**
 * Why the gateways cannot serve the session, as the error message of `pg_codes`, or null. The first reason
 * counts: unknown code, no gateway for the currency, plugin, tokenization, auto-debit, authorization under
 * `auto_pay` or for an invoice, two wallets of a provider.
 */
export function gatewayRefusal(
  accounts: readonly GatewayAccount[],
  codes: readonly string[],
  use: IntendedUse,
): string | null {
  const unknown = codes.find((code) => !accounts.some((account) => account.code === code));
  if (unknown !== undefined) return `"${unknown}" is not a valid choice.`;
  const accepting = accounts.filter((account) => account.acceptedCurrencies.some((code) => code === use.currency));
  if (accepting.length === 0) return `None of the selected payment gateways accepts ${use.currency}.`;
  for (const refusal of [pluginRefusal, tokenRefusal, autoDebitRefusal, authorizeRefusal]) {
    for (const account of accounts) {
      const reason = refusal(account, use);
      if (reason !== null) return reason;
    }
  }
  return sharesWalletProvider(accepting) ? TWO_WALLETS : null;
}

function needsOf({ paymentType }: IntendedUse) {
  return PAYMENT_TYPES[paymentType].gateway;
}

function pluginRefusal(account: GatewayAccount, use: IntendedUse): string | null {
  return account.plugins.includes(use.type) ? null : `Payment gateway ${account.code} is not enabled for ${use.type}.`;
}

function tokenRefusal(account: GatewayAccount, use: IntendedUse): string | null {
  if (!needsOf(use).tokenizes || account.isTokenizable) return null;
  return `Payment gateway ${account.code} does not support tokenization.`;
}

function autoDebitRefusal(account: GatewayAccount, use: IntendedUse): string | null {
  if (!needsOf(use).debitsLater || account.autoDebitEnabled) return null;
  return `Payment gateway ${account.code} does not support auto-debit.`;
}

function authorizeRefusal(account: GatewayAccount, use: IntendedUse): string | null {
  if (account.operation === "purchase" || !(needsOf(use).purchasesOnly || use.isInvoiced)) return null;
  const what = use.isInvoiced ? "an invoice" : use.paymentType;
  return `Payment gateway ${account.code} only authorizes; ${what} needs one that charges at once.`;
}

function sharesWalletProvider(accounts: readonly GatewayAccount[]): boolean {
  const providers = accounts.flatMap((account) => [...new Set(account.walletProviders)]);
  return new Set(providers).size < providers.length;
}
