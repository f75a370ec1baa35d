import type { IncomingMessage, ServerResponse } from "node:http";
import { bridge, type View } from "./bridge";
import { callerAddress, peerOf, sharedAddressWarning, trustedProxies } from "./caller-address";
import { answerForm } from "./forms";
import { largestForm } from "./largest-form";
import { strangersGate } from "./limit-unknown-callers";
import {
  dropAddedEnd,
  dropForwarded,
  identify,
  leaveUncompressed,
  openView,
  pathOf,
  preparePage,
  restoreContentLength,
  rewriteNul,
} from "./prepare";

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function answerJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
  response.end(JSON.stringify(body));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Node keeps the first of several `Host` headers, but a proxy may have used another one (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** Next compares each parameter of a query with each other one. */
const MOST_PARAMETERS = 200;

function hasManyParameters({ url = "" }: IncomingMessage): boolean {
  return url.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS;
}

/** @returns true if the request was answered */
function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "" } = request;
  if (!METHODS.includes(method)) {
    answerJson(response, 405, { detail: `Method "${method}" not allowed.` }, { Allow: METHODS.join(", ") });
    return true;
  }
  if (!url.startsWith("/") || !isDecodable(pathOf(request))) {
    answerJson(response, 400, { detail: "Malformed path." });
    return true;
  }
  if (hasManyParameters(request)) {
    answerJson(response, 400, { detail: `A query may have at most ${MOST_PARAMETERS} parameters.` });
    return true;
  }
  if (hasSeveralHosts(request)) {
    answerJson(response, 400, { detail: "Send one Host header." });
    return true;
  }
  return false;
}

function warnOnce(): (warning: string | null) => void {
  let hasWarned = false;
  return (warning) => {
    if (warning === null || hasWarned) return;
    hasWarned = true;
    process.emitWarning(warning, "SharedAddress");
  };
}

/**
 * Handles HTTP requests before Next.
 * @param next handles requests that are not refused here
 * @throws {Error} if TRUST_PROXY is invalid
 */
export function frontOf(next: Listener): Listener {
  const secure = (process.env.BASE_URL ?? "").startsWith("https:");
  const isTrusted = trustedProxies(process.env.TRUST_PROXY);
  const warn = warnOnce();
  const gate = strangersGate();
  const serve = (request: IncomingMessage, response: ServerResponse, view: View): unknown => {
    const begin = (maxBytes: number): unknown => {
      if (answerForm({ request, response, view, maxBytes })) return undefined;
      preparePage(request, response);
      const { around } = bridge();
      const work = () => next(request, response);
      return around === undefined ? work() : around(request, response, work);
    };
    const maxBytes = largestForm(request);
    return typeof maxBytes === "number" ? begin(maxBytes) : maxBytes.then(begin);
  };
  return (request, response) => {
    const address = callerAddress(request, isTrusted);
    warn(sharedAddressWarning(request, address));
    identify(request, response, address);
    if (!isTrusted(peerOf(request), 0)) dropForwarded(request);
    const view = openView(request, response);
    if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    if (refuseMalformed(request, response)) return undefined;
    dropAddedEnd(request);
    rewriteNul(request);
    leaveUncompressed(request);
    restoreContentLength(response);
    return gate({ request, response, view, address }, () => serve(request, response, view));
  };
}
