/** What the host page is told: the three callbacks, and the hooks before a payment. */

/** The argument of a callback; absent facts are left out. */
export type CheckoutResult = {
  status: "success" | "canceled" | "error";
  /** For the customer, in the session's language. */
  message: string;
  form_of_payment: string;
  challenge_occurred?: boolean;
  session_id?: string;
  operation?: string;
  order_no?: string;
  reference_number?: string;
  redirect_url?: string;
  payment_gateway_info?: { pg_code: string; pg_name: string; pg_response: Record<string, unknown> };
};

/** A function of the host page, by the attribute of the script tag that names it. */
type HostFunction = "success" | "cancel" | "error" | "beforepayment" | "validatepayment";

const HOOK_MS = 60_000;
const CALLBACKS = { success: "success", canceled: "cancel", error: "error" } as const;

/** Looked up at the time of the call: host pages may define it after the script has loaded. */
function hostFunction(script: HTMLScriptElement | null, name: HostFunction): ((data: unknown) => unknown) | null {
  const given = script?.getAttribute(`data-${name}`);
  const found = given ? Reflect.get(window, given) : undefined;
  return typeof found === "function" ? found : null;
}

/** Calls the callback of the result. @returns false if the host page has none */
export function report(script: HTMLScriptElement | null, result: CheckoutResult): boolean {
  const callback = hostFunction(script, CALLBACKS[result.status]);
  callback?.(result);
  return callback !== null;
}

/**
 * Whether the hook lets the payment go on. One that rejects, throws or does not answer within a minute stops
 * it, and the console says so.
 */
export async function passes(script: HTMLScriptElement | null, name: HostFunction, data: object): Promise<boolean> {
  const hook = hostFunction(script, name);
  if (hook === null) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It did not answer within a minute.")), HOOK_MS);
  });
  try {
    await Promise.race([hook(data), late]);
    return true;
  } catch (error) {
    warn(`data-${name} stopped the payment.`, error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Says something to the developer of the host page. */
export function warn(...words: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the console is where the host page's developer looks
  console.warn("Checkout:", ...words);
}
