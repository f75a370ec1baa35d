import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson } from "./answer-json";
import { bridge, type View } from "./bridge";
import { callerAddress, peerOf, sharedAddressWarning, trustedProxies } from "./caller-address";
import { answerForm } from "./forms";
import { probes } from "./health";
import { largestForm } from "./largest-form";
import { strangersGate } from "./limit-unknown-callers";
import { answerMissingFile } from "./missing-files";
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
import { storedFiles } from "./stored-files";

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * True for several `Host` headers: Node keeps the first of them, but a proxy may have used another (RFC 9112,
 * 3.2).
 */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** Maximum number of query parameters; Next compares each one with every other, which takes long for many. */
const MOST_PARAMETERS = 200;

function hasManyParameters({ url = "" }: IncomingMessage): boolean {
  return url.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS;
}

/** @returns true if the request was answered by this function */
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
 * @throws {Error} if TRUST_PROXY is invalid
 */
export function frontOf(next: Listener): Listener {
  const secure = (process.env.BASE_URL ?? "").startsWith("https:");
  const isTrusted = trustedProxies(process.env.TRUST_PROXY);
  const warn = warnOnce();
  const isBuilt = process.env.NODE_ENV === "production";
  const files = isBuilt ? storedFiles(process.cwd(), process.env.SARRAF_DIST ?? ".next") : null;
  const gate = strangersGate(files);
  const isProbe = probes();
  const serve = (request: IncomingMessage, response: ServerResponse, view: View): unknown => {
    if (refuseMalformed(request, response) || answerMissingFile(files, request, response)) return undefined;
    dropAddedEnd(request);
    rewriteNul(request);
    leaveUncompressed(request);
    restoreContentLength(response);
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
    if (isProbe({ request, response, address })) return undefined;
    return gate({ request, response, view, address }, () => serve(request, response, view));
  };
}
