/** CORS: the origins that may call an endpoint from a browser (Spec, "Calls from other origins"). */
import { knowsOrigin } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { MerchantFacts, SystemCtx } from "@/server/kernel/types";

const PREFLIGHT_SECONDS = "600";

const REQUEST_HEADERS = "Authorization, Content-Type, Idempotency-Key, Request-Id, Sarraf-Version, X-Request-Id";

const ANSWER_HEADERS =
  "Deprecation, Idempotent-Replayed, Link, RateLimit, RateLimit-Policy, Request-Id, Retry-After, Sarraf-Version, Sunset, X-Request-Id";

/**
 * Refuses a public key on a page of an unlisted origin. Apps and servers send no origin; the service's pages
 * are allowed.
 * @throws {Forbidden} if the merchant does not list the origin
 */
export function requireListedOrigin(
  origin: string | null,
  { allowedOrigins, baseUrl }: Pick<MerchantFacts, "allowedOrigins" | "baseUrl">,
): void {
  if (origin === null || allowedOrigins.includes(origin) || origin === new URL(baseUrl).origin) return;
  throw new Forbidden("This origin is not in the merchant's allowed_origins.");
}

/**
 * CORS headers, never with credentials, because the API uses no cookies.
 * @param told.origins origins that the caller's merchant lists; null for an unknown caller, to whom all
 * merchants' lists apply
 * @param told.allow the path's methods, as OPTIONS lists them
 */
export async function crossOriginHeaders(
  system: SystemCtx,
  request: Request,
  { origins, allow }: { origins: readonly string[] | null; allow: string | undefined },
): Promise<Record<string, string>> {
  const vary = { Vary: "Origin" };
  const origin = request.headers.get("origin");
  if (origin === null) return vary;
  const listed = origins === null ? await isListedByAny(system, origin) : origins.includes(origin);
  if (!listed) return vary;
  const readable = { ...vary, "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": ANSWER_HEADERS };
  return request.method === "OPTIONS" && allow !== undefined ? { ...readable, ...preflight(allow) } : readable;
}

/**
 * True if any merchant lists the origin; false if the query fails, so that no other origin may read the
 * response.
 */
async function isListedByAny(system: SystemCtx, origin: string): Promise<boolean> {
  try {
    return await knowsOrigin(system, origin);
  } catch {
    return false;
  }
}

function preflight(allow: string): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": REQUEST_HEADERS,
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
  };
}
