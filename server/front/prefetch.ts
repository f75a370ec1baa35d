import { isPreviewRobot } from "./preview-robots";

/**
 * Request header set by the server process: 1 for a prefetch, which must not write (Spec, "Session requests"
 * 1 to 8).
 */
export const PREFETCH_HEADER = "x-sarraf-prefetch";

const PURPOSE_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/**
 * True for a prefetch, which does not mean that the customer opened the page.
 * @param headers with names in lower case
 */
export function isPrefetch(method: string | undefined, headers: Readonly<Record<string, unknown>>): boolean {
  if (method === "HEAD" || headers["next-router-prefetch"] !== undefined) return true;
  if (method === "GET" && isPreviewRobot(headers["user-agent"])) return true;
  return PURPOSE_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
}
