import type { CheckoutOptions } from "@/sdk/web/types";
import type { Language } from "@/server/kernel/types";
import { DEMO_THEMES } from "./sdk-demo-themes";

/** Options of the demo: each key is a query parameter, each first value the default. */
export const DEMO_CHOICES = {
  lang: ["en", "ar"],
  displayMode: ["column", "grid"],
  uiMode: ["auto", "light", "dark"],
  theme: ["none", ...Object.keys(DEMO_THEMES)],
  visibleItemsCount: ["5", "1", "2"],
  defaultSelectedPgCode: ["none", "sandbox", "sandbox-onsite", "sandbox-flex"],
  payButtonText: ["none", "own"],
  showPaymentDetails: ["yes", "no"],
  showPayButton: ["yes", "no"],
} as const;
export type DemoChoice = keyof typeof DEMO_CHOICES;

export const DEMO_FORMS = [
  "cardOnsite",
  "tokenPay",
  "redirect",
  "applePay",
  "googlePay",
  "stcPay",
  "flexMethods",
  "wallet",
] as const;

export type DemoOptions = {
  readonly chosen: Readonly<Record<DemoChoice, string>>;
  readonly forms: readonly string[];
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

const NAMES = Object.keys(DEMO_CHOICES) as DemoChoice[];
const OWN_TEXT = { en: "Place the order", ar: "أكمل الطلب" };

function usualOf(name: DemoChoice, language: Language): string {
  return name === "lang" ? language : DEMO_CHOICES[name][0];
}

/** Reads the demo's options; unknown values are omitted. */
export function demoOptions(query: Query, language: Language): DemoOptions {
  const chosen = (name: DemoChoice): string => {
    const given = query[name];
    const values: readonly string[] = DEMO_CHOICES[name];
    return typeof given === "string" && values.includes(given) ? given : usualOf(name, language);
  };
  const asked = [query.forms ?? []].flat();
  return {
    chosen: Object.fromEntries(NAMES.map((name) => [name, chosen(name)])) as DemoOptions["chosen"],
    forms: DEMO_FORMS.filter((form) => asked.includes(form)),
  };
}

export function demoQuery({ chosen, forms }: DemoOptions, language: Language, sessionId: string | null): string {
  const query = new URLSearchParams(sessionId === null ? {} : { session: sessionId });
  for (const name of NAMES) if (chosen[name] !== usualOf(name, language)) query.set(name, chosen[name]);
  for (const form of forms) query.append("forms", form);
  return query.size === 0 ? "" : `?${query}`;
}

/** Options of `Checkout.init` besides those of the session, without defaults. */
export function sdkOptions({ chosen, forms }: DemoOptions): Partial<CheckoutOptions> {
  const { displayMode, uiMode, visibleItemsCount, defaultSelectedPgCode: pgCode } = chosen;
  const count = Number(visibleItemsCount);
  return {
    lang: chosen.lang === "ar" ? "ar" : "en",
    ...(forms.length > 0 && { formsOfPayment: forms }),
    ...(displayMode === "grid" && { displayMode }),
    ...((uiMode === "light" || uiMode === "dark") && { uiMode }),
    ...(chosen.theme !== "none" && { theme: DEMO_THEMES[chosen.theme] }),
    ...(count !== 5 && { displaySettings: { visibleItemsCount: count } }),
    ...(pgCode !== "none" && { defaultSelectedPgCode: pgCode }),
    ...(chosen.payButtonText === "own" && { payButtonText: OWN_TEXT }),
    ...(chosen.showPaymentDetails === "no" && { showPaymentDetails: false }),
    ...(chosen.showPayButton === "no" && { showPayButton: false }),
  };
}

type Place = { readonly origin: string; readonly sessionId: string };

export function demoScript(options: DemoOptions, { origin, sessionId }: Place): string {
  const shown = { selector: "pay", merchant_id: new URL(origin).host, apiKey: "pk_…", session_id: sessionId };
  const init = JSON.stringify({ ...shown, ...sdkOptions(options) }, null, 2);
  return `<div id="pay"></div>
<script src="${origin}/sdk/v3/checkout.min.js"
  data-success="onSuccess" data-cancel="onCancel" data-error="onError"></script>
<script>
  function onSuccess(result) { location.assign(result.redirect_url || "/thanks"); }
  function onCancel(result) { console.log(result.message); }
  function onError(result) { console.log(result.message); }
  Checkout.init(${init.replaceAll("\n", "\n  ")});
</script>`;
}

export function demoComponent(options: DemoOptions, { origin, sessionId }: Place): string {
  const looks = Object.entries(sdkOptions(options)).map(([name, value]) => `\n  ${name}={${JSON.stringify(value)}}`);
  return `import { CheckoutEmbed } from "@sarraf/checkout-react";

<CheckoutEmbed
  script={{ src: "${origin}/sdk/v3/checkout.min.js" }}
  merchant_id="${new URL(origin).host}"
  apiKey="pk_…"
  session_id="${sessionId}"${looks.join("")}
  onSuccess={(result) => location.assign(result.redirect_url ?? "/thanks")}
/>`;
}
