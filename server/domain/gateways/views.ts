import { toWire } from "@/server/kernel/money";
import type { Language } from "@/server/kernel/types";
import type { MethodRecordView, PaymentMethodView } from "./contract/answers";
import type { GatewayAccount, Plugin } from "./core/account";
import { gatewayName } from "./core/arabic-name";
import type { ChargeTerms } from "./core/charge-terms";
import type { Flow } from "./core/words";
import { gatewayOf } from "./registry";

export type MethodViewOptions = {
  readonly language: Language;
  /** Base address without trailing slash, for links to icons. */
  readonly baseUrl: string;
  readonly type: Plugin;
};

const ICONS: Readonly<Record<Flow, string>> = { redirect: "card", card_onsite: "card", flex_methods: "instalments" };

function iconUrl(account: GatewayAccount, baseUrl: string, extension: "svg" | "webp"): string {
  return `${baseUrl}/icons/${ICONS[account.flow]}.${extension}`;
}

function feeDescriptionOf(account: GatewayAccount, language: Language): string | null {
  return language === "ar" ? (account.feeDescriptionAr ?? account.feeDescription) : account.feeDescription;
}

/** A session's offer to pay by one gateway; `amount` includes the fee and is in the charged currency. */
export function paymentMethodView(
  account: GatewayAccount,
  terms: ChargeTerms,
  options: MethodViewOptions,
): Omit<PaymentMethodView, "branding_options"> {
  const { language, baseUrl, type } = options;
  const svg = iconUrl(account, baseUrl, "svg");
  return {
    code: account.code,
    name: gatewayName(account, language),
    amount: toWire(terms.total),
    currency_code: terms.total.currency,
    fee: toWire(terms.fee),
    fee_description: feeDescriptionOf(account, language) ?? "",
    icon: svg,
    icons: { svg, webp: iconUrl(account, baseUrl, "webp") },
    flow: account.flow,
    redirect_url: null,
    type,
    is_sandbox: account.isSandbox,
  };
}

/**
 * The discovery record of an account (Spec, "Payment method record").
 * @param baseUrl without trailing slash
 */
export function methodRecordView(account: GatewayAccount, baseUrl: string): MethodRecordView {
  const { identifier, processor, name } = gatewayOf(account.connector);
  return {
    code: account.code,
    name: account.name,
    pg: name,
    connector: { identifier, processor },
    is_sandbox: account.isSandbox,
    logo: iconUrl(account, baseUrl, "svg"),
    wallets: account.paymentServices.filter((service) => service !== "wallet"),
    payment_services: [...account.paymentServices],
    default_currency: account.defaultCurrency,
    accepted_currencies: [...account.acceptedCurrencies],
    operation: account.operation,
    operations: [...account.operations],
    is_tokenizable: account.isTokenizable,
    auto_debit_enabled: account.autoDebitEnabled,
    tags: [...account.tags],
  };
}
