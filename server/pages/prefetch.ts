/**
 * A look at a page that is not a customer opening it: HEAD requests, and prefetches of browsers and routers.
 */

/**
 * Set by the proxy alone; pages then read without writing (decision 0059: a prefetch never writes `pending`).
 */
export const PREFETCH_HEADER = "x-sarraf-prefetch";

/** True when the request may not count as the customer opening the page. */
export function isPrefetch(method: string, headers: Headers): boolean {
  if (method === "HEAD" || headers.has("next-router-prefetch")) return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}
