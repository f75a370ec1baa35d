/** Requests of the SDK to the service, each at most fifteen seconds long. */
import type { ReadyOptions } from "./options";
import { warn } from "./results";
import type { CheckoutErrorCode } from "./types";

export const READY_MS = 15_000;

const CODES: Readonly<Record<number, CheckoutErrorCode>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "session_not_found",
  429: "rate_limited",
};

function fetched(address: string, headers: Record<string, string>): Promise<Response> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), READY_MS);
  const asked = fetch(address, { headers, credentials: "omit", cache: "no-store", signal: ending.signal });
  const stop = () => clearTimeout(timer);
  asked.then(stop, stop);
  return asked;
}

/** Why the session cannot be shown; null if it can. The console gets the service's explanation. */
export async function refusal({
  base,
  apiKey,
  sessionId,
}: Pick<ReadyOptions, "base" | "apiKey" | "sessionId">): Promise<CheckoutErrorCode | null> {
  try {
    const answer = await fetched(`${base}/b/checkout/v1/sdk/${sessionId}/`, { Authorization: `Api-Key ${apiKey}` });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    warn(`The service answered ${answer.status}.`, Object(body).detail);
    return CODES[answer.status] ?? "service_error";
  } catch {
    const policy = `this page's content security policy allows ${base} in connect-src and frame-src`;
    warn(
      `The service was not reached. Check that allowed_origins lists ${window.location.origin}, and that ${policy}.`,
    );
    return "network";
  }
}

/** Whether the service answers at all. */
export function isReached(base: string): Promise<boolean> {
  return fetched(`${base}/sdk/v3/integrity.json`, {}).then(
    () => true,
    () => false,
  );
}
