/**
 * The web SDK: `window.Checkout`, which shows a session in a frame of the service (docs/wire/web-sdk.md).
 * Loading it twice does nothing more.
 */
import { formsOf } from "./forms";
import { type Host, ownError, Payment, popupLookOf } from "./instance";
import { lookOf, mistakeIn, readOptions, requireItems } from "./options";
import { closePopup, showPopup } from "./popup";
import { eventOf, Listeners, report, warn } from "./results";
import type { CheckoutInstance, CheckoutOptions, CheckoutSdk } from "./types";

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const host: Host = { script, listeners: new Listeners() };

/** What shows in each element; the last one is what the methods without an element mean. */
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

/** Options that cannot be used: the host page is told, else whoever looks at it. */
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

// An element with that id is a property of the window, too.
if (typeof Reflect.get(window, "Checkout")?.init !== "function") Reflect.set(window, "Checkout", Checkout);
