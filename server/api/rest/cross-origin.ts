/** Which pages of other origins may call an endpoint from the browser (Spec, "Calls from other origins"). */
import { knowsOrigin } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { MerchantFacts, SystemCtx } from "@/server/kernel/types";

/** Seconds for which a browser need not ask again. */
const PREFLIGHT_SECONDS = "600";

/** What a page may send beside what every form could. */
const REQUEST_HEADERS = "Authorization, Content-Type, Idempotency-Key, Request-Id, Sarraf-Version, X-Request-Id";

/** What a page may read beside the body. */
const ANSWER_HEADERS =
  "Deprecation, Idempotent-Replayed, Link, RateLimit, RateLimit-Policy, Request-Id, Retry-After, Sarraf-Version, Sunset, X-Request-Id";

/**
 * Refuses a public key that a page of an unlisted origin uses, before anything is done. Apps and servers send
 * no origin, and pages of this service are its own.
 * @throws {Forbidden} the merchant does not list the page's origin
 */
export function requireListedOrigin(
  origin: string | null,
  { allowedOrigins, baseUrl }: Pick<MerchantFacts, "allowedOrigins" | "baseUrl">,
): void {
  if (origin === null || allowedOrigins.includes(origin) || origin === new URL(baseUrl).origin) return;
  throw new Forbidden("Pages of this origin are not among the merchant's allowed_origins.");
}

/**
 * The headers by which a browser lets a page of another origin ask, and read the answer. Never with
 * credentials: a cookie is none here.
 * @param told.origins those of the caller's merchant; null if the caller is not known, which leaves whether
 * any merchant lists the origin: one statement then
 * @param told.allow the verbs of the path, as an answer to OPTIONS lists them
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

/** An answer whose readers cannot be looked up is for nobody else's page. */
async function isListedByAny(system: SystemCtx, origin: string): Promise<boolean> {
  try {
    return await knowsOrigin(system, origin);
  } catch {
    return false;
  }
}

/** What a browser is told before it sends the request itself. */
function preflight(allow: string): Record<string, string> {
  return {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": REQUEST_HEADERS,
    "Access-Control-Max-Age": PREFLIGHT_SECONDS,
  };
}
