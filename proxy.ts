/**
 * Does for pages under `next start` what the server process does by itself, for a tenth of the cost
 * (scripts/page-view.mjs).
 */
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, PAGE_HEADERS } from "./scripts/page-headers.mjs";
import { isPrefetch, PREFETCH_HEADER } from "./scripts/prefetch.mjs";

export const config = {
  matcher: [
    {
      // Attempt tokens hold a dot, so static files are recognized by their extensions and not by any dot.
      source:
        "/((?!(?:b|api|s|media|metrics|gateway-notifications|_next|icons|sdk)(?:/|$)|openapi\\.json$|.*\\.(?:ico|png|svg|txt|webp|woff2)$).*)",
      // The server process names the views that it has prepared.
      missing: [{ type: "header", key: "x-sarraf-view" }],
    },
  ],
};

/** Next finds the nonce of its own scripts in the request's policy header. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PREFETCH_HEADER, isPrefetch(request.method, Object.fromEntries(request.headers)) ? "1" : "0");
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  return response;
}
