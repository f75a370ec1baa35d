import { type ThemeRule, themeSheet } from "./theme";
import type { CheckoutLanguage, PopupKind } from "./types";

const WORDS = {
  en: {
    error: "Payment not completed",
    success: "Payment successful",
    redirect: "Taking you to the payment page…",
    close: "Close",
  },
  ar: { error: "لم يكتمل الدفع", success: "تم الدفع بنجاح", redirect: "ننقلك الآن إلى صفحة الدفع…", close: "إغلاق" },
} as const;

const DARK = "{--ink:#f0f5f4;--paper:#131b19;--line:#26332f;--button:#2fb89f;--label:#04221c}";

// Styles of the shadow root, which the host page's styles and content security policy do not affect.
const STYLE = `:host{all:initial;--ink:#0d1b1e;--paper:#fff;--line:#e1e7e6;--button:#0b6e5f;--label:#fff}
:host([data-scheme=dark])${DARK}@media(prefers-color-scheme:dark){:host([data-scheme=auto])${DARK}}
dialog{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);border:0;border-radius:16px;
padding:24px;width:min(90vw,380px);box-sizing:border-box;box-shadow:0 8px 40px #0004}
dialog::backdrop{background:#0d1b1e99}h2{font-size:18px;margin:0 0 8px}p{margin:0 0 12px}
dl{margin:0 0 12px;font-size:14px}div{display:flex;justify-content:space-between;gap:16px;padding:6px 0;border-top:1px solid var(--line)}
dd{margin:0;overflow-wrap:anywhere;text-align:end}button{font:inherit;font-weight:600;min-height:44px;width:100%;
border:0;border-radius:12px;background:var(--button);color:var(--label);cursor:pointer}
button:focus-visible{outline:2px solid var(--button);outline-offset:2px}`;

const SELECTORS = { "modal-overlay": "dialog::backdrop", "payment-modal": "dialog" };

export type PopupLook = {
  readonly lang: CheckoutLanguage;
  readonly scheme: "light" | "dark" | "auto";
  readonly rules: readonly ThemeRule[];
};

export type PopupContent = {
  readonly kind: PopupKind;
  readonly message: string;
  /** The gateway's response, shown below a result. */
  readonly response?: unknown;
  /** Called once, when the customer closes the popup. */
  readonly onClosed?: () => void;
};

function element(name: string, text: string, part = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.dataset.part = part;
  return made;
}

/** The gateway's response as rows, without empty values. */
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

/**
 * Shows the popup in place of any other. A `redirect` popup cannot be closed: the browser is leaving the
 * page.
 */
export function showPopup(
  { kind, message, response, onClosed }: PopupContent,
  { lang, scheme, rules }: PopupLook,
): void {
  closePopup();
  const words = WORDS[lang];
  const host = document.createElement("div");
  host.dataset.scheme = scheme;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet, themeSheet(rules, SELECTORS)];
  const dialog = document.createElement("dialog");
  dialog.lang = lang;
  dialog.dir = lang === "ar" ? "rtl" : "ltr";
  const heading = element("h2", words[kind], `${kind}-popup-heading`);
  heading.id = "heading";
  dialog.setAttribute("aria-labelledby", "heading");
  dialog.append(heading);
  if (message !== "") dialog.append(element("p", message, `${kind}-popup-message`));
  if (kind === "redirect") dialog.addEventListener("cancel", (event) => event.preventDefault());
  else {
    const rows = rowsOf(response);
    if (rows.length > 0) dialog.append(listOf(rows, `${kind}-popup-data`));
    const close = element("button", words.close, "popup-close-button");
    // The dialog is closed before it is removed, so that the focus returns to its previous element.
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      host.remove();
      onClosed?.();
    });
    dialog.append(close);
  }
  root.append(dialog);
  document.body.append(host);
  shown = host;
  dialog.showModal();
}

function listOf(rows: readonly [string, string][], part: string): HTMLElement {
  const list = element("dl", "", part);
  for (const [name, value] of rows) {
    const row = document.createElement("div");
    row.append(element("dt", name), element("dd", value));
    list.append(row);
  }
  return list;
}
