/** What the host page is told: the three callbacks, and the hooks before a payment. */
import type { CheckoutEvents, CheckoutFunctions, CheckoutListener, CheckoutResult } from "./types";

/** Where the functions of the host page are found: in the options, else by the names on the script's tag. */
export type HostPage = { readonly script: HTMLScriptElement | null; readonly functions: CheckoutFunctions };

/** The listeners of events. */
export class Listeners {
  private readonly byEvent = new Map<string, Set<(data: never) => unknown>>();

  add<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.byEvent.set(event, (this.byEvent.get(event) ?? new Set()).add(listener));
  }

  remove<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.byEvent.get(event)?.delete(listener);
  }

  /** Tells each of them. @returns false if nobody listens */
  tell<E extends keyof CheckoutEvents>(event: E, data: CheckoutEvents[E]): boolean {
    const listeners = [...(this.byEvent.get(event) ?? [])] as CheckoutListener<E>[];
    for (const listener of listeners) calmly(() => listener(data));
    return listeners.length > 0;
  }
}

const HOOK_MS = 60_000;
const CALLBACKS = { success: "success", canceled: "cancel", error: "error" } as const;

/** The event and callback of a result. */
export function eventOf({ status }: CheckoutResult): "success" | "cancel" | "error" {
  return CALLBACKS[status];
}

type HostFunction = (data: unknown) => unknown;

/** Looked up at the time of the call: host pages may define it after the script has loaded. */
function hostFunction({ script, functions }: HostPage, name: keyof CheckoutFunctions): HostFunction | null {
  const attribute = name.replace("Callback", "").toLowerCase();
  const named = script?.getAttribute(`data-${attribute}`);
  const found: unknown = functions[name] ?? (named ? Reflect.get(window, named) : undefined);
  return typeof found === "function" ? (found as HostFunction) : null;
}

/** Calls the callback of the result. @returns false if the host page has none */
export function report(page: HostPage, result: CheckoutResult): boolean {
  const callback = hostFunction(page, `${eventOf(result)}Callback`);
  if (callback !== null) calmly(() => callback(result));
  return callback !== null;
}

/** What the host page's own function throws is its own matter: the browser reports it, and nothing stops. */
function calmly(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** What came of a hook: whether the payment goes on, and whether the host page was asked at all. */
export type HookAnswer = { readonly goes: boolean; readonly asked: boolean };

/**
 * Asks the hook. One that rejects, throws or does not answer within a minute stops the payment, and the
 * console says so.
 */
export async function askHook(
  page: HostPage,
  name: "beforePayment" | "validatePayment",
  data: object,
): Promise<HookAnswer> {
  const hook = hostFunction(page, name);
  if (hook === null) return { goes: true, asked: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It did not answer within a minute.")), HOOK_MS);
  });
  try {
    await Promise.race([hook(data), late]);
    return { goes: true, asked: true };
  } catch (error) {
    warn(`${name} stopped the payment.`, error);
    return { goes: false, asked: true };
  } finally {
    clearTimeout(timer);
  }
}

/** Says something to the developer of the host page. */
export function warn(...words: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the console is where the host page's developer looks
  console.warn("Checkout:", ...words);
}
