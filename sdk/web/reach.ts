/** Requests of the SDK to the service, each at most fifteen seconds long. */
import type { ReadyOptions } from "./options";
import { blockedBy } from "./policy";
import { warn } from "./results";
import type { CheckoutErrorCode } from "./types";

export const READY_MS = 15_000;

const CODES: Readonly<Record<number, CheckoutErrorCode>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "session_not_found",
  429: "rate_limited",
};

/**
 * Returns the response's status, and the body of a refusal.
 * @throws {Error} if no complete answer arrives in time
 */
async function fetched(address: string, headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), READY_MS);
  try {
    const answer = await fetch(address, { headers, credentials: "omit", cache: "no-store", signal: ending.signal });
    return { status: answer.ok ? 200 : answer.status, body: answer.ok ? null : readJson(await answer.text()) };
  } finally {
    clearTimeout(timer);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Why the session cannot be shown; null if it can be shown. The browser's console gets the service's
 * explanation.
 */
export async function refusal({
  base,
  apiKey,
  sessionId,
}: Pick<ReadyOptions, "base" | "apiKey" | "sessionId">): Promise<CheckoutErrorCode | null> {
  try {
    const address = `${base}/b/checkout/v1/sdk/${sessionId}/`;
    const { status, body } = await fetched(address, { Authorization: `Api-Key ${apiKey}` });
    if (status === 200) return null;
    warn(`The service answered ${status}.`, Object(body).detail);
    return CODES[status] ?? "service_error";
  } catch {
    // Browsers report a violation of the content security policy only after the request has failed.
    await new Promise((done) => setTimeout(done));
    const directive = blockedBy(base);
    if (directive !== null) warnOfPolicy(directive, base);
    else warn(`The service was not reached. Check that allowed_origins lists ${window.location.origin}.`);
    return "network";
  }
}

export function warnOfPolicy(directive: string, base: string): void {
  warn(`This page's content security policy blocks the service: add ${base} to ${directive}.`);
}

export function isReached(base: string): Promise<boolean> {
  return fetched(`${base}/sdk/v3/integrity.json`, {}).then(
    () => true,
    () => false,
  );
}
