/**
 * Runs before every page and before nothing else: gives it a nonce, its security headers, and says whether
 * the view counts as opening.
 */
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, PAGE_HEADERS } from "./server/pages/headers";
import { isPrefetch, PREFETCH_HEADER } from "./server/pages/prefetch";

export const config = {
  // Attempt tokens hold a dot, so static files are recognized by their extensions and not by any dot.
  matcher: [
    "/((?!(?:b|api|s|media|metrics|gateway-notifications|_next|icons|sdk)(?:/|$)|openapi\\.json$|.*\\.(?:ico|png|svg|txt|webp|woff2)$).*)",
  ],
};

/** Next finds the nonce of its own scripts in the request's policy header. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.delete(PREFETCH_HEADER);
  if (isPrefetch(request.method, request.headers)) headers.set(PREFETCH_HEADER, "1");
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  return response;
}
