/**
 * Answers page forms that Next answers badly: of another origin, unreadable, or of an older build. A browser
 * gets a page that explains it, a page's script JSON; the status is 4xx (Spec, "Payment pages" 16).
 */
import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { isPage } from "./areas";
import type { View } from "./bridge";
import { formPageOf, notDonePath } from "./form-page";
import { pathOf } from "./prepare";

type Cause = "foreign" | "unread";
type Refusal = { readonly cause: Cause; readonly status: number };
type Headers = Readonly<IncomingHttpHeaders>;
type Send = (status: number, headers: Headers, body: Buffer) => void;

/** Headers that belong to Next's body, which is not sent. */
const BODY_HEADERS = ["content-length", "content-encoding", "transfer-encoding", "etag"];

/** Headers copied from the page that explains a refusal. */
const KEPT = [
  "cache-control",
  "content-security-policy",
  "content-type",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
  "x-robots-tag",
];

/**
 * Maximum size of a form in bytes. For a larger form without JavaScript, Next would wait for ever for its
 * end.
 */
const FORM_MAX_BYTES = 1_048_576;
/** The largest form of a caller who is not signed in on the console. */
const STRANGERS_MAX_BYTES = 64 * 1_024;

/** A session cookie allows the larger form; the page checks whose cookie it is. */
function maxBytesOf({ headers }: IncomingMessage): number {
  return /(?:^|; )__Host-console=/.test(headers.cookie ?? "") ? FORM_MAX_BYTES : STRANGERS_MAX_BYTES;
}

const TOO_LARGE: Refusal = { cause: "unread", status: 413 };
/** Values of the Fetch Metadata header for requests of a page of another origin. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);
const PAGE_TIMEOUT_MS = 5_000;

const DETAILS = { foreign: "Forms of other origins are not accepted.", unread: "The form could not be read." };

function isPageForm(request: IncomingMessage): boolean {
  if (request.method !== "POST" || !isPage(pathOf(request))) return false;
  return isScriptCall(request) || (request.headers["content-type"] ?? "").startsWith("multipart/form-data");
}

function isScriptCall({ headers }: IncomingMessage): boolean {
  return "next-action" in headers;
}

/** Why a form is refused before Next handles it, or null. Compares the same hosts as Next. */
function refusalOf(request: IncomingMessage): Refusal | null {
  const { headers } = request;
  const { origin } = headers;
  if (Number(headers["content-length"] ?? 0) > maxBytesOf(request)) return TOO_LARGE;
  if (origin === undefined) return ELSEWHERE.has(headers["sec-fetch-site"]) ? { cause: "foreign", status: 403 } : null;
  if (origin === "null") return { cause: "foreign", status: 403 };
  if (!URL.canParse(origin)) return { cause: "unread", status: 400 };
  const forwarded = String(headers["x-forwarded-host"] ?? "").split(",")[0];
  const host = forwarded?.trim() || headers.host;
  return new URL(origin).host === host ? null : { cause: "foreign", status: 403 };
}

/**
 * Requests the page with the explanation from this process; null if that fails or the client has
 * disconnected.
 */
function explainingPage(request: IncomingMessage, cause: Cause): Promise<{ headers: Headers; body: Buffer } | null> {
  const { localAddress: host, localPort: port } = request.socket ?? {};
  if (host === undefined) return Promise.resolve(null);
  const path = notDonePath(formPageOf(request.url ?? ""), cause);
  const headers = { host: request.headers.host ?? "localhost", "accept-encoding": "identity" };
  return new Promise((done) => {
    const asked = get({ host, port, path, headers, agent: false, timeout: PAGE_TIMEOUT_MS }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      done({ headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => done(null));
  });
}

async function answerRefusal(request: IncomingMessage, { cause, status }: Refusal, send: Send): Promise<void> {
  const page = isScriptCall(request) ? null : await explainingPage(request, cause);
  if (page !== null) return send(status, page.headers, page.body);
  const body = Buffer.from(JSON.stringify({ detail: DETAILS[cause] }));
  return send(status, { "content-type": "application/json", "cache-control": "no-store" }, body);
}

function senderOf(response: ServerResponse): Send {
  const { writeHead, end } = response;
  return (status, headers, body) => {
    for (const name of BODY_HEADERS) response.removeHeader(name);
    for (const name of KEPT) {
      const value = headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    Reflect.apply(writeHead, response, [status, { "content-length": body.length }]);
    Reflect.apply(end, response, [body]);
  };
}

/**
 * Why Next could not read the form, or null if its response may be sent. Our pages set a 404 otherwise
 * (server/pages/status.ts), so Next's own 404 means that an action could not read its arguments, as with the
 * form of an older build.
 */
function refusalIn(response: ServerResponse, view: View): Refusal | null {
  const { statusCode } = response;
  if (statusCode < 400 || view.begun) return null;
  if (String(response.getHeader("content-type")).startsWith("text/html"))
    return statusCode === 404 ? { cause: "unread", status: 400 } : null;
  return { cause: "unread", status: statusCode < 500 ? statusCode : 400 };
}

/** Drops the rest of a body of unknown length that exceeds the largest form. */
function watchLength(request: IncomingMessage, tooLarge: () => void): void {
  if ("content-length" in request.headers) return;
  const { push } = request;
  let left = maxBytesOf(request);
  request.push = (chunk: Buffer | null, encoding) => {
    const wasLeft = left;
    left -= chunk?.length ?? 0;
    if (left >= 0) return push.call(request, chunk, encoding);
    if (wasLeft >= 0) tooLarge();
    return true;
  };
}

/** Replaces Next's response, before its first byte, if it says that the form could not be read. */
function watchAnswer(request: IncomingMessage, response: ServerResponse, view: View): void {
  const { writeHead, write, end } = response;
  const send = senderOf(response);
  let refusal: Refusal | null = null;
  const refuse = (found: Refusal) => {
    refusal = found;
    void answerRefusal(request, found, send);
  };
  watchLength(request, () => {
    if (refusal !== null || response.headersSent) return;
    response.setHeader("connection", "close");
    refuse(TOO_LARGE);
  });
  const passes = () => {
    const found = refusal === null && !response.headersSent ? refusalIn(response, view) : null;
    if (found !== null) refuse(found);
    return refusal === null;
  };
  const watched = {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      return passes() ? Reflect.apply(writeHead, response, [status, ...rest]) : response;
    },
    write: (...chunk: unknown[]) => (passes() ? Reflect.apply(write, response, chunk) : true),
    end: (...chunk: unknown[]) => (passes() ? Reflect.apply(end, response, chunk) : response),
  };
  Object.assign(response, watched);
}

export function answerForm(request: IncomingMessage, response: ServerResponse, view: View): boolean {
  if (!isPageForm(request)) return false;
  const refusal = refusalOf(request);
  if (refusal === null) watchAnswer(request, response, view);
  else void answerRefusal(request, refusal, senderOf(response));
  return refusal !== null;
}
