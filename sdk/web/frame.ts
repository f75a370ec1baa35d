/** The frame in which the service itself shows the payment, and the messages with it. */
import type { ReadyOptions } from "./options";

/** What the frame says. Its page is the service's own, and its origin is checked. */
export type FrameMessage =
  | { type: "ready" }
  | { type: "height"; height: number }
  | { type: "ask"; id: string; form_of_payment: string; pg_code: string; card?: object }
  | { type: "redirect"; path: string }
  | { type: "state"; over: boolean; result: unknown };

/** A frame that shows a session. */
export type PaymentFrame = {
  say(message: object): void;
  /** Shows the page anew, as it stands now. */
  reload(): void;
  remove(): void;
};

const PAY_PATH = /^\/(en|ar)\/pay\/[\w.~%-]+\/?$/;
const MOST_PIXELS = 20_000;

/** A message of the frame, or null for anything that is none: another shape, another channel. */
export function frameMessage(data: unknown, channel: string): FrameMessage | null {
  if (typeof data !== "object" || data === null || Reflect.get(data, "channel") !== channel) return null;
  const message = data as FrameMessage & { channel: string };
  switch (message.type) {
    case "ready":
    case "state":
      return message;
    case "height":
      return Number.isFinite(message.height) && message.height >= 0 && message.height <= MOST_PIXELS ? message : null;
    case "ask":
      return typeof message.id === "string" ? message : null;
    case "redirect":
      return typeof message.path === "string" && PAY_PATH.test(message.path) ? message : null;
    default:
      return null;
  }
}

/** The address of the embedded page; it answers pages of `origin` alone. */
function addressOf({ base, lang, sessionId, forms }: ReadyOptions, channel: string): string {
  const query = new URLSearchParams({ origin: window.location.origin, channel });
  if (forms !== null) query.set("forms", forms.join(","));
  return `${base}/${lang}/embed/${sessionId}/?${query}`;
}

/** Puts the frame into the element, in place of what it held. */
export function openFrame(options: ReadyOptions, hear: (message: FrameMessage) => void): PaymentFrame {
  const channel = crypto.randomUUID();
  const frame = document.createElement("iframe");
  frame.src = addressOf(options, channel);
  frame.title = options.lang === "ar" ? "الدفع" : "Payment";
  frame.allow = `payment ${options.base}`;
  frame.referrerPolicy = "no-referrer";
  frame.style.cssText = "width:100%;height:320px;border:0;display:block;color-scheme:auto";
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== options.base) return;
    const message = frameMessage(event.data, channel);
    if (message?.type === "height") frame.style.height = `${Math.ceil(message.height)}px`;
    if (message !== null) hear(message);
  };
  window.addEventListener("message", onMessage);
  options.element.replaceChildren(frame);
  return {
    say: (message) => frame.contentWindow?.postMessage({ channel, ...message }, options.base),
    reload: () => {
      frame.src = addressOf(options, channel);
    },
    remove: () => {
      window.removeEventListener("message", onMessage);
      frame.remove();
    },
  };
}
