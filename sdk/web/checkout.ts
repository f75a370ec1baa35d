/**
 * The web SDK: `window.Checkout`, which shows a session in a frame of the service (docs/wire/web-sdk.md).
 * Loading it twice does nothing more.
 */
import { begin, type CheckoutInstance, type Host, ownError, tell } from "./instance";
import { type CheckoutOptions, mistakeIn, readOptions, requireItems } from "./options";
import { closePopup, type PopupKind, showPopup } from "./popup";
import { warn } from "./results";

type Listener = (data: unknown) => void;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;
const listeners = new Map<string, Set<Listener>>();
const host: Host = {
  script,
  emit: (event, data) => {
    for (const listener of listeners.get(event) ?? []) listener(data);
  },
};

/** Each element's options and what shows in it; the last one is what the methods without an element mean. */
const shown = new Map<HTMLElement, { options: CheckoutOptions; instance: CheckoutInstance }>();
let turn = 0;

/**
 * Shows the session in the element. The promise gives the instance, or null if there is none to show: the
 * error callback then knows why.
 * @throws {RangeError} `displaySettings.visibleItemsCount` is 0
 */
function init(options: CheckoutOptions): Promise<CheckoutInstance | null> {
  requireItems(options);
  return start(options);
}

async function start(options: CheckoutOptions): Promise<CheckoutInstance | null> {
  const mistake = mistakeIn(options);
  if (mistake !== null) {
    tell(host, ownError(mistake, options?.session_id), options?.lang === "ar" ? "ar" : "en");
    return null;
  }
  const { unknown, ...ready } = readOptions(options, script?.src ?? "");
  if (unknown.length > 0) warn(`These forms of payment are not shown here: ${unknown.join(", ")}.`);
  remove(ready.element);
  turn += 1;
  const mine = String(turn);
  ready.element.dataset.checkout = mine;
  const instance = await begin(host, ready);
  if (instance === null) return null;
  if (ready.element.dataset.checkout !== mine) {
    // A later init, or destroy, has taken the element meanwhile.
    instance.destroy();
    return null;
  }
  shown.set(ready.element, { options, instance });
  return instance;
}

function remove(element: HTMLElement): void {
  shown.get(element)?.instance.destroy();
  shown.delete(element);
  delete element.dataset.checkout;
}

function latest() {
  return [...shown.values()].at(-1);
}

const Checkout = {
  version: "3.0.0",
  init,
  /** Shows the same session as it stands now; a payload given earlier is not used again. */
  reload: async (): Promise<void> => {
    const options = latest()?.options;
    if (options) await start({ ...options, setupPreload: undefined });
  },
  /** Shows the same session with other options. */
  update: async (change: Pick<CheckoutOptions, "lang" | "formsOfPayment">): Promise<void> => {
    const options = latest()?.options;
    if (options) await start({ ...options, ...change, setupPreload: undefined });
  },
  /** Presses the pay button. */
  submit: (): void => latest()?.instance.submit(),
  showPopup: (kind: PopupKind, message = "", response?: unknown): void =>
    showPopup(kind, message, latest()?.options.lang === "ar" ? "ar" : "en", response),
  /** Takes everything away that the SDK put on the page. */
  destroy: (): void => {
    closePopup();
    for (const element of [...shown.keys()]) remove(element);
  },
  on: (event: string, listener: Listener): void => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  },
  off: (event: string, listener: Listener): void => {
    listeners.get(event)?.delete(listener);
  },
};

if (!Reflect.has(window, "Checkout")) Reflect.set(window, "Checkout", Checkout);
