/** Content of the host page's element: a loading skeleton, the frame, or an error. */
import type { CheckoutLanguage } from "./types";

const WORDS = {
  en: { title: "Payment", waiting: "Loading…", slow: "The payment could not be loaded.", retry: "Try again" },
  ar: { title: "الدفع", waiting: "جارٍ التحميل…", slow: "تعذّر تحميل صفحة الدفع.", retry: "حاول مرة أخرى" },
} as const;

// Browsers make a frame opaque unless its element has the same colour scheme as its page.
const STYLE = `:host{display:block}:host([hidden]){display:none}#chk-shadow-wrapper{position:relative;color-scheme:light dark}
#chk-shadow-wrapper[data-scheme=light]{color-scheme:light}#chk-shadow-wrapper[data-scheme=dark]{color-scheme:dark}
iframe{width:100%;height:300px;border:0;display:block}[data-shows]:not([data-shows=frame]) iframe{position:absolute;inset:0;opacity:0;pointer-events:none}
[data-shows=trouble] iframe{display:none}
[data-shows]:not([data-shows=waiting]) .waiting,[data-shows]:not([data-shows=trouble]) .trouble{display:none}
.waiting,.trouble{font:16px/1.5 system-ui,sans-serif;padding:24px}.row{height:56px;margin-block-end:12px;border-radius:14px;background:#8882}
@media(prefers-reduced-motion:no-preference){.row{animation:wait 1.2s ease-in-out infinite alternate}@keyframes wait{to{opacity:.4}}}
.trouble{text-align:center}button{font:inherit;font-weight:600;min-height:44px;padding:0 20px;border:1px solid;border-radius:12px;background:none;color:inherit;cursor:pointer}
.name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const ROW_PX = 68;
const AROUND_PX = 48;

/** A container in a shadow root, isolated from the host page's styles. */
export class Place {
  readonly frame = document.createElement("iframe");
  private readonly host = document.createElement("div");
  private readonly wrapper = document.createElement("div");
  private readonly trouble = document.createElement("div");
  private readonly waiting = document.createElement("div");
  private readonly gone: MutationObserver;

  /** @param onGone called if other code removes the content */
  constructor(element: HTMLElement, { rows, onGone }: { readonly rows: number; readonly onGone: () => void }) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    const root = this.host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.host.className = "chk__sdk-main";
    this.wrapper.id = "chk-shadow-wrapper";
    this.waiting.className = "waiting";
    this.waiting.setAttribute("role", "status");
    this.trouble.className = "trouble";
    this.wrapper.append(this.waiting, this.trouble, this.frame);
    root.append(this.wrapper);
    for (let row = 0; row < rows; row += 1) this.waiting.append(boxOf("row"));
    this.frame.style.height = `${rows * ROW_PX + AROUND_PX}px`;
    element.replaceChildren(this.host);
    this.gone = new MutationObserver(() => {
      if (!this.host.isConnected) onGone();
    });
    for (let around: Node = element; ; ) {
      const top = around.getRootNode();
      this.gone.observe(top, { childList: true, subtree: true });
      if (!(top instanceof ShadowRoot)) break;
      around = top.host;
    }
  }

  /** Sets language and colour scheme. */
  speak(lang: CheckoutLanguage, scheme: string): void {
    this.wrapper.lang = lang;
    this.wrapper.dir = lang === "ar" ? "rtl" : "ltr";
    this.wrapper.dataset.scheme = scheme;
    this.frame.title = WORDS[lang].title;
  }

  showWaiting(): void {
    this.waiting.querySelector(".name")?.remove();
    this.waiting.prepend(boxOf("name", this.words().waiting));
    this.wrapper.dataset.shows = "waiting";
  }

  showFrame(): void {
    this.wrapper.dataset.shows = "frame";
  }

  /** Shows that loading failed, with a retry button. */
  showTrouble(retry: () => void): void {
    const words = this.words();
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.retry;
    button.addEventListener("click", retry);
    const text = document.createElement("p");
    text.setAttribute("role", "alert");
    this.trouble.replaceChildren(text, button);
    this.wrapper.dataset.shows = "trouble";
    text.textContent = words.slow;
  }

  setHeight(pixels: number): void {
    this.frame.style.height = `${Math.ceil(pixels)}px`;
  }

  remove(): void {
    this.gone.disconnect();
    this.host.remove();
  }

  private words() {
    return WORDS[this.wrapper.lang === "ar" ? "ar" : "en"];
  }
}

function boxOf(name: string, text = ""): HTMLElement {
  const box = document.createElement("div");
  box.className = name;
  box.textContent = text;
  return box;
}
