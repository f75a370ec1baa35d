/** One payment on the host page: a frame, its hooks, and its result, told once. */
import { type FrameMessage, openFrame, type PaymentFrame } from "./frame";
import { isPreloadOf, type ReadyOptions } from "./options";
import { closePopup, type PopupKind, showPopup } from "./popup";
import { type CheckoutResult, passes, report, warn } from "./results";

/** What `Checkout.init` gives. */
export type CheckoutInstance = {
  /** Presses the pay button of the frame. */
  submit(): void;
  reload(): void;
  destroy(): void;
};

/** What instances tell their listeners. */
export type Emit = (event: string, data?: unknown) => void;

/** The script's own tag, on which the host page names its functions. */
export type Host = { readonly script: HTMLScriptElement | null; readonly emit: Emit };

const READY_MS = 15_000;

/** A result that the SDK itself makes. */
export function ownError(message: string, sessionId?: string): CheckoutResult {
  return { status: "error", message, form_of_payment: "redirect", ...(sessionId ? { session_id: sessionId } : {}) };
}

/** Tells the host page; if it has no callback, the customer. */
export function tell({ script, emit }: Host, result: CheckoutResult, lang: "en" | "ar"): void {
  emit(result.status, result);
  if (report(script, result)) return;
  const kind: PopupKind = result.status === "success" ? "success" : "error";
  showPopup(kind, result.message, lang, result.payment_gateway_info?.pg_response);
}

/** Why the service does not show this session here, in its words; null if it does. */
async function refusal({ base, apiKey, sessionId }: ReadyOptions): Promise<string | null> {
  try {
    const headers = { Authorization: `Api-Key ${apiKey}` };
    const answer = await fetch(`${base}/b/checkout/v1/sdk/${sessionId}/`, { headers, credentials: "omit" });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    const detail = typeof body === "object" && body !== null ? Reflect.get(body, "detail") : null;
    return typeof detail === "string" ? detail : `The service answered ${answer.status}.`;
  } catch {
    return "The service cannot be reached, or does not list the origin of this page.";
  }
}

/** Shows the session. Null if it cannot be shown; the host page was told why. */
export async function begin(host: Host, options: ReadyOptions): Promise<CheckoutInstance | null> {
  if (!isPreloadOf(options.preload, options.sessionId)) {
    const refused = await refusal(options);
    if (refused !== null) {
      tell(host, ownError(refused, options.sessionId), options.lang);
      return null;
    }
  }
  return new Payment(host, options);
}

class Payment implements CheckoutInstance {
  private readonly frame: PaymentFrame;
  /** The last result that the host page knows of; undefined until the frame has spoken. */
  private known: string | undefined;
  private readonly waiting: ReturnType<typeof setTimeout>;

  constructor(
    private readonly host: Host,
    private readonly options: ReadyOptions,
  ) {
    this.frame = openFrame(options, (message) => void this.hear(message));
    this.waiting = setTimeout(() => {
      tell(host, ownError("The payment could not be shown.", options.sessionId), options.lang);
    }, READY_MS);
  }

  submit(): void {
    this.frame.say({ type: "submit" });
  }

  reload(): void {
    this.frame.reload();
  }

  destroy(): void {
    clearTimeout(this.waiting);
    this.frame.remove();
    closePopup();
  }

  private async hear(message: FrameMessage): Promise<void> {
    const { emit } = this.host;
    switch (message.type) {
      case "ready":
        clearTimeout(this.waiting);
        return emit("ready");
      case "height":
        return emit("height", message.height);
      case "ask":
        return this.ask(message);
      case "redirect":
        return this.leave(message.path);
      case "state":
        return this.settle(message.over, message.result);
    }
  }

  private async ask({ id, form_of_payment, pg_code, card }: FrameMessage & { type: "ask" }): Promise<void> {
    const { script } = this.host;
    const facts = { form_of_payment, pg_code, session_id: this.options.sessionId };
    const goes =
      (await passes(script, "validatepayment", facts)) &&
      (form_of_payment === "redirect" || (await passes(script, "beforepayment", card ? { card } : {})));
    this.frame.say({ type: "answer", id, goes });
  }

  private async leave(path: string): Promise<void> {
    const { host, options } = this;
    const redirect_url = `${options.base}${path}`;
    if (!(await passes(host.script, "beforepayment", { redirect_url }))) return this.frame.reload();
    showPopup("redirect", "", options.lang);
    window.location.assign(redirect_url);
  }

  /** An old failure of a session that is still open is no news; the end of one is. */
  private settle(over: boolean, result: unknown): void {
    const found = resultIn(result);
    const key = found === null ? "" : `${found.reference_number} ${found.status}`;
    const isNews = this.known === undefined ? over : key !== this.known;
    this.known = key;
    if (found !== null && isNews) tell(this.host, found, this.options.lang);
    else if (found === null && over && isNews)
      tell(this.host, ownError("This session can no longer be paid.", this.options.sessionId), this.options.lang);
  }
}

/** The result that the frame tells, or null. A payment whose outcome is not known yet has none. */
function resultIn(value: unknown): CheckoutResult | null {
  if (typeof value !== "object" || value === null) return null;
  const status: unknown = Reflect.get(value, "status");
  if (status === "success" || status === "canceled" || status === "error") return value as CheckoutResult;
  if (status !== "pending") warn("The frame told a result of an unknown kind.", status);
  return null;
}
