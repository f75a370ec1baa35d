import type { CheckoutEvents, CheckoutFunctions, CheckoutListener, CheckoutResult } from "./types";

/** The host page's functions: in the options, else global functions that the script tag names. */
export type HostPage = { readonly script: HTMLScriptElement | null; readonly functions: CheckoutFunctions };

export class Listeners {
  private readonly byEvent = new Map<string, Set<(data: never) => unknown>>();

  add<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.byEvent.set(event, (this.byEvent.get(event) ?? new Set()).add(listener));
  }

  remove<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void {
    this.byEvent.get(event)?.delete(listener);
  }

  /** Calls every listener of an event. @returns false if the event has no listener */
  tell<E extends keyof CheckoutEvents>(event: E, data: CheckoutEvents[E]): boolean {
    const listeners = [...(this.byEvent.get(event) ?? [])] as CheckoutListener<E>[];
    for (const listener of listeners) calmly(() => listener(data));
    return listeners.length > 0;
  }
}

const HOOK_MS = 60_000;
const CALLBACKS = { success: "success", canceled: "cancel", error: "error" } as const;

export function eventOf({ status }: CheckoutResult): "success" | "cancel" | "error" {
  return CALLBACKS[status];
}

type HostFunction = (data: unknown) => unknown;

/** Looks up the callback at call time, because the host page may define it after the script loads. */
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

/** An exception in the host page's function goes to the browser's error handler and does not stop the SDK. */
function calmly(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

/** Result of a hook call: whether the payment continues, and whether the host page has the hook. */
export type HookAnswer = { readonly goes: boolean; readonly asked: boolean };

/**
 * Calls the hook. If the hook rejects, throws, or gives no answer within a minute, the payment stops with a
 * message in the console.
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

export function warn(...words: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: host page developers read the console
  console.warn("Checkout:", ...words);
}
