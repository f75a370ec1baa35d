import { addRules, addSheet } from "./add-sheet";
import type { ReadyLook } from "./options";
import { IN_POPUPS, type PopupPart } from "./popup-parts";
import { addTheme, type ThemeRule, themeRules } from "./theme";
import type { CheckoutLanguage, CheckoutResult, PopupKind } from "./types";

const WORDS = {
  en: {
    error: "Payment not completed",
    success: "Payment successful",
    redirect: "Taking you to the payment page…",
    close: "Close",
    open: "Open the payment page",
  },
  ar: {
    error: "لم يكتمل الدفع",
    success: "تم الدفع بنجاح",
    redirect: "ننقلك الآن إلى صفحة الدفع…",
    close: "إغلاق",
    open: "افتح صفحة الدفع",
  },
} as const;

const DARK = "{--ink:#f0f5f4;--paper:#131b19;--line:#26332f;--muted:#93a3a0;--button:#2fb89f;--label:#04221c}";

// Styles of the shadow root, which the host page's styles and content security policy do not affect.
const STYLE = [
  ":host{all:initial;--ink:#0d1b1e;--paper:#fff;--line:#e1e7e6;--muted:#5c6b6e;--button:#0b6e5f;--label:#fff}",
  `:host([data-scheme=dark])${DARK}`,
  `@media(prefers-color-scheme:dark){:host([data-scheme=auto])${DARK}}`,
  "dialog{font:15px/1.55 Inter Variable,IBM Plex Sans Arabic,system-ui,sans-serif;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:20px;padding:24px;outline:0;width:90vw;max-width:380px;box-sizing:border-box;box-shadow:0 8px 40px rgba(0,0,0,.27)}",
  // Style of a popup in browsers without modal dialogs.
  "dialog.plain{position:fixed;top:20%;left:0;right:0;margin:auto;z-index:2147483647;outline:100vmax solid rgba(13,27,30,.6)}",
  "dialog::backdrop{background:rgba(13,27,30,.6)}",
  "h2{font-size:18px;margin:0 0 8px}",
  "p{margin:0 0 16px}",
  "dl{margin:0 0 20px;border-bottom:1px solid var(--line)}",
  "div{display:flex;justify-content:space-between;padding:9px 0;border-top:1px solid var(--line)}",
  "dt,dd{unicode-bidi:plaintext}",
  "dt{color:var(--muted)}",
  "dd{margin:0;margin-inline-start:16px;font-weight:500;overflow-wrap:anywhere;text-align:end}",
  "button,a{display:block;box-sizing:border-box;text-align:center;text-decoration:none;font:inherit;font-weight:600;line-height:52px;width:100%;border:0;border-radius:12px;background:var(--button);color:var(--label);cursor:pointer}",
  "button:focus-visible,a:focus-visible{outline:2px solid var(--button);outline-offset:2px}",
];

const SELECTORS = { "modal-overlay": "dialog::backdrop", "payment-modal": "dialog" };

export type PopupLook = {
  readonly lang: CheckoutLanguage;
  readonly scheme: "light" | "dark" | "auto";
  readonly rules: readonly ThemeRule[];
  readonly nonce: string;
};

export type PopupContent = {
  readonly kind: PopupKind;
  readonly message: string;
  /** The gateway's response, shown below a result. */
  readonly response?: unknown;
  /** URL of a `redirect` popup, if the page cannot leave by itself. */
  readonly link?: string;
  /** Called once, when the customer closes the popup. */
  readonly onClosed?: () => void;
};

export function popupLookOf({ lang, scheme, theme }: ReadyLook, script: HTMLScriptElement | null): PopupLook {
  return { lang, scheme, rules: themeRules(theme, IN_POPUPS), nonce: script?.nonce ?? "" };
}

/** @param delayMs milliseconds until a success redirects; 0 waits until the popup is closed */
export function showResult({ status, message, ...rest }: CheckoutResult, look: PopupLook, delayMs: number): void {
  const { redirect_url, payment_gateway_info: info } = rest;
  const kind = status === "success" ? "success" : "error";
  const leave = (): void => {
    if (kind === "success" && redirect_url) window.location.assign(redirect_url);
  };
  showPopup({ kind, message, response: info?.pg_response, onClosed: leave }, look);
  if (delayMs > 0) setTimeout(leave, delayMs);
}

function element(name: string, text: string, part?: PopupPart): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (part !== undefined) made.dataset.part = part;
  return made;
}

const RESULT_PARTS = {
  error: { heading: "error-popup-heading", message: "error-popup-message", data: "error-popup-data" },
  success: { heading: "success-popup-heading", message: "success-popup-message", data: "success-popup-data" },
  redirect: { heading: undefined, message: undefined, data: undefined },
} as const satisfies Readonly<
  Record<PopupKind, Readonly<Record<"heading" | "message" | "data", PopupPart | undefined>>>
>;

export function rowsOf(response: unknown): [string, string][] {
  if (typeof response !== "object" || response === null) return [];
  return Object.entries(response).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || typeof value === "object" ? [] : [[name, String(value)]],
  );
}

let shown: HTMLElement | null = null;

export function closePopup(): void {
  shown?.remove();
  shown = null;
}

/** Shows the popup in place of any other. A `redirect` popup cannot be closed. */
export function showPopup(
  { kind, message, response, onClosed, link }: PopupContent,
  { lang, scheme, rules, nonce }: PopupLook,
): void {
  closePopup();
  const words = WORDS[lang];
  const host = document.createElement("div");
  host.dataset.scheme = scheme;
  const root = host.attachShadow({ mode: "open" });
  addRules(addSheet(root, nonce), STYLE);
  if (rules.length > 0) addTheme(addSheet(root, nonce).sheet, rules, SELECTORS);
  const dialog = document.createElement("dialog");
  dialog.lang = lang;
  dialog.dir = lang === "ar" ? "rtl" : "ltr";
  const parts = RESULT_PARTS[kind];
  const heading = element("h2", words[kind], parts.heading);
  heading.id = "heading";
  dialog.setAttribute("aria-labelledby", "heading");
  dialog.append(heading);
  if (message !== "" && message !== `${words[kind]}.`) dialog.append(element("p", message, parts.message));
  if (link !== undefined) dialog.append(linkTo(link, words.open));
  if (kind === "redirect") dialog.addEventListener("cancel", (event) => event.preventDefault());
  else {
    const rows = rowsOf(response);
    if (rows.length > 0) dialog.append(listOf(rows, parts.data));
    const close = element("button", words.close, "popup-close-button");
    // The dialog is closed before it is removed, so that the focus returns to its previous element.
    const end = () => {
      host.remove();
      onClosed?.();
    };
    close.addEventListener("click", () => (canBeModal(dialog) ? dialog.close() : end()));
    dialog.addEventListener("close", end);
    dialog.append(close);
  }
  root.append(dialog);
  document.body.append(host);
  shown = host;
  if (canBeModal(dialog)) {
    dialog.showModal();
    return;
  }
  dialog.className = "plain";
  dialog.setAttribute("open", "");
}

function canBeModal(dialog: HTMLDialogElement): boolean {
  return typeof dialog.showModal === "function";
}

function linkTo(address: string, text: string): HTMLElement {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_top";
  link.textContent = text;
  return link;
}

function listOf(rows: readonly [string, string][], part: PopupPart | undefined): HTMLElement {
  const list = element("dl", "", part);
  for (const [name, value] of rows) {
    const row = document.createElement("div");
    row.append(element("dt", name), element("dd", value));
    list.append(row);
  }
  return list;
}
