/** A look at a page that is not a customer opening it: HEAD requests, and prefetches of browsers and routers. */

/** Set by the proxy and by nobody else; pages then read without writing (Decision §5, `pending` is never written by a prefetch). */
export const GLANCE_HEADER = "x-sarraf-glance";

/** True when the request may not count as the customer opening the page. */
export function isGlance(method: string, headers: Headers): boolean {
  if (method === "HEAD" || headers.has("next-router-prefetch")) return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ""),
  );
}
