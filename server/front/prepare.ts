import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { areaOf, isPage } from "./areas";
import { bridge, VIEW_HEADER, type View } from "./bridge";
import { CUSTOMER_PAGES } from "./form-page";
import { contentSecurityPolicy, PAGE_HEADERS, withSources } from "./headers";
import { withoutAddedEnd } from "./link-end";
import { isPrefetch, PREFETCH_HEADER } from "./prefetch";
import { dropRequestHeader, setRequestHeader } from "./request-header";

const REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split(/[?#]/, 1)[0] ?? "/";
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = [headers["x-request-id"], headers["request-id"]];
  return given.find((id): id is string => typeof id === "string" && REQUEST_ID.test(id)) ?? randomUUID();
}

/** Headers in which a proxy passes the requested address on; clients can forge them. */
const FORWARDED = ["x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

export function dropForwarded(request: IncomingMessage): void {
  for (const name of FORWARDED) if (name in request.headers) dropRequestHeader(request, name);
}

export function identify(request: IncomingMessage, response: ServerResponse, address: string): void {
  const requestId = requestIdOf(request);
  setRequestHeader(request, "x-request-id", requestId);
  setRequestHeader(request, "x-sarraf-peer", address);
  response.setHeader("X-Request-Id", requestId);
  response.setHeader("Request-Id", requestId);
}

/** Registers a record in which the rendered page sets the response's status and framing policy. */
export function openView(request: IncomingMessage, response: ServerResponse): View {
  const { views } = bridge();
  const id = randomUUID();
  const view: View = {};
  views.set(id, view);
  setRequestHeader(request, VIEW_HEADER, id);
  const { writeHead } = response;
  const withChoice = (status: number, ...rest: unknown[]) => {
    if (view.frameAncestors !== undefined) allowFraming(response, view.frameAncestors);
    if (view.sources !== undefined) allowSources(response, view.sources);
    if (view.opensWindows) response.setHeader("cross-origin-opener-policy", "same-origin-allow-popups");
    const sent = view.status ?? status;
    if (sent >= 400) keepFromCaches(response);
    return Reflect.apply(writeHead, response, [sent, ...rest]);
  };
  response.writeHead = withChoice;
  response.once("close", () => views.delete(id));
  return view;
}

/** Prevents caching of a 404, with which Next sends a file's caching headers. */
function keepFromCaches(response: ServerResponse): void {
  if (/public|immutable/.test(String(response.getHeader("cache-control"))))
    response.setHeader("cache-control", "no-store");
}

function allowFraming(response: ServerResponse, origins: string): void {
  const policy = response.getHeader("content-security-policy");
  if (policy === undefined) return;
  response.setHeader(
    "content-security-policy",
    String(policy).replace("frame-ancestors 'none'", `frame-ancestors ${origins}`),
  );
  response.removeHeader("x-frame-options");
}

function allowSources(response: ServerResponse, sources: NonNullable<View["sources"]>): void {
  const policy = response.getHeader("content-security-policy");
  if (policy !== undefined) response.setHeader("content-security-policy", withSources(String(policy), sources));
}

const SHARED = new RegExp(`^/(?:s|(?:en|ar)/(?:${CUSTOMER_PAGES}))/`);

/** Removes punctuation or direction marks that a program added to the end of a shared link. */
export function dropAddedEnd(request: IncomingMessage): void {
  const path = pathOf(request);
  const { method, url = path } = request;
  if (method !== "GET" && method !== "HEAD") return;
  if (SHARED.test(path)) request.url = withoutAddedEnd(path) + url.slice(path.length);
  if (path.startsWith("/b/checkout/redirect/start")) request.url = withoutAddedEnd(url);
}

/**
 * Rewrites an address with NUL, which Next would pass to a page, whose database query would fail. Route
 * handlers refuse it themselves.
 */
export function rewriteNul(request: IncomingMessage): void {
  const path = pathOf(request);
  if (!path.includes("%00")) return;
  const area = areaOf(path);
  if (area !== "page" && area !== "file") return;
  request.url = `${/^\/(?:en|ar)(?=\/)/.exec(path)?.[0] ?? ""}/not-found`;
}

/** API responses are not compressed: compressing a few kilobytes takes a tenth of the request's CPU time. */
export function leaveUncompressed(request: IncomingMessage): void {
  if (request.method !== "GET" && request.url?.startsWith("/b/"))
    setRequestHeader(request, "accept-encoding", "identity");
}

/**
 * Sends `X-Content-Length`, set by `server/api/rest/route.ts`, as `Content-Length`. Next would remove
 * `Content-Length`, and then compress even short answers and send them in chunks.
 */
export function restoreContentLength(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    name === "x-content-length"
      ? setHeader.call(response, "Content-Length", String(value))
      : setHeader.call(response, name, value);
}

/**
 * Sets security headers. A file keeps its declared type. Under `next start` proxy.ts does this instead. Next
 * reads the nonce for its scripts from the request's policy header.
 */
export function preparePage(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  if (areaOf(path) === "file") response.setHeader("x-content-type-options", "nosniff");
  if (!isPage(path)) return;
  const nonce = randomBytes(18).toString("base64");
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  setRequestHeader(request, "content-security-policy", policy);
  setRequestHeader(request, PREFETCH_HEADER, isPrefetch(request.method, request.headers) ? "1" : "0");
  response.setHeader("content-security-policy", policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
}
