/** One payment on the host page: its element, frame and hooks. It reports the result once. */
import { type FrameMessage, frameMessage, pathOf } from "./frame";
import { isPreloadOf, lookOf, type ReadyLook, type ReadyOptions, rowsOffered } from "./options";
import { Place } from "./place";
import { closePopup, type PopupLook, showPopup } from "./popup";
import { askHook, eventOf, Listeners, report, warn } from "./results";
import { themeRules } from "./theme";
import type {
  CheckoutChange,
  CheckoutEvents,
  CheckoutInstance,
  CheckoutListener,
  CheckoutLook,
  CheckoutResult,
} from "./types";

/** State shared by all payments of a page. */
export type Host = {
  readonly script: HTMLScriptElement | null;
  readonly listeners: Listeners;
};

const READY_MS = 15_000;

/** A result made by the SDK, not by the service. */
export function ownError(message: string, sessionId?: string): CheckoutResult {
  return { status: "error", message, form_of_payment: "redirect", ...(sessionId ? { session_id: sessionId } : {}) };
}

export function popupLookOf({ lang, scheme, theme }: ReadyLook): PopupLook {
  return { lang, scheme, rules: themeRules(theme) };
}

/** The service's message why the session cannot be shown; `away` if the service is unreachable. */
async function refusal({ base, apiKey, sessionId }: ReadyOptions): Promise<{ words: string; away: boolean } | null> {
  try {
    const headers = { Authorization: `Api-Key ${apiKey}` };
    const signal = AbortSignal.timeout(READY_MS);
    const answer = await fetch(`${base}/b/checkout/v1/sdk/${sessionId}/`, { headers, credentials: "omit", signal });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    const detail: unknown = Object(body).detail;
    return { words: typeof detail === "string" ? detail : `The service answered ${answer.status}.`, away: false };
  } catch {
    return { words: "The service cannot be reached, or does not list the origin of this page.", away: true };
  }
}

export class Payment implements CheckoutInstance {
  private readonly listeners = new Listeners();
  private readonly channel = crypto.randomUUID();
  private readonly place: Place;
  private look: ReadyLook;
  /** The last result that the host page received; undefined until the frame sends its first message. */
  private known: string | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** True once the frame's page has loaded and receives messages. */
  private isSpeaking = false;
  private toldPath = "";
  private isEnded = false;
  private isShown = false;
  /** A selection made before the payment became visible. */
  private chosen: CheckoutChange | null = null;
  readonly unmount = (): void => this.destroy();

  /** @param onEnd called once, when the payment is removed from the page */
  constructor(
    private readonly host: Host,
    private readonly options: ReadyOptions,
    private readonly onEnd: () => void,
  ) {
    this.look = options.look;
    this.place = new Place(options.element, { rows: rowsOffered(options.preload), onGone: () => this.destroy() });
    this.place.frame.allow = `payment ${options.base}`;
    this.place.frame.referrerPolicy = "no-referrer";
    this.place.speak(this.look.lang, this.look.scheme);
    window.addEventListener("message", this.onMessage);
    window.addEventListener("pageshow", this.onShown);
  }

  /** Shows the session. @returns false if it cannot be shown; the host page then has the reason */
  async begin(): Promise<boolean> {
    this.place.showWaiting();
    if (!isPreloadOf(this.options.preload, this.options.sessionId)) {
      const refused = await refusal(this.options);
      if (this.isEnded) return false;
      if (refused !== null) {
        if (refused.away) this.place.showTrouble(() => void this.begin());
        else this.destroy();
        this.tell(ownError(refused.words, this.options.sessionId));
        return false;
      }
    }
    this.load();
    return true;
  }

  submit(): void {
    this.say({ type: "submit" });
  }

  reload(): void {
    if (this.isSpeaking) this.say({ type: "reload" });
    else if (!this.isEnded) this.load();
  }

  update(change: CheckoutLook): void {
    const next = lookOf(change);
    const named: Readonly<Record<keyof CheckoutLook, keyof ReadyLook>> = {
      lang: "lang",
      formsOfPayment: "forms",
      displayMode: "isGrid",
      theme: "theme",
      uiMode: "scheme",
      payButtonText: "payText",
      showPaymentDetails: "showsDetails",
      showPayButton: "showsButton",
    };
    for (const [option, field] of Object.entries(named) as [keyof CheckoutLook, keyof ReadyLook][])
      if (change[option] !== undefined) this.look = { ...this.look, [field]: next[field] };
    this.place.speak(this.look.lang, this.look.scheme);
    if (this.isSpeaking) this.dress("show");
  }

  destroy(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isSpeaking = false;
    clearTimeout(this.waiting);
    window.removeEventListener("message", this.onMessage);
    window.removeEventListener("pageshow", this.onShown);
    this.place.remove();
    this.onEnd();
  }

  on<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.listeners.add(event, listener);
  }

  off<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.listeners.remove(event, listener);
  }

  get popups(): PopupLook {
    return popupLookOf(this.look);
  }

  /** Loads the frame's page; reports an error if it sends no message in time. */
  private load(): void {
    this.isSpeaking = false;
    this.isShown = false;
    this.place.showWaiting();
    this.toldPath = this.path();
    this.place.frame.src = `${this.options.base}${this.toldPath}`;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.place.showTrouble(() => this.load());
      this.tell(ownError("The payment could not be shown.", this.options.sessionId));
    }, READY_MS);
  }

  private path(): string {
    const { sessionId, visibleItems, preselected } = this.options;
    const { look, channel } = this;
    return pathOf({ sessionId, look, visibleItems, preselected, origin: window.location.origin, channel });
  }

  private say(message: object): void {
    if (this.isSpeaking)
      this.place.frame.contentWindow?.postMessage({ channel: this.channel, ...message }, this.options.base);
  }

  /** Sends the appearance to the frame, after each load and each change. */
  private dress(type: "options" | "show"): void {
    const { theme } = this.look;
    if (type === "show") this.toldPath = this.path();
    this.say({ type, path: this.path(), theme: rulesOnly(theme), wallets: this.options.walletInits });
  }

  private readonly onMessage = (event: MessageEvent): void => {
    if (event.source !== this.place.frame.contentWindow || event.origin !== this.options.base) return;
    const message = frameMessage(event.data, this.channel);
    if (message !== null) void this.hear(message);
  };

  /** Called when the browser restores the page from its cache; the page then shows an outdated state. */
  private readonly onShown = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    closePopup();
    this.load();
  };

  private emit<E extends keyof CheckoutEvents>(event: E, data: CheckoutEvents[E]): boolean {
    const own = this.listeners.tell(event, data);
    return this.host.listeners.tell(event, data) || own;
  }

  /** Reports a result to the host page. Without a listener a popup shows it, unless the frame does. */
  private tell(result: CheckoutResult, isAnswered = false): void {
    const isHeard = this.emit(eventOf(result), result);
    const isReported = report({ script: this.host.script, functions: this.options.functions }, result);
    if (isHeard || isReported || isAnswered) return;
    const { redirect_url, message } = result;
    const kind = result.status === "success" ? "success" : "error";
    const leave = (): void => {
      if (kind === "success" && redirect_url) window.location.assign(redirect_url);
    };
    showPopup({ kind, message, response: result.payment_gateway_info?.pg_response, onClosed: leave }, this.popups);
    if (this.options.popupDelayMs > 0) setTimeout(leave, this.options.popupDelayMs);
  }

  private async hear(message: FrameMessage): Promise<void> {
    switch (message.type) {
      case "hello":
        this.isSpeaking = true;
        this.dress("options");
        // The options may have changed while the frame was loading.
        if (this.path() !== this.toldPath) this.dress("show");
        return;
      case "ready":
        clearTimeout(this.waiting);
        this.place.showFrame();
        this.isShown = true;
        this.emit("ready", { forms: message.forms, state: message.state });
        if (this.chosen !== null) this.emit("change", this.chosen);
        this.chosen = null;
        return;
      case "height":
        this.place.setHeight(message.height);
        return void this.emit("height", message.height);
      case "change": {
        const { valid, form_of_payment, pg_code } = message;
        const change = { valid, form_of_payment, pg_code };
        if (this.isShown) this.emit("change", change);
        else this.chosen = change;
        return;
      }
      case "ask":
        return this.ask(message);
      case "redirect":
        showPopup({ kind: "redirect", message: "" }, this.popups);
        return window.location.assign(`${this.options.base}${message.path}`);
      case "state":
        return this.settle(message);
    }
  }

  private async ask({ id, hook, data }: FrameMessage & { type: "ask" }): Promise<void> {
    const facts = hook === "validatePayment" ? { ...data, session_id: this.options.sessionId } : data;
    const page = { script: this.host.script, functions: this.options.functions };
    this.say({ type: "answer", id, ...(await askHook(page, hook, facts)) });
  }

  /** Reports the end of a session, but not an earlier failed attempt of an open session. */
  private settle({ over, answered, result }: FrameMessage & { type: "state" }): void {
    const found = resultIn(result);
    const key = found === null ? "" : `${found.reference_number} ${found.status}`;
    const isNews = this.known === undefined ? over : key !== this.known;
    this.known = key;
    if (found !== null && isNews) this.tell(found, answered);
    else if (found === null && over && isNews)
      this.tell(ownError("This session can no longer be paid.", this.options.sessionId));
  }
}

/** The theme as plain objects and strings, which messages can carry. */
function rulesOnly(theme: object): unknown {
  try {
    return JSON.parse(JSON.stringify(theme));
  } catch {
    warn("The theme cannot be read.");
    return {};
  }
}

/** Reads a result; null while the payment's outcome is unknown. */
function resultIn(value: unknown): CheckoutResult | null {
  if (typeof value !== "object" || value === null) return null;
  const status: unknown = Reflect.get(value, "status");
  if (status === "success" || status === "canceled" || status === "error") return value as CheckoutResult;
  if (status !== "pending") warn("The frame told a result of an unknown kind.", status);
  return null;
}
