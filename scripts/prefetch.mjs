/**
 * A look at a page that is not a customer opening it: HEAD requests, and prefetches of browsers and routers.
 */

/**
 * Set by the server process alone, to 1 for such a look; pages then read without writing (decision 0059: a
 * prefetch never writes `pending`).
 */
export const PREFETCH_HEADER = "x-sarraf-prefetch";

const TOLD_BY = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/**
 * True when the request may not count as the customer opening the page.
 * @param {string | undefined} method
 * @param {{ readonly [name: string]: unknown }} headers their names in lower case
 */
export function isPrefetch(method, headers) {
  if (method === "HEAD" || headers["next-router-prefetch"] !== undefined) return true;
  return TOLD_BY.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
}
