/** The popups on the host page: a result, or that the customer is being taken to another page. */

export type PopupKind = "error" | "success" | "redirect";

const WORDS = {
  en: {
    error: "Payment not completed",
    success: "Payment successful",
    redirect: "Taking you to the payment page…",
    close: "Close",
  },
  ar: { error: "لم يكتمل الدفع", success: "تم الدفع بنجاح", redirect: "ننقلك الآن إلى صفحة الدفع…", close: "إغلاق" },
} as const;

// In a sheet of the shadow root, so that the host page's styles and policy do not touch it.
const STYLE = `:host{all:initial}dialog{font:16px/1.5 system-ui,sans-serif;color:#0d1b1e;background:#fff;border:0;
border-radius:16px;padding:24px;width:min(90vw,380px);box-sizing:border-box;box-shadow:0 8px 40px #0004}
dialog::backdrop{background:#0d1b1e99}h2{font-size:18px;margin:0 0 8px}p{margin:0 0 12px}
dl{margin:0 0 12px;font-size:14px}div{display:flex;justify-content:space-between;gap:16px;padding:6px 0;border-top:1px solid #e1e7e6}
dd{margin:0;overflow-wrap:anywhere;text-align:end}button{font:inherit;font-weight:600;min-height:44px;width:100%;
border:0;border-radius:12px;background:#0b6e5f;color:#fff;cursor:pointer}button:focus-visible{outline:2px solid #0b6e5f;outline-offset:2px}
@media(prefers-color-scheme:dark){dialog{background:#131b19;color:#f0f5f4}div{border-color:#26332f}button{background:#2fb89f;color:#04221c}}`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The gateway's answer as rows; what has no value is left out. */
export function rowsOf(response: unknown): [string, string][] {
  if (typeof response !== "object" || response === null) return [];
  return Object.entries(response).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || typeof value === "object" ? [] : [[name, String(value)]],
  );
}

let shown: HTMLElement | null = null;

/** Takes the popup away. */
export function closePopup(): void {
  shown?.remove();
  shown = null;
}

/**
 * Shows the popup in place of any other. `redirect` cannot be closed: the page is about to be left.
 * @param response the gateway's answer, shown with a result
 */
export function showPopup(kind: PopupKind, message: string, lang: "en" | "ar", response?: unknown): void {
  closePopup();
  const words = WORDS[lang];
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement("dialog");
  dialog.lang = lang;
  dialog.dir = lang === "ar" ? "rtl" : "ltr";
  const heading = element("h2", words[kind]);
  heading.id = "heading";
  dialog.setAttribute("aria-labelledby", "heading");
  dialog.append(heading);
  if (message !== "") dialog.append(element("p", message));
  if (kind === "redirect") dialog.addEventListener("cancel", (event) => event.preventDefault());
  else {
    const rows = rowsOf(response);
    if (rows.length > 0) dialog.append(listOf(rows));
    const close = element("button", words.close);
    close.addEventListener("click", closePopup);
    dialog.addEventListener("close", closePopup);
    dialog.append(close);
  }
  root.append(dialog);
  document.body.append(host);
  shown = host;
  dialog.showModal();
}

function listOf(rows: readonly [string, string][]): HTMLElement {
  const list = document.createElement("dl");
  for (const [name, value] of rows) {
    const row = document.createElement("div");
    row.append(element("dt", name), element("dd", value));
    list.append(row);
  }
  return list;
}
