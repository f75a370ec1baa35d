/** Checks the host page's options before any request. */
import { appearanceMistake, fitAppearance, fitFonts, fontsMistake } from "./appearance";
import { formsOf } from "./forms";
import { warn } from "./results";
import type {
  CheckoutAppearance,
  CheckoutFont,
  CheckoutFunctions,
  CheckoutLook,
  CheckoutOptions,
  CheckoutTheme,
  WalletInit,
} from "./types";

/** The host page's options after validation, with defaults. */
export type ReadyOptions = {
  readonly element: HTMLElement;
  readonly base: string;
  readonly apiKey: string;
  readonly sessionId: string;
  readonly preload: unknown;
  readonly functions: CheckoutFunctions;
  /** Milliseconds after which a success popup redirects; 0 means when the customer closes the popup. */
  readonly popupDelayMs: number;
  readonly visibleItems: number;
  readonly preselected: string;
  readonly isSheet: boolean;
  /** True if only the device wallets' buttons are shown. */
  readonly isExpress: boolean;
  /** True if the page itself shows the payment, in an app. The service has then checked the key. */
  readonly isNative?: boolean;
  readonly fonts: readonly CheckoutFont[];
  readonly walletInits: Readonly<Record<string, WalletInit>>;
  readonly look: ReadyLook;
  readonly sessionLoader: CheckoutOptions["sessionLoader"];
};

export type ReadyLook = {
  readonly lang: "en" | "ar";
  /** Forms of payment that the frame shows; null for all. */
  readonly forms: readonly string[] | null;
  readonly isGrid: boolean;
  readonly scheme: "light" | "dark" | "auto";
  readonly theme: CheckoutTheme;
  readonly appearance: CheckoutAppearance;
  readonly payText: { readonly en: string; readonly ar: string } | null;
  readonly showsDetails: boolean;
  readonly showsButton: boolean;
};

export const VISIBLE_ITEMS = 5;

function elementOf(selector: unknown): HTMLElement | null {
  if (selector instanceof HTMLElement) return selector;
  return typeof selector === "string" ? document.getElementById(selector.replace(/^#/, "")) : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Origin of the service on the domain: the script's own origin if its domain is the same, else https (http
 * for local addresses).
 */
export function baseOf(merchantId: string, scriptUrl: string): string {
  const from = urlOf(scriptUrl);
  if (from !== null && (from.host === merchantId || from.hostname === merchantId)) return from.origin;
  const local = /^(localhost|127\.0\.0\.1)(:|$)/.test(merchantId);
  return `${local ? "http" : "https"}://${merchantId}`;
}

export function isSessionId(text: unknown): text is string {
  return typeof text === "string" && /^[-\w]+$/.test(text);
}

export function isPrivateKey(key: string): boolean {
  return /^[sr]k_/.test(key);
}

/** Returns a sentence that says why the options are invalid; null if they are valid. */
export function mistakeIn(options: CheckoutOptions): string | null {
  for (const name of ["selector", "merchant_id", "apiKey", "session_id"] as const)
    if (!options?.[name]) return `The option ${name} is required.`;
  if (elementOf(options.selector) === null) return "The option selector names no element of the page.";
  const domain = `https://${options.merchant_id}`;
  if (/[/\s?#@\\]/.test(options.merchant_id) || urlOf(domain) === null)
    return "The option merchant_id is a domain without a scheme and a path.";
  if (!isSessionId(options.session_id)) return "The option session_id is no session's id.";
  if (isPrivateKey(options.apiKey))
    return "The option apiKey is a private key. Use the public key, and revoke this one.";
  return appearanceMistake(options.appearance) ?? fontsMistake(options.fonts);
}

/** @throws {RangeError} if `visibleItemsCount` is 0 */
export function requireItems(options: CheckoutOptions): void {
  if (options?.visibleItemsCount === 0 || options?.displaySettings?.visibleItemsCount === 0)
    throw new RangeError("InvalidConfiguration: visibleItemsCount must be above 0.");
}

const WALLETS = ["applePay", "googlePay", "samsungPay"];

/** The options of `express`: the device wallets among the named forms. */
export function expressOptions(options: CheckoutOptions): CheckoutOptions {
  const named = formsOf(options?.formsOfPayment ?? options?.formsOfPayments).forms ?? WALLETS;
  return { ...options, formsOfPayment: named.filter((form) => WALLETS.indexOf(form) >= 0) };
}

export function readOptions(options: CheckoutOptions, scriptUrl: string, isExpress = false): ReadyOptions {
  const element = elementOf(options.selector);
  if (element === null) throw new RangeError("The option selector names no element of the page.");
  const display = { ...options.displaySettings, ...options };
  const items = Number(display.visibleItemsCount);
  return {
    element,
    base: baseOf(options.merchant_id, scriptUrl),
    apiKey: String(options.apiKey),
    sessionId: options.session_id,
    preload: options.setupPreload,
    functions: options,
    sessionLoader: options.sessionLoader,
    popupDelayMs: Math.max(0, Number(options.popupDelay) || 0),
    visibleItems: Number.isSafeInteger(items) && items > 0 ? items : VISIBLE_ITEMS,
    preselected: String(display.defaultSelectedPgCode ?? ""),
    isSheet: display.mode === "BottomSheet",
    isExpress,
    fonts: fitFonts(options.fonts),
    walletInits: {
      applePay: options.applePayInit ?? options.deviceWalletAInit ?? {},
      googlePay: options.googlePayInit ?? options.deviceWalletBInit ?? {},
    },
    look: lookOf({ ...options, formsOfPayment: options.formsOfPayment ?? options.formsOfPayments }),
  };
}

export function lookOf(look: CheckoutLook): ReadyLook {
  const { payButtonText: text } = look;
  return {
    lang: look.lang === "ar" ? "ar" : "en",
    forms: formsOf(look.formsOfPayment).forms,
    isGrid: look.displayMode === "grid",
    scheme: look.uiMode === "light" || look.uiMode === "dark" ? look.uiMode : "auto",
    theme: typeof look.theme === "object" && look.theme !== null ? look.theme : {},
    appearance: fitAppearance({ ...look.appearance }),
    payText: text?.en && text.ar ? { en: text.en, ar: text.ar } : null,
    showsDetails: look.showPaymentDetails !== false,
    showsButton: look.showPayButton !== false,
  };
}

/** The display options after `update`: absent options keep their values. */
export function changedLook(look: ReadyLook, change: CheckoutLook): ReadyLook {
  const next = lookOf(change);
  const named: Readonly<Record<keyof CheckoutLook, keyof ReadyLook>> = {
    lang: "lang",
    formsOfPayment: "forms",
    displayMode: "isGrid",
    theme: "theme",
    appearance: "appearance",
    uiMode: "scheme",
    payButtonText: "payText",
    showPaymentDetails: "showsDetails",
    showPayButton: "showsButton",
  };
  const said = (Object.keys(named) as (keyof CheckoutLook)[]).filter((option) => change[option] !== undefined);
  const mistake = appearanceMistake(change.appearance);
  if (mistake !== null) {
    warn(mistake);
    said.splice(said.indexOf("appearance"), 1);
  }
  return Object.assign({}, look, ...said.map((option) => ({ [named[option]]: next[named[option]] })));
}

/** True if the preloaded session data is of this session, so that no request is needed. */
export function isPreloadOf(preload: unknown, sessionId: string): boolean {
  if (typeof preload !== "object" || preload === null) return false;
  const of = (name: string): unknown => Reflect.get(preload, name);
  return of("session_id") === sessionId && typeof of("state") === "string" && Array.isArray(of("payment_methods"));
}

/** The number of payment methods in the preloaded session data, or a default without it. */
export function rowsOffered(preload: unknown): number {
  const lists = ["cards", "payment_methods", "flex_methods"].map((name) => Object(preload)[name]);
  const rows = lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return rows === 0 ? 2 : Math.min(rows, VISIBLE_ITEMS);
}
