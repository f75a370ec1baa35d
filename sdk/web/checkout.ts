/**
 * The web SDK: `window.Checkout` shows a session in an iframe (docs/guides/en/web-sdk.md). Loading it
 * twice has no effect.
 */
import { formsOf } from "./forms";
import { Payment } from "./instance";
import { expressOptions, lookOf, mistakeIn, readOptions, requireItems } from "./options";
import { ownError } from "./own-results";
import { watchPolicy } from "./policy";
import { closePopup, popupLookOf, showPopup } from "./popup";
import type { Host } from "./reports";
import { eventOf, Listeners, report, warn } from "./results";
import type { CheckoutErrorCode, CheckoutInstance, CheckoutOptions, CheckoutSdk } from "./types";

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const host: Host = { script, listeners: new Listeners() };

/** The payment mounted in each element. Methods called without an element use the last payment. */
const shown = new Map<HTMLElement, Payment>();

function latest(): Payment | undefined {
  return [...shown.values()].pop();
}

async function start(options: CheckoutOptions, isExpress = false): Promise<CheckoutInstance | null> {
  const mistake = mistakeIn(options);
  if (mistake !== null) {
    refuse(options, "invalid_options", mistake);
    return null;
  }
  const ready = readOptions(options, script?.src ?? "", isExpress);
  const { unknown } = formsOf(options.formsOfPayment ?? options.formsOfPayments);
  if (unknown.length > 0) warn(`These forms of payment are not known: ${unknown.join(", ")}.`);
  const { element } = ready;
  shown.get(element)?.destroy();
  const payment = new Payment(host, ready, () => {
    if (shown.get(element) === payment) shown.delete(element);
  });
  shown.set(element, payment);
  return (await payment.begin()) ? payment : null;
}

/** Reports to the host page why no payment begins; without a listener, shows the reason in a popup. */
function refuse(options: CheckoutOptions, code: CheckoutErrorCode, mistake?: string): void {
  const look = lookOf(options ?? {});
  const result = ownError(code, {
    lang: look.lang,
    sessionId: options?.session_id,
    ...(mistake && { message: mistake }),
  });
  const isHeard = host.listeners.tell(eventOf(result), result);
  if (report({ script, functions: options ?? {} }, result) || isHeard) return;
  showPopup({ kind: "error", message: result.message }, popupLookOf(look, script));
}

function fail(options: CheckoutOptions, error: unknown): null {
  warn("The payment could not begin.", error);
  refuse(options, "start_failed");
  return null;
}

const Checkout: CheckoutSdk = {
  version: "3.1.1",
  init: (options) => {
    requireItems(options);
    return start(options).catch((error: unknown) => fail(options, error));
  },
  express: (options) => start(expressOptions(options), true).catch((error: unknown) => fail(options, error)),
  reload: () => latest()?.reload(),
  update: (look) => latest()?.update(look),
  submit: () => latest()?.submit(),
  showPopup: (kind, message = "", response) =>
    showPopup({ kind, message, response }, latest()?.popups ?? popupLookOf(lookOf({}), script)),
  destroy: () => {
    closePopup();
    for (const payment of [...shown.values()]) payment.destroy();
  },
  unmount: () => Checkout.destroy(),
  on: (event, listener) => host.listeners.add(event, listener),
  off: (event, listener) => host.listeners.remove(event, listener),
};

watchPolicy();

// Browsers also expose an element with the id `Checkout` as a property of `window`.
if (typeof Reflect.get(window, "Checkout")?.init !== "function") Reflect.set(window, "Checkout", Checkout);
