/** Sets page headers under `next start`. The production server sets them itself at a tenth of the cost. */
import { type NextRequest, NextResponse } from "next/server";
import { isPage } from "./server/front/areas";
import { contentSecurityPolicy, PAGE_HEADERS } from "./server/front/headers";
import { isPrefetch, PREFETCH_HEADER } from "./server/front/prefetch";

export const config = {
  // The production server sets `x-sarraf-view` on every request, so that this proxy is skipped.
  matcher: [{ source: "/:path*", missing: [{ type: "header", key: "x-sarraf-view" }] }],
};

/** Next reads the nonce for its scripts from the request's `Content-Security-Policy` header. */
export function proxy(request: NextRequest): NextResponse {
  if (!isPage(request.nextUrl.pathname)) return NextResponse.next();
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
