import { fitAppearance } from "@/sdk/web/appearance";
import type { CheckoutAppearance, CheckoutLook, CheckoutOptions, DisplaySettings } from "@/sdk/web/types";
import type { Language } from "@/server/kernel/types";
import { DEMO_THEMES } from "./sdk-demo-themes";

/** Options of the demo: each key is a query parameter, each first value the default. */
export const DEMO_CHOICES = {
  lang: ["en", "ar"],
  mode: ["List", "BottomSheet"],
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

/**
 * Sliders and choices of the demo: each key is a query parameter; numbers are minimum, maximum and default
 * pixels.
 */
export const DEMO_VARIABLES = {
  primaryColor: { usual: "#0b6e5f" },
  radius: { least: 0, most: 32, step: 1, usual: "12" },
  spacing: { least: 3, most: 6, step: 0.25, usual: "4" },
  fontFamily: { usual: "", values: ["", "system-ui", "Georgia, serif", "Tahoma, sans-serif", "monospace"] },
} as const;
export type DemoVariable = keyof typeof DEMO_VARIABLES;

export type DemoOptions = {
  readonly chosen: Readonly<Record<DemoChoice, string>>;
  readonly forms: readonly string[];
  /** Variables of the appearance that differ from their defaults. */
  readonly appearance: CheckoutAppearance;
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
    appearance: appearanceOf(query),
  };
}

const VARIABLES = Object.keys(DEMO_VARIABLES) as DemoVariable[];

function appearanceOf(query: Query): CheckoutAppearance {
  const said = VARIABLES.flatMap((name): [string, unknown][] => {
    const text = query[name];
    if (typeof text !== "string" || text === "" || text === DEMO_VARIABLES[name].usual) return [];
    return [[name, name === "radius" || name === "spacing" ? Number(text) : text]];
  });
  return fitAppearance(Object.fromEntries(said));
}

export function demoQuery(
  { chosen, forms, appearance }: DemoOptions,
  language: Language,
  sessionId: string | null,
): string {
  const query = new URLSearchParams(sessionId === null ? {} : { session: sessionId });
  for (const name of NAMES) if (chosen[name] !== usualOf(name, language)) query.set(name, chosen[name]);
  for (const form of forms) query.append("forms", form);
  for (const name of VARIABLES) if (appearance[name] !== undefined) query.set(name, String(appearance[name]));
  return query.size === 0 ? "" : `?${query}`;
}

export function sdkOptions({ chosen, forms, appearance }: DemoOptions): Partial<CheckoutOptions> {
  const { mode, displayMode, uiMode, visibleItemsCount, defaultSelectedPgCode: pgCode } = chosen;
  const count = Number(visibleItemsCount);
  return {
    lang: chosen.lang === "ar" ? "ar" : "en",
    ...(forms.length > 0 && { formsOfPayment: forms }),
    ...(displayMode === "grid" && { displayMode }),
    ...((uiMode === "light" || uiMode === "dark") && { uiMode }),
    ...(chosen.theme !== "none" && { theme: DEMO_THEMES[chosen.theme] }),
    ...(Object.keys(appearance).length > 0 && { appearance }),
    ...(mode === "BottomSheet" && { mode }),
    ...(count !== 5 && { displaySettings: { visibleItemsCount: count } }),
    ...(pgCode !== "none" && { defaultSelectedPgCode: pgCode }),
    ...(chosen.payButtonText === "own" && { payButtonText: OWN_TEXT }),
    ...(chosen.showPaymentDetails === "no" && { showPaymentDetails: false }),
    ...(chosen.showPayButton === "no" && { showPayButton: false }),
  };
}

/** Options that `update` changes; absent options have their defaults. */
export function demoLook(options: DemoOptions): CheckoutLook {
  const { displayMode = "column", uiMode = "auto", theme = {}, appearance = {}, ...shown } = sdkOptions(options);
  const { showPaymentDetails = true, showPayButton = true, formsOfPayment = DEMO_FORMS, lang } = shown;
  const button = { showPaymentDetails, showPayButton, payButtonText: shown.payButtonText };
  return { lang, displayMode, uiMode, theme, appearance, formsOfPayment, ...button } as CheckoutLook;
}

/** Options that the web SDK reads only at `init`. */
export function demoDisplay(options: DemoOptions): DisplaySettings & { displaySettings?: DisplaySettings } {
  const { mode, displaySettings, defaultSelectedPgCode } = sdkOptions(options);
  return {
    ...(mode && { mode }),
    ...(displaySettings && { displaySettings }),
    ...(defaultSelectedPgCode && { defaultSelectedPgCode }),
  };
}

export type Place = { readonly origin: string; readonly sessionId: string };

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
