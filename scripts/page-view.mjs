/**
 * What every page gets before Next renders it, and nothing else does: a nonce, its security headers, and word
 * of whether the view counts as opening. Under `next start` proxy.ts does the same.
 */
import { randomBytes } from "node:crypto";
import { contentSecurityPolicy, PAGE_HEADERS } from "./page-headers.mjs";
import { isPrefetch, PREFETCH_HEADER } from "./prefetch.mjs";
import { setRequestHeader } from "./request-header.mjs";

/** Folders and files that are no pages. Attempt tokens hold a dot, so files are known by their extensions. */
const NO_PAGE =
  /^\/(?:(?:b|api|s|media|metrics|gateway-notifications|_next|icons|sdk)(?:\/|$)|openapi\.json$|.*\.(?:ico|png|svg|txt|webp|woff2)$)/;

/** Next finds the nonce of its own scripts in the request's policy header. */
export function prepareView(request, response) {
  const [path] = request.url.split(/[?#]/, 1);
  if (NO_PAGE.test(path)) return;
  const nonce = randomBytes(18).toString("base64");
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  setRequestHeader(request, "content-security-policy", policy);
  setRequestHeader(request, PREFETCH_HEADER, isPrefetch(request.method, request.headers) ? "1" : "0");
  response.setHeader("content-security-policy", policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
}
