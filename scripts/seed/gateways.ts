/** The gateways of the seeded merchant (decision 0055) and of `create --sandbox`. */
import type { GatewayInput } from "@/server/domain/gateways";
import { SESSION_TYPES } from "@/server/kernel/words";

const CURRENCIES = ["KWD", "USD", "SAR", "AED", "BHD", "EGP", "JPY"];
const PLUGINS = [...SESSION_TYPES];
const WALLET = {
  walletProviders: ["wallet_sarraf"],
  paymentServices: ["wallet", "apple_pay", "google_pay", "stc_pay"],
};
const NO_WALLET = { walletProviders: [], paymentServices: ["apple_pay", "google_pay", "stc_pay"] };
const TOKENS = { isTokenizable: true, autoDebitEnabled: true };

const KUWAITI = { defaultCurrency: "KWD", plugins: PLUGINS, operations: ["refund"], tags: ["test"] };
const BROAD = { ...KUWAITI, ...TOKENS, acceptedCurrencies: CURRENCIES };

export const GATEWAYS: readonly GatewayInput[] = [
  { ...BROAD, ...WALLET, code: "sandbox", name: "Sandbox", nameAr: "البوابة التجريبية" },
  {
    ...BROAD,
    ...NO_WALLET,
    code: "sandbox-auth",
    name: "Sandbox (authorize)",
    nameAr: "البوابة التجريبية (حجز)",
    operation: "authorize",
    operations: ["capture", "void", "refund"],
  },
  {
    ...KUWAITI,
    code: "sandbox-single",
    name: "Sandbox (one attempt)",
    nameAr: "البوابة التجريبية (محاولة واحدة)",
    multiAttempt: false,
  },
  {
    ...BROAD,
    ...WALLET,
    code: "sandbox-usd",
    name: "Sandbox (USD)",
    nameAr: "البوابة التجريبية (دولار)",
    defaultCurrency: "USD",
    acceptedCurrencies: ["USD"],
  },
  {
    ...BROAD,
    code: "sandbox-onsite",
    name: "Sandbox (card on page)",
    nameAr: "البوابة التجريبية (بطاقة في الصفحة)",
    flow: "card_onsite",
  },
  {
    ...KUWAITI,
    code: "sandbox-flex",
    name: "Sandbox (pay in 4)",
    nameAr: "البوابة التجريبية (أربع دفعات)",
    flow: "flex_methods",
  },
];
