/**
 * The web SDK: `window.Checkout` shows a session in an iframe (docs/wire/web-sdk.md). Loading it twice has no
 * effect.
 */
import { formsOf } from "./forms";
import { type Host, ownError, Payment, popupLookOf } from "./instance";
import { lookOf, mistakeIn, readOptions, requireItems } from "./options";
import { closePopup, showPopup } from "./popup";
import { eventOf, Listeners, report, warn } from "./results";
import type { CheckoutInstance, CheckoutOptions, CheckoutSdk } from "./types";

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const host: Host = { script, listeners: new Listeners() };

/** The payment in each element. Methods called without an element use the last payment. */
const shown = new Map<HTMLElement, Payment>();

function latest(): Payment | undefined {
  return [...shown.values()].at(-1);
}

async function start(options: CheckoutOptions): Promise<CheckoutInstance | null> {
  const mistake = mistakeIn(options);
  if (mistake !== null) {
    refuse(options, mistake);
    return null;
  }
  const ready = readOptions(options, script?.src ?? "");
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

/** Reports invalid options to the host page or, without a listener, in a popup. */
function refuse(options: CheckoutOptions, mistake: string): void {
  const result = ownError(mistake, options?.session_id);
  const isHeard = host.listeners.tell(eventOf(result), result);
  if (report({ script, functions: options ?? {} }, result) || isHeard) return;
  showPopup({ kind: "error", message: mistake }, popupLookOf(lookOf(options ?? {})));
}

const Checkout: CheckoutSdk = {
  version: "3.0.0",
  init: (options) => {
    requireItems(options);
    return start(options);
  },
  reload: () => latest()?.reload(),
  update: (look) => latest()?.update(look),
  submit: () => latest()?.submit(),
  showPopup: (kind, message = "", response) =>
    showPopup({ kind, message, response }, latest()?.popups ?? popupLookOf(lookOf({}))),
  destroy: () => {
    closePopup();
    for (const payment of [...shown.values()]) payment.destroy();
  },
  unmount: () => Checkout.destroy(),
  on: (event, listener) => host.listeners.add(event, listener),
  off: (event, listener) => host.listeners.remove(event, listener),
};

// Browsers also expose an element with the id `Checkout` as a property of `window`.
if (typeof Reflect.get(window, "Checkout")?.init !== "function") Reflect.set(window, "Checkout", Checkout);
