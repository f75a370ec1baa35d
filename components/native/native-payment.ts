import { Payment } from "@/sdk/web/instance";
import { readOptions } from "@/sdk/web/options";
import { endsPayment } from "@/sdk/web/own-results";
import { eventOf, Listeners } from "@/sdk/web/results";
import type { CheckoutChange, CheckoutLanguage, CheckoutResult, PaymentFacts, PaymentStart } from "@/sdk/web/types";
import { bankPressed, closeBank } from "./bank-page";
import { Conversation } from "./conversation";
import type { MessageData } from "./messages";
import { type NativeView, type NativeWords, showNative } from "./native-view";
import { NativeWallets } from "./native-wallets";
import { OwnPage } from "./own-page";
import { type Caller, isPayloadOf, isRefusal, priceOf, readPayload, responseOf } from "./payload";
import { displayOf, lookOf, mistakeOf, NATIVE_WALLETS, paddingOf, pageFormsOf, walletsOf } from "./shell-options";
import { openTransport, type Transport } from "./transport";

type Facts = {
  readonly sessionId: string;
  readonly lang: CheckoutLanguage;
  readonly words: Readonly<Record<CheckoutLanguage, NativeWords>>;
};

const PAGE_VERSION = "1.0.0";
const VALIDATE_MS = 60_000;
const AWAY_MS = 15 * 60_000;
const CARD_FORMS = ["token_pay", "card_onsite"];

export class NativePayment {
  private readonly transport: Transport | null;
  private readonly conversation: Conversation;
  private readonly wallets: NativeWallets;
  private view: NativeView;
  private init: MessageData = {};
  private payload: MessageData = {};
  private instance: Payment | null = null;
  private readonly page = new OwnPage();
  private facts: PaymentFacts | null = null;
  private sid: string;
  private height = -1;
  /** Number of the rendering, by which events of earlier renderings are recognized. */
  private turn = 0;
  /** The rendering whose `ready` was last sent to the app; the frame repeats `ready` after every reload. */
  private readyTurn = 0;

  constructor(private readonly its: Facts) {
    this.sid = its.sessionId;
    this.view = { phase: "greeting", lang: its.lang, padding: null, hasFailed: false, wallets: [] };
    this.transport = openTransport((text) => this.conversation.hear(text));
    this.conversation = new Conversation(its.sessionId, (text) => this.transport?.send(text), {
      init: (data) => void this.begin(data),
      "config.update": (data) => this.update(data),
      reload: (data) => void this.reload(data),
      back: (_, id) => this.conversation.say("back.handled", { handled: this.goBack() }, id),
      detach: () => this.end(),
      silence: () => {
        this.change({ phase: "silent" });
        this.fail("no_init", "The app has not begun the payment.", true);
      },
    });
    this.wallets = new NativeWallets(this.conversation, {
      show: (wallets) => this.change({ wallets }),
      approve: (facts) => this.approve(facts),
      tell: (result) => this.tell(result),
    });
    this.change(this.transport === null ? { phase: "outside" } : {});
    // This script runs before the rest of the page is parsed.
    document.addEventListener("DOMContentLoaded", () => this.change({}));
    document.addEventListener("click", (event) => this.openBank(event));
    if (this.transport !== null) this.conversation.begin(PAGE_VERSION);
  }

  private goBack(): boolean {
    if (this.conversation.isAsking) return true;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].pop();
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
    const fold = dialog ? null : document.querySelector<HTMLDetailsElement>("#cancel details[open]");
    if (fold) fold.open = false;
    return dialog !== undefined || fold !== null;
  }

  private end(): void {
    this.turn += 1;
    this.instance?.destroy();
    this.instance = null;
    this.conversation.close();
    this.transport?.close();
  }

  private get caller(): Caller {
    return { apiKey: String(this.init.apiKey), sessionId: this.sid };
  }

  private change(change: Partial<NativeView>): void {
    this.view = { ...this.view, ...change };
    showNative(this.view, this.its.words[this.view.lang], (wallet) => void this.wallets.press(wallet));
  }

  private async begin(init: MessageData): Promise<void> {
    this.init = init;
    const mistake = mistakeOf(init, { sid: this.sid, host: window.location.host });
    if (mistake !== null) return this.fail(mistake, `The app's init cannot be used: ${mistake}.`, false);
    this.turn += 1;
    const mine = this.turn;
    this.change({
      hasFailed: false,
      phase: "open",
      lang: lookOf(init).lang ?? this.its.lang,
      padding: paddingOf(init),
    });
    this.show();
    if (this.page.isLeaving) return;
    const payload = isPayloadOf(init.setupPreload, this.sid) ? init.setupPreload : await readPayload(this.caller);
    if (mine !== this.turn) return;
    if (isRefusal(payload)) return this.fail(payload.code, payload.message, payload.retryable);
    this.payload = payload;
    await this.wallets.offer(walletsOf(this.init), this.payload, this.caller);
  }

  private show(): void {
    const options = {
      ...lookOf(this.init),
      formsOfPayment: pageFormsOf(this.init.formsOfPayment),
      ...displayOf(this.init),
      selector: document.body,
      merchant_id: window.location.host,
      apiKey: this.caller.apiKey,
      session_id: this.sid,
      lang: this.view.lang,
      validatePayment: (facts: PaymentFacts) => this.validate(facts),
      beforePayment: (start: PaymentStart) => this.before(start),
      successCallback: (result: CheckoutResult) => this.tell(result),
      cancelCallback: (result: CheckoutResult) => this.tell(result),
      errorCallback: (result: CheckoutResult) => endsPayment(result) && this.tell(result),
    };
    const ready = { ...readOptions(options, window.location.href), isNative: true };
    const instance = new Payment({ script: null, listeners: new Listeners() }, ready, () => undefined, this.page);
    this.instance = instance;
    instance.on("ready", ({ forms, state }) => this.ready(forms, state));
    instance.on("change", (change) => this.choose(change));
    instance.on("height", (height) => this.sayHeight(height));
    void instance.begin();
  }

  /** Reports the page's height to the app, once for each value. */
  private sayHeight(height: number): void {
    if (height !== this.height) this.conversation.say("height", { height });
    this.height = height;
  }

  private ready(forms: readonly string[], state: string): void {
    this.change({});
    if (this.readyTurn === this.turn) return;
    this.readyTurn = this.turn;
    const native = walletsOf(this.init).map((wallet) => NATIVE_WALLETS[wallet].flow);
    this.conversation.say("ready", { forms: [...new Set([...forms, ...native])], state });
  }

  private choose({ form_of_payment, pg_code, valid, card }: CheckoutChange): void {
    this.conversation.say("change", { form_of_payment, pg_code, valid, card, ...priceOf(this.payload, pg_code) });
    this.conversation.say("secure", { on: CARD_FORMS.includes(form_of_payment) });
  }

  private async validate(facts: PaymentFacts): Promise<void> {
    this.facts = facts;
    if (!CARD_FORMS.includes(facts.form_of_payment)) await this.approve(facts);
  }

  /** @throws {Error} if the app stops the payment or opens the page itself */
  private async before({ redirect_url, card }: PaymentStart): Promise<void> {
    if (redirect_url !== undefined) {
      void this.away(redirect_url);
      throw new Error("The app opens the payment page.");
    }
    if (this.facts !== null && CARD_FORMS.includes(this.facts.form_of_payment))
      await this.approve({ ...this.facts, card });
  }

  /** @throws {Error} if the app stops the payment or does not reply within a minute */
  private async approve(facts: Partial<PaymentFacts> & Pick<PaymentStart, "card">): Promise<void> {
    const { form_of_payment, pg_code, card } = facts;
    const answer = await this.conversation.ask("validate.request", { form_of_payment, pg_code, card }, VALIDATE_MS);
    if (answer?.data.ok !== true) throw new Error("The app stopped the payment.");
  }

  private openBank(event: Event): void {
    const token = bankPressed(event);
    if (token === null) return;
    event.preventDefault();
    const { href } = new URL(`/${this.view.lang}/pay/${token}`, window.location.href);
    if (!this.conversation.isAsking) void this.away(href, closeBank);
  }

  /**
   * Asks the app to show the gateway's page, and waits until the page closes.
   * @param cancel called if the customer closes the page before the payment is decided
   */
  private async away(url: string, cancel = () => this.tellCanceled()): Promise<void> {
    const { capabilities } = this.init;
    const opensTab = typeof capabilities === "object" && Reflect.get(capabilities ?? {}, "external_browser") === true;
    const return_url = new URL(`/${this.view.lang}/checkout/${this.sid}`, window.location.href).href;
    this.conversation.say("popup", { kind: "redirect", message: "" });
    const known = responseOf(this.payload)?.reference_number;
    const mode = opensTab ? "tab" : "webview";
    const mine = this.turn;
    const closed = await this.conversation.ask("navigate", { url, mode, return_url }, AWAY_MS);
    if (closed === null || mine !== this.turn) return;
    const now = await readPayload(this.caller);
    const result = isRefusal(now) ? null : responseOf(now);
    if (result !== null && result.reference_number !== known) return this.tell(result);
    if (closed.data.by !== "user") return this.instance?.reload();
    cancel();
  }

  private tellCanceled(): void {
    this.tell({
      status: "canceled",
      message: this.its.words[this.view.lang].canceled,
      form_of_payment: "redirect",
      challenge_occurred: true,
      session_id: this.sid,
    });
  }

  private tell(result: CheckoutResult): void {
    const { status, message } = result;
    if (status === "error") this.change({ hasFailed: true });
    const rows = result.payment_gateway_info?.pg_response;
    this.conversation.say("popup", { kind: status === "success" ? "success" : "error", message, rows });
    this.conversation.say("secure", { on: false });
    this.conversation.end(
      eventOf(result),
      status === "error" ? { code: "payment_error", retryable: true, ...result } : result,
    );
  }

  private fail(code: string, message: string, retryable: boolean): void {
    const failure = { status: "error", message, form_of_payment: "", session_id: this.sid };
    this.change({ hasFailed: true });
    this.conversation.end("error", { ...failure, code, retryable });
  }

  private update(data: MessageData): void {
    this.init = { ...this.init, ...data };
    const look = lookOf(data);
    this.change({ lang: look.lang ?? this.view.lang });
    this.instance?.update(look);
  }

  private async reload({ session_id, setupPreload }: MessageData): Promise<void> {
    this.sid = typeof session_id === "string" && /^[-\w]+$/.test(session_id) ? session_id : this.sid;
    this.conversation.restart(this.sid);
    this.instance?.destroy();
    this.instance = null;
    this.facts = null;
    await this.begin({ ...this.init, sessionId: this.sid, setupPreload });
  }
}
