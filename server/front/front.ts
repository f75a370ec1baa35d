/** The request listener in front of Next: it prepares each request and refuses what Next answers badly. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { bridge } from "./bridge";
import { answerForm } from "./forms";
import {
  identify,
  leaveUncompressed,
  openView,
  pathOf,
  preparePage,
  restoreContentLength,
  rewriteNul,
} from "./prepare";

/** Handles a request; Next's handler is one. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers with JSON that is not cached. */
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

/** Node keeps the first of several `Host` headers; a proxy may have decided by another (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** Refuses unknown methods, malformed paths and a second `Host`. @returns whether it answered */
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
  if (hasSeveralHosts(request)) {
    answerJson(response, 400, { detail: "Send one Host header." });
    return true;
  }
  return false;
}

/** The listener of the server. @param next handles what is not refused here */
export function frontOf(next: Listener): Listener {
  const secure = (process.env.BASE_URL ?? "").startsWith("https:");
  return (request, response) => {
    identify(request, response);
    const view = openView(request, response);
    if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    if (refuseMalformed(request, response)) return undefined;
    rewriteNul(request);
    leaveUncompressed(request);
    restoreContentLength(response);
    if (answerForm(request, response, view)) return undefined;
    preparePage(request, response);
    const { around } = bridge();
    const work = () => next(request, response);
    return around === undefined ? work() : around(request, response, work);
  };
}
