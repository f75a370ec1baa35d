/**
 * Answers posts of page forms that Next answers badly: of another origin, unreadable, of an older build, or
 * while the service is busy. Browsers get an explaining page, scripts JSON (Spec, "Payment pages" 16).
 */
import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { isPage } from "./areas";
import type { View } from "./bridge";
import { formPageOf, notDonePath } from "./form-page";
import { pathOf } from "./prepare";

type Cause = "foreign" | "unread" | "busy";
type Refusal = { readonly cause: Cause; readonly status: number };
type Headers = Readonly<IncomingHttpHeaders>;
type Send = (status: number, headers: Headers, body: Buffer) => void;

/** Headers that describe the body of Next's response, which is replaced. */
const BODY_HEADERS = ["content-length", "content-encoding", "transfer-encoding", "etag"];

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

/** Maximum number of a form's fields, more than any form of the service has. */
const MOST_FIELDS = 500;

const TOO_LARGE: Refusal = { cause: "unread", status: 413 };
const ELSEWHERE: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);
const PAGE_TIMEOUT_MS = 5_000;

const DETAILS: Readonly<Record<Cause, string>> = {
  foreign: "Forms of other origins are not accepted.",
  unread: "The form could not be read.",
  busy: "The service is busy. Try again shortly.",
};

export function isPageForm(request: IncomingMessage): boolean {
  if (request.method !== "POST" || !isPage(pathOf(request))) return false;
  return isScriptCall(request) || (request.headers["content-type"] ?? "").startsWith("multipart/form-data");
}

function isScriptCall({ headers }: IncomingMessage): boolean {
  return "next-action" in headers;
}

/** Returns why a form is refused before Next handles it, or null; like Next, compares origin and host. */
function refusalOf({ headers }: IncomingMessage, maxBytes: number): Refusal | null {
  const { origin } = headers;
  if (Number(headers["content-length"] ?? 0) > maxBytes) return TOO_LARGE;
  if (origin === undefined) return ELSEWHERE.has(headers["sec-fetch-site"]) ? { cause: "foreign", status: 403 } : null;
  if (origin === "null") return { cause: "foreign", status: 403 };
  if (!URL.canParse(origin)) return { cause: "unread", status: 400 };
  const forwarded = String(headers["x-forwarded-host"] ?? "").split(",")[0];
  const host = forwarded?.trim() || headers.host;
  return new URL(origin).host === host ? null : { cause: "foreign", status: 403 };
}

/**
 * Requests from this process the page that explains a refused form; null if that fails or the client has
 * disconnected.
 */
function explainingPage(request: IncomingMessage, cause: Cause): Promise<{ headers: Headers; body: Buffer } | null> {
  const { localAddress: host, localPort: port } = request.socket ?? {};
  if (host === undefined) return Promise.resolve(null);
  const path = notDonePath(formPageOf(request.url ?? ""), { why: cause });
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
 * Returns why Next could not process the form; null if its response may be sent. Our pages set a 404 by
 * server/pages/status.ts, so Next's 404 means that an action could not read its arguments, such as a form of
 * an older build.
 */
function refusalIn(response: ServerResponse, view: View): Refusal | null {
  const { statusCode } = response;
  if (statusCode >= 500 && view.status === 503) return { cause: "busy", status: 503 };
  if (statusCode < 400 || view.begun) return null;
  if (String(response.getHeader("content-type")).startsWith("text/html"))
    return statusCode === 404 ? { cause: "unread", status: 400 } : null;
  return { cause: "unread", status: statusCode < 500 ? statusCode : 400 };
}

function fieldCounter({ headers }: IncomingMessage): (chunk: Buffer) => number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers["content-type"] ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return () => 0;
  const sought = Buffer.from(`--${boundary}`, "latin1");
  let end = Buffer.alloc(0);
  let count = 0;
  return (chunk) => {
    const bytes = Buffer.concat([end, chunk]);
    for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + sought.length)) count += 1;
    end = bytes.subarray(Math.max(0, bytes.length - sought.length + 1));
    return count;
  };
}

/** Drops the rest of a body with too many bytes, whatever its declared length, or too many fields. */
function watchBody(request: IncomingMessage, maxBytes: number, tooLarge: () => void): void {
  const { push } = request;
  const fieldsIn = fieldCounter(request);
  let left = maxBytes;
  let isTooLarge = false;
  request.push = (chunk: Buffer | null, encoding) => {
    if (isTooLarge) return true;
    left -= chunk?.length ?? 0;
    isTooLarge = left < 0 || (chunk !== null && fieldsIn(chunk) > MOST_FIELDS);
    if (!isTooLarge) return push.call(request, chunk, encoding);
    tooLarge();
    return true;
  };
}

/** Replaces Next's response before its first byte if the form could not be read. */
function watchAnswer({ request, response, view, maxBytes }: PageForm): void {
  const { writeHead, write, end } = response;
  const send = senderOf(response);
  let refusal: Refusal | null = null;
  const refuse = (found: Refusal) => {
    refusal = found;
    void answerRefusal(request, found, send);
  };
  watchBody(request, maxBytes, () => {
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

export type PageForm = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly view: View;
  readonly maxBytes: number;
};

export function answerForm(form: PageForm): boolean {
  const { request, response, maxBytes } = form;
  if (!isPageForm(request)) return false;
  const refusal = refusalOf(request, maxBytes);
  if (refusal === null) watchAnswer(form);
  else void answerRefusal(request, refusal, senderOf(response));
  return refusal !== null;
}
