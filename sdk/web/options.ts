/** What the host page asks for, checked before anything is requested. */

/** The argument of `Checkout.init`. */
export type CheckoutOptions = {
  /** The element, or its id with or without `#`; its content is replaced. */
  selector: string | HTMLElement;
  /** The domain of the service without a scheme, port included. */
  merchant_id: string;
  /** The public key. */
  apiKey: string;
  session_id: string;
  lang?: "en" | "ar";
  /** Which of `redirect`, `cardOnsite`, `tokenPay` and `wallet` are shown; all unless given. */
  formsOfPayment?: readonly string[];
  formsOfPayments?: readonly string[];
  /**
   * `sdk_setup_preload_payload`, unchanged; without it, or if it is for another session, the SDK reads it.
   */
  setupPreload?: unknown;
  displaySettings?: { visibleItemsCount?: number };
};

/** The options as they are used. */
export type ReadyOptions = {
  readonly element: HTMLElement;
  /** Origin of the service. */
  readonly base: string;
  readonly apiKey: string;
  readonly sessionId: string;
  readonly lang: "en" | "ar";
  /** Null for all. */
  readonly forms: readonly string[] | null;
  readonly preload: unknown;
};

/** Forms of payment that this version shows. */
const FORMS = ["redirect", "cardOnsite", "tokenPay", "wallet"];

function elementOf(selector: unknown): HTMLElement | null {
  if (selector instanceof HTMLElement) return selector;
  return typeof selector === "string" ? document.getElementById(selector.replace(/^#/, "")) : null;
}

/**
 * The service on that domain: where the script came from, if it is the same; else by https, locally by http.
 */
export function baseOf(merchantId: string, scriptUrl: string): string {
  const from = URL.canParse(scriptUrl) ? new URL(scriptUrl) : null;
  if (from !== null && (from.host === merchantId || from.hostname === merchantId)) return from.origin;
  const local = /^(localhost|127\.0\.0\.1)(:|$)/.test(merchantId);
  return `${local ? "http" : "https"}://${merchantId}`;
}

/** The forms to show, and those that were named in vain; null for all. */
export function formsOf(named: unknown): { forms: readonly string[] | null; unknown: readonly string[] } {
  if (!Array.isArray(named)) return { forms: null, unknown: [] };
  const texts = named.map(String);
  return {
    forms: FORMS.filter((form) => texts.includes(form)),
    unknown: texts.filter((form) => !FORMS.includes(form)),
  };
}

/** Why the options cannot be used, in a sentence; null if they can. */
export function mistakeIn(options: CheckoutOptions): string | null {
  for (const name of ["selector", "merchant_id", "apiKey", "session_id"] as const)
    if (!options?.[name]) return `The option ${name} is required.`;
  if (elementOf(options.selector) === null) return "The option selector names no element of the page.";
  if (/\/|\s/.test(options.merchant_id)) return "The option merchant_id is a domain without a scheme and a path.";
  if (!/^[-\w]+$/.test(options.session_id)) return "The option session_id is no session's id.";
  if (options.apiKey.startsWith("sk_"))
    return "The option apiKey is a private key. Use the public key, and revoke this one.";
  return null;
}

/** @throws {RangeError} `visibleItemsCount` is 0 */
export function requireItems({ displaySettings }: CheckoutOptions): void {
  if (displaySettings?.visibleItemsCount === 0)
    throw new RangeError("InvalidConfiguration: visibleItemsCount must be above 0.");
}

/** The options as they are used. @param options without mistake */
export function readOptions(
  options: CheckoutOptions,
  scriptUrl: string,
): ReadyOptions & { unknown: readonly string[] } {
  const element = elementOf(options.selector);
  if (element === null) throw new RangeError("The option selector names no element of the page.");
  return {
    element,
    base: baseOf(options.merchant_id, scriptUrl),
    apiKey: options.apiKey,
    sessionId: options.session_id,
    lang: options.lang === "ar" ? "ar" : "en",
    preload: options.setupPreload,
    ...formsOf(options.formsOfPayment ?? options.formsOfPayments),
  };
}

/** True if the payload is one of the session: what it offers is then known without a request. */
export function isPreloadOf(preload: unknown, sessionId: string): boolean {
  if (typeof preload !== "object" || preload === null) return false;
  const of = (name: string): unknown => Reflect.get(preload, name);
  return of("session_id") === sessionId && typeof of("state") === "string" && Array.isArray(of("payment_methods"));
}
