/** One payment on the host page: its element, frame and hooks. It reports the result once. */
import { canRunFrame } from "./able-browser";
import { FirstWord, GREETING_MS } from "./first-word";
import { choiceOf, type FrameMessage, frameMessage, pathOf, resultIn } from "./frame";
import { leaveBy } from "./leave";
import { nextSession } from "./next-session";
import { changedLook, isPreloadOf, type ReadyLook, type ReadyOptions } from "./options";
import { codeOfState, ownError } from "./own-results";
import { type PaymentPlace, Place } from "./place";
import { blockedBy } from "./policy";
import { closePopup, type PopupLook, popupLookOf } from "./popup";
import { randomId } from "./random-id";
import { refusal, warnOfPolicy } from "./reach";
import { type Host, Reports } from "./reports";
import { askHook } from "./results";
import { rulesOnly } from "./theme";
import type { CheckoutChange, CheckoutErrorCode, CheckoutInstance, CheckoutLook, CheckoutResult } from "./types";
import { type NetworkWatch, watchNetwork } from "./watch-network";

export class Payment implements CheckoutInstance {
  private readonly reports: Reports;
  private readonly channel: string;
  private readonly place: PaymentPlace;
  private look: ReadyLook;
  /** The last result that the host page received; undefined until the frame sends its first message. */
  private known: string | undefined;
  private readonly firstWord: FirstWord;
  private isSpeaking = false;
  private toldPath = "";
  /** True after a change, because the frame may arrive at an earlier path. */
  private isChanged = false;
  private isEnded = false;
  private isShown = false;
  private chosen: CheckoutChange | null = null;
  private sessionId: string;
  private preload: unknown;
  /** True once the service has accepted the key and the session; messages of the frame wait until then. */
  private isAccepted = false;
  private early: FrameMessage[] = [];
  private isOver = false;
  private greetings = 0;
  /** Number of new sessions that were loaded since the last session that could be paid. */
  private renewals = 0;
  private readonly network: NetworkWatch;
  readonly unmount = (): void => this.destroy();
  readonly submit = (): void => this.say({ type: "submit" });

  /** @param onEnd called once, when the payment is removed from the page */
  constructor(
    private readonly host: Host,
    private readonly options: ReadyOptions,
    private readonly onEnd: () => void,
    place?: PaymentPlace,
  ) {
    this.reports = new Reports(host, options, () => this.popups);
    this.look = options.look;
    this.sessionId = options.sessionId;
    this.preload = options.preload;
    this.place = place ?? new Place(options, host.script?.nonce ?? "", () => this.destroy());
    this.channel = this.place.channel ?? randomId();
    this.place.speak(this.look);
    this.firstWord = new FirstWord(this.place, {
      doubt: () => void this.doubt(),
      // Before the session is accepted, a refusal by the service is reported instead of a time-out.
      late: () => this.isAccepted && this.notShown(),
    });
    window.addEventListener("message", this.onMessage);
    window.addEventListener("pageshow", this.onShown);
    this.network = watchNetwork(options.base, () => {
      const isTold = this.isShown && !this.isOver;
      if (isTold) this.reports.tell(this.ownError("network_lost"), true);
      return isTold;
    });
  }

  /** Shows the session. @returns false if it cannot be shown; the host page then has the reason */
  async begin(): Promise<boolean> {
    if (!canRunFrame()) {
      const error = this.ownError("browser_unsupported");
      this.place.showElsewhere(error.message, `${this.options.base}/${this.look.lang}/checkout/${this.sessionId}`);
      this.reports.tell(error, true);
      return false;
    }
    this.early = [];
    this.isAccepted = this.options.isNative === true || isPreloadOf(this.preload, this.sessionId);
    this.load();
    if (this.isAccepted) return true;
    const refused = await refusal({ ...this.options, sessionId: this.sessionId });
    if (this.isEnded) return false;
    const isRefused = refused !== null && !this.isAccepted;
    if (isRefused) this.refuse(refused);
    else this.accept();
    return !isRefused;
  }

  private accept(): void {
    if (this.isAccepted) return;
    this.isAccepted = true;
    this.firstWord.await();
    for (const message of this.early) void this.hear(message);
  }

  private refuse(code: CheckoutErrorCode): void {
    this.stop();
    if (code === "network") this.place.showTrouble(() => void this.begin());
    else this.destroy();
    this.reports.tell(this.ownError(code));
  }

  private ownError(code: CheckoutErrorCode): CheckoutResult {
    const { lang } = this.look;
    return ownError(code, { lang, sessionId: this.sessionId, form: this.chosen?.form_of_payment ?? "" });
  }

  private stop(): void {
    this.isSpeaking = false;
    this.firstWord.stop();
    this.place.empty();
  }

  reload(): void {
    if (this.isSpeaking) this.say({ type: "reload" });
    else if (!this.isEnded) this.again();
  }

  private again(): void {
    if (this.isAccepted) this.load();
    else void this.begin();
  }

  update(change: CheckoutLook): void {
    this.look = changedLook(this.look, change);
    this.place.speak(this.look);
    this.isChanged = true;
    if (this.isSpeaking) this.dress("show");
  }

  destroy(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.stop();
    this.network.stop();
    window.removeEventListener("message", this.onMessage);
    window.removeEventListener("pageshow", this.onShown);
    this.place.remove();
    this.onEnd();
  }

  readonly on: CheckoutInstance["on"] = (event, listener) => this.reports.own.add(event, listener);
  readonly off: CheckoutInstance["off"] = (event, listener) => this.reports.own.remove(event, listener);
  get popups(): PopupLook {
    return popupLookOf(this.look, this.host.script);
  }

  /** Loads the frame's page; reports an error if it sends no message in time. */
  private load(): void {
    this.isSpeaking = false;
    this.isShown = false;
    this.place.showWaiting();
    this.toldPath = this.path();
    this.firstWord.await();
    this.place.open(`${this.options.base}${this.toldPath}`);
  }

  private notShown(): void {
    this.firstWord.stop();
    this.place.showTrouble(() => this.load());
    this.reports.tell(this.ownError("not_shown"));
  }

  private async doubt(): Promise<void> {
    if (!this.isAccepted) return;
    const refused = await refusal({ ...this.options, sessionId: this.sessionId });
    if (this.isEnded || this.isSpeaking) return;
    if (refused !== null) return this.refuse(refused);
    const directive = blockedBy(this.options.base);
    if (directive !== null) warnOfPolicy(directive, this.options.base);
    if (directive !== null) this.notShown();
  }

  private path(): string {
    const { look, channel, sessionId } = this;
    return pathOf({ ...this.options, sessionId, look, origin: window.location.origin, channel });
  }

  private say(message: object): void {
    if (this.isSpeaking) this.place.window?.postMessage({ channel: this.channel, ...message }, this.options.base);
  }

  private dress(type: "options" | "show"): void {
    const { theme } = this.look;
    if (type === "show") this.toldPath = this.path();
    const { walletInits: wallets, fonts } = this.options;
    this.say({ type, path: this.path(), theme: rulesOnly(theme), wallets, fonts });
  }

  private readonly onMessage = (event: MessageEvent): void => {
    if (event.source !== this.place.window || event.origin !== this.options.base) return;
    const message = frameMessage(event.data, this.channel);
    if (message === null) return;
    // The service paints the payment only for a valid key, a listed origin and an existing session.
    if (message.type === "painted") this.accept();
    if (this.isAccepted || message.type === "hello") void this.hear(message);
    else this.early.push(message);
  };

  /** Called when the browser restores the page, whose state is outdated, from its cache. */
  private readonly onShown = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    closePopup();
    this.again();
  };

  private async hear(message: FrameMessage): Promise<void> {
    switch (message.type) {
      case "hello":
        this.isSpeaking = true;
        this.firstWord.greeted();
        this.greetings += 1;
        this.dress("options");
        return this.path() !== this.toldPath || this.isChanged ? this.dress("show") : undefined;
      case "gone":
        return this.explain();
      case "painted":
        return this.showFrame();
      case "ready":
        this.firstWord.stop();
        this.showFrame();
        this.reports.emit("ready", { forms: message.forms, state: message.state });
        if (!this.isShown && this.chosen !== null) this.reports.emit("change", this.chosen);
        this.isShown = true;
        return this.network.remind();
      case "height":
        this.place.setHeight(message.height);
        return void this.reports.emit("height", message.height);
      case "change":
        this.chosen = choiceOf(message);
        if (this.isShown) this.reports.emit("change", this.chosen);
        return;
      case "ask":
        return this.ask(message);
      case "redirect":
        return leaveBy(`${this.options.base}${message.path}`, this.popups);
      case "state":
        return this.settle(message);
    }
  }

  private showFrame(): void {
    this.place.showFrame((sight) => this.say({ type: "sight", ...sight }));
  }

  /** Reports why the frame shows no payment, unless it is reloading in another language. */
  private async explain(): Promise<void> {
    const { greetings, options, sessionId } = this;
    await new Promise((done) => setTimeout(done, GREETING_MS));
    const refused = greetings === this.greetings ? await refusal({ ...options, sessionId }) : null;
    if (refused === null || this.isEnded || this.isOver || greetings !== this.greetings) return;
    if (!this.isShown) return this.refuse(refused);
    const error = this.ownError(refused);
    this.isOver = error.retryable !== true;
    this.reports.tell(error);
  }

  private async ask({ id, hook, data }: FrameMessage & { type: "ask" }): Promise<void> {
    const facts = hook === "validatePayment" ? { ...data, session_id: this.sessionId } : data;
    const page = { script: this.host.script, functions: this.options.functions };
    this.say({ type: "answer", id, ...(await askHook(page, hook, facts)) });
  }

  /** Reports that the session has ended. A failed attempt of a session that is still open is not reported. */
  private settle({ over, answered, result, state }: FrameMessage & { type: "state" }): void {
    const found = resultIn(result);
    const key = found === null ? "" : `${found.reference_number} ${found.status}`;
    const isFirst = this.known === undefined;
    const isNews = isFirst ? over : key !== this.known;
    const endsNow = over && !this.isOver;
    this.known = key;
    this.isOver = over;
    if (!over) this.renewals = 0;
    const { sessionLoader } = this.options;
    if (found !== null && isFirst && this.reports.knows(found)) return;
    if (found !== null && isNews) this.reports.tell(found, answered);
    else if (endsNow && state === "expired" && sessionLoader !== undefined && this.renewals === 0)
      void this.renew(sessionLoader);
    else if (endsNow) this.reports.tell(this.ownError(codeOfState(state)));
  }

  private async renew(load: NonNullable<ReadyOptions["sessionLoader"]>): Promise<void> {
    this.renewals += 1;
    const next = await nextSession(load, this.sessionId);
    if (this.isEnded) return;
    if (next === null) return this.reports.tell(this.ownError("session_expired"));
    this.sessionId = next.session_id;
    this.preload = next.setupPreload;
    this.known = undefined;
    this.isOver = false;
    await this.begin();
  }
}
