import { type AddedSheet, addRules, addSheet } from "./add-sheet";
import { type ReadyLook, type ReadyOptions, rowsOffered } from "./options";
import { IN_POPUPS, type PopupPart } from "./popup-parts";
import { NO_SIGHT, type Sight, watchSight } from "./sight";
import { addTheme, themeRules } from "./theme";

export const FRAME_WORDS = {
  en: {
    title: "Payment",
    waiting: "Loading…",
    slow: "The payment could not be loaded.",
    retry: "Try again",
    elsewhere: "Open the payment page",
  },
  ar: {
    title: "الدفع",
    waiting: "جارٍ التحميل…",
    slow: "تعذّر تحميل صفحة الدفع.",
    retry: "حاول مرة أخرى",
    elsewhere: "افتح صفحة الدفع",
  },
} as const;

// Browsers make a frame opaque unless its element has the same colour scheme as its page.
const STYLE = [
  ":host{display:block}",
  ":host([hidden]){display:none}",
  "#chk-shadow-wrapper{position:relative;color-scheme:light dark}",
  "#chk-shadow-wrapper[data-scheme=light]{color-scheme:light}",
  "#chk-shadow-wrapper[data-scheme=dark]{color-scheme:dark}",
  ".waiting,.trouble{font:16px/1.5 system-ui,sans-serif;padding:24px}",
  ".row{height:56px;margin-bottom:12px;border-radius:14px;background:rgba(136,136,136,.13)}",
  "@media(prefers-reduced-motion:no-preference){.row{animation:wait 1.2s ease-in-out infinite alternate}}",
  "@keyframes wait{to{opacity:.4}}",
  ".trouble{text-align:center}",
  "button,a{display:inline-block;box-sizing:border-box;font:inherit;font-weight:600;line-height:42px;padding:0 20px;border:1px solid;border-radius:12px;background:none;color:inherit;text-decoration:none;cursor:pointer}",
  ".name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}",
];

type Shows = "waiting" | "frame" | "trouble";

/** Inline styles set by script, which no content security policy blocks. */
const HIDDEN = "position:absolute;top:0;left:0;opacity:0;pointer-events:none";

/** Where a payment is shown: an iframe, or the page itself in an app. */
export type PaymentPlace = Pick<
  Place,
  | "onLoad"
  | "open"
  | "speak"
  | "showWaiting"
  | "showFrame"
  | "showTrouble"
  | "showElsewhere"
  | "empty"
  | "setHeight"
  | "remove"
> & {
  readonly window: Window | null;
  /** Id that distinguishes the payments of one page; random by default. */
  readonly channel?: string;
};

type Placed = Pick<ReadyOptions, "element" | "base" | "isExpress" | "preload">;

const ROW_PX = 68;
const AROUND_PX = 48;

/** A container in a shadow root, isolated from the host page's styles. */
export class Place {
  private readonly frame = document.createElement("iframe");
  private readonly host = document.createElement("div");
  private readonly wrapper = document.createElement("div");
  private readonly trouble = document.createElement("div");
  private readonly waiting = document.createElement("div");
  private readonly gone: MutationObserver;
  private readonly themed: AddedSheet;
  private sight = NO_SIGHT;

  /**
   * @param nonce of the host page's policy
   * @param onGone called when the host page has removed the element
   */
  constructor({ element, base, isExpress, preload }: Placed, nonce: string, onGone: () => void) {
    const rows = isExpress ? 1 : rowsOffered(preload);
    const root = this.host.attachShadow({ mode: "open" });
    addRules(addSheet(root, nonce), STYLE);
    this.themed = addSheet(root, nonce);
    this.host.className = "chk__sdk-main";
    this.wrapper.id = "chk-shadow-wrapper";
    this.waiting.className = "waiting";
    this.waiting.setAttribute("role", "status");
    this.trouble.className = "trouble";
    this.wrapper.append(this.waiting, this.trouble, this.frame);
    root.append(this.wrapper);
    for (let row = 0; row < rows; row += 1) this.waiting.append(boxOf("row"));
    this.frame.allow = `payment ${base}`;
    this.frame.referrerPolicy = "no-referrer";
    this.frame.style.cssText = "width:100%;border:0;display:block";
    this.setHeight(rows * ROW_PX + AROUND_PX);
    element.textContent = "";
    element.append(this.host);
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

  get window(): Window | null {
    return this.frame.contentWindow;
  }

  open(address: string): void {
    this.frame.src = address;
  }

  onLoad(loaded: () => void): void {
    this.frame.addEventListener("load", loaded);
  }

  speak({ lang, scheme, theme }: Pick<ReadyLook, "lang" | "scheme" | "theme">): void {
    const { sheet } = this.themed;
    while (sheet !== null && sheet.cssRules.length > 0) sheet.deleteRule(0);
    addTheme(sheet, themeRules(theme, IN_POPUPS));
    this.wrapper.lang = lang;
    this.wrapper.dir = lang === "ar" ? "rtl" : "ltr";
    this.wrapper.dataset.scheme = scheme;
    this.frame.title = FRAME_WORDS[lang].title;
  }

  showWaiting(): void {
    this.waiting.querySelector(".name")?.remove();
    this.waiting.prepend(boxOf("name", this.words().waiting));
    this.show("waiting");
  }

  showFrame(tell: (sight: Sight) => void): void {
    this.show("frame");
    this.sight.stop();
    this.sight = watchSight(this.frame, tell);
  }

  empty(): void {
    this.sight.stop();
    this.frame.removeAttribute("src");
  }

  showTrouble(retry: () => void): void {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.part = "retry-button" satisfies PopupPart;
    button.textContent = this.words().retry;
    button.addEventListener("click", retry);
    this.showText(this.words().slow, button);
  }

  /** Shows why the payment cannot be made in this frame or browser, with a link to the hosted checkout. */
  showElsewhere(text: string, address: string): void {
    const link = document.createElement("a");
    link.href = address;
    link.target = "_top";
    link.textContent = this.words().elsewhere;
    this.showText(text, link);
  }

  private showText(words: string, below: HTMLElement): void {
    const text = document.createElement("p");
    text.setAttribute("role", "alert");
    this.trouble.textContent = "";
    this.trouble.append(text, below);
    this.show("trouble");
    text.textContent = words;
  }

  private show(what: Shows): void {
    const { height } = this.frame.style;
    const isShown = what === "frame";
    this.frame.style.cssText = `width:100%;border:0;display:${what === "trouble" ? "none" : "block"};${isShown ? "" : HIDDEN}`;
    this.frame.style.height = height;
    this.waiting.style.display = what === "waiting" ? "" : "none";
    this.trouble.style.display = what === "trouble" ? "" : "none";
    this.wrapper.dataset.shows = what;
  }

  setHeight(pixels: number): void {
    this.frame.style.height = `${Math.ceil(pixels)}px`;
    this.sight.look();
  }

  remove(): void {
    this.gone.disconnect();
    this.host.remove();
  }

  private words() {
    return FRAME_WORDS[this.wrapper.lang === "ar" ? "ar" : "en"];
  }
}

function boxOf(name: string, text = ""): HTMLElement {
  const box = document.createElement("div");
  box.className = name;
  box.textContent = text;
  return box;
}
