/**
 * Forms of pages that Next answers badly: from another origin, not readable, or of a build that is gone. A
 * browser gets the page that says so, a page's script gets JSON; the status is 4xx (decision 0150).
 */
import { get } from "node:http";

/** Paths of which no form is a page's. */
const OTHER_PATHS = /^\/(?:b|api|s|media|_next|icons|sdk)(?:[/?#]|$)/;
/** A page with a form, its language first. */
const FORM_PAGE =
  /^\/(en|ar)(?:\/(?:checkout|pay|subscription)\/[\w.~%-]+|\/console(?:\/[\w.~%-]+)*|\/embed\/[\w.~%-]+\/?\?[^\s#]*)?/;
/** What Next has written about the body that is not sent. */
const OF_THE_BODY = ["content-length", "content-encoding", "transfer-encoding", "etag"];

/** The headers of the page that says why. */
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

/** Next reads no more of a form, and of a larger one that no script sends it waits for the end for ever. */
const FORM_MAX_BYTES = 1_048_576;

const DETAILS = { foreign: "Forms of other origins are not accepted.", unread: "The form could not be read." };

/** Whether Next will read the request as the form of a page: its script's call, or a form's own post. */
function isPageForm({ method, url, headers }) {
  if (method !== "POST" || OTHER_PATHS.test(url)) return false;
  return isScriptCall({ headers }) || (headers["content-type"] ?? "").startsWith("multipart/form-data");
}

function isScriptCall({ headers }) {
  return "next-action" in headers;
}

/**
 * Why a page's form is refused before Next sees it, or null. Next throws if the origin is another one or
 * unreadable; the hosts compared are those that Next compares.
 */
function refusalOf({ headers }) {
  const { origin } = headers;
  if (Number(headers["content-length"] ?? 0) > FORM_MAX_BYTES) return { why: "unread", status: 413 };
  if (origin === undefined) return null;
  if (origin === "null") return { why: "foreign", status: 403 };
  if (!URL.canParse(origin)) return { why: "unread", status: 400 };
  const host =
    String(headers["x-forwarded-host"] ?? "")
      .split(",")[0]
      .trim() || headers.host;
  return new URL(origin).host === host ? null : { why: "foreign", status: 403 };
}

/** Asks this process for the page that says why; null without one. */
function refusalPage(request, why) {
  const [back, lang] = FORM_PAGE.exec(request.url) ?? ["/en", "en"];
  // A client that has left is told nothing.
  const { localAddress: host, localPort: port } = request.socket ?? {};
  if (host === undefined) return Promise.resolve(null);
  const path = `/${lang}/not-done?${new URLSearchParams({ why, back })}`;
  const headers = { host: request.headers.host ?? "localhost", "accept-encoding": "identity" };
  return new Promise((done) => {
    const asked = get({ host, port, path, headers, agent: false, timeout: 5_000 }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      done({ headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => done(null));
  });
}

/** Answers with the page that says why, a script with JSON. @param send writes status, headers and body */
async function answerRefusal(request, { why, status }, send) {
  const page = isScriptCall(request) ? null : await refusalPage(request, why);
  if (page !== null) return send(status, page.headers, page.body);
  const body = Buffer.from(JSON.stringify({ detail: DETAILS[why] }));
  return send(status, { "content-type": "application/json", "cache-control": "no-store" }, body);
}

/** Writes an answer whole, in place of what Next may have begun. */
function sender(response) {
  const { writeHead, end } = response;
  return (status, headers, body) => {
    for (const name of OF_THE_BODY) response.removeHeader(name);
    for (const name of KEPT) if (headers[name] !== undefined) response.setHeader(name, headers[name]);
    writeHead.call(response, status, { "content-length": body.length });
    end.call(response, body);
  };
}

/**
 * What Next's answer to a form means; null if it stands. `isRead` says that our own code had the form. Pages
 * choose 404 elsewhere (server/pages/status.ts): one of Next's own says that an action could not use what it
 * was given, such as the form of an older build.
 */
function refusalIn(response, isRead) {
  const { statusCode } = response;
  if (statusCode < 400 || isRead) return null;
  if (String(response.getHeader("content-type")).startsWith("text/html"))
    return statusCode === 404 ? { why: "unread", status: 400 } : null;
  return { why: "unread", status: statusCode < 500 ? statusCode : 400 };
}

/**
 * Calls `tooLarge` once if a body whose length was not announced grows larger than Next reads. What comes
 * after is dropped: a reader that waits for the end gets none.
 */
function watchLength(request, tooLarge) {
  if ("content-length" in request.headers) return;
  const { push } = request;
  let left = FORM_MAX_BYTES;
  request.push = (chunk, ...rest) => {
    const wasLeft = left;
    left -= chunk?.length ?? 0;
    if (left >= 0) return push.call(request, chunk, ...rest);
    if (wasLeft >= 0) tooLarge();
    return true;
  };
}

/** Replaces what Next answers to a form that it could not read, when Next begins to write it. */
function watchAnswer(request, response, isRead) {
  const { writeHead, write, end } = response;
  const send = sender(response);
  let refusal = null;
  watchLength(request, () => {
    if (refusal !== null || response.headersSent) return;
    refusal = { why: "unread", status: 413 };
    response.setHeader("connection", "close");
    void answerRefusal(request, refusal, send);
  });
  const stands = () => {
    if (refusal === null && !response.headersSent) {
      refusal = refusalIn(response, isRead());
      if (refusal !== null) void answerRefusal(request, refusal, send);
    }
    return refusal === null;
  };
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    return stands() ? writeHead.call(response, status, ...rest) : response;
  };
  response.write = (...chunk) => (stands() ? write.apply(response, chunk) : true);
  response.end = (...chunk) => (stands() ? end.apply(response, chunk) : response);
}

/**
 * Answers a page's form that must not reach Next, and says whether it did; of one that may, watches over what
 * Next answers.
 * @param isRead whether a page or action of ours has begun to work on this request
 */
export function answeredForm(request, response, isRead) {
  if (!isPageForm(request)) return false;
  const refusal = refusalOf(request);
  if (refusal === null) watchAnswer(request, response, isRead);
  else void answerRefusal(request, refusal, sender(response));
  return refusal !== null;
}
