/**
 * The server process: a thin node:http server around Next. It names each request, passes the caller's address
 * to the app, refuses what Next answers badly, and stops in order. `npm start` calls `serve`; `node
 * scripts/serve.mjs` runs it alone.
 */
import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { letAnswerNameItsLength } from "./answer-length.mjs";
import { answeredForm } from "./page-forms.mjs";
import { prepareView } from "./page-view.mjs";
import { setRequestHeader } from "./request-header.mjs";
import { StepFailed } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const SANE_REQUEST_ID = /^[A-Za-z0-9._:-]{1,128}$/;
const DRAIN_MS = 10_000;
const JOBS_MS = 12_000;
const TELEMETRY_MS = 3_000;

/** The caller's address: the socket's peer, or the last hop a trusted proxy wrote (decision 0052). */
function peerOf(request) {
  if (process.env.TRUST_PROXY === "1") {
    const hops = String(request.headers["x-forwarded-for"] ?? "").split(",");
    const last = hops.at(-1)?.trim();
    if (last) return last;
  }
  return (request.socket.remoteAddress ?? "unknown").replace(/^::ffff:/, "");
}

/** Whether the path's percent-encoding is valid. */
function decodable(url) {
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function answer(response, status, body, headers = {}) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
  response.end(JSON.stringify(body));
}

const NUL = /%00/;

/**
 * A path with NUL names no page. Next would hand it to one, and the database refuses to look it up; the
 * routes of the API answer it themselves.
 */
function leadNulNowhere(request) {
  const [path] = request.url.split(/[?#]/, 1);
  if (!NUL.test(path) || /^\/(?:b|api|s|media|gateway-notifications)\//.test(path)) return;
  request.url = `${/^\/(?:en|ar)(?=\/)/.exec(path)?.[0] ?? ""}/not-found`;
}

/** Answers what must not reach Next, and says whether it did. */
function answeredHere(request, response) {
  if (!VERBS.includes(request.method)) {
    answer(response, 405, { detail: `Method "${request.method}" not allowed.` }, { Allow: VERBS.join(", ") });
    return true;
  }
  if (!request.url.startsWith("/") || !decodable(request.url)) {
    answer(response, 400, { detail: "Malformed path." });
    return true;
  }
  return false;
}

/**
 * Writes what a page has chosen for its view in place of what it would have without: its status
 * (server/pages/status.ts), and who may frame it (server/pages/framing.ts).
 * @returns whether a page or action has begun to work on the request
 */
function letPageChoose(request, response) {
  globalThis.sarrafStatuses ??= new Map();
  globalThis.sarrafFramings ??= new Map();
  globalThis.sarrafBegun ??= new Set();
  const view = randomUUID();
  setRequestHeader(request, "x-sarraf-view", view);
  const { writeHead } = response;
  response.writeHead = (status, ...rest) => {
    letOthersFrame(response, globalThis.sarrafFramings.get(view));
    return writeHead.call(response, globalThis.sarrafStatuses.get(view) ?? status, ...rest);
  };
  response.once("close", () => {
    globalThis.sarrafStatuses.delete(view);
    globalThis.sarrafFramings.delete(view);
    globalThis.sarrafBegun.delete(view);
  });
  return () => globalThis.sarrafBegun.has(view);
}

/** Lets pages of these origins frame this view, and no others; nobody may unless the page has said so. */
function letOthersFrame(response, origins) {
  const policy = response.getHeader("content-security-policy");
  if (origins === undefined || policy === undefined) return;
  response.setHeader(
    "content-security-policy",
    String(policy).replace("frame-ancestors 'none'", `frame-ancestors ${origins}`),
  );
  response.removeHeader("x-frame-options");
}

/** The id that the client or the server in front gave, by either name of the header, or a new one. */
function requestIdOf({ headers }) {
  const given = [headers["x-request-id"], headers["request-id"]];
  return given.find((id) => typeof id === "string" && SANE_REQUEST_ID.test(id)) ?? randomUUID();
}

/**
 * What the API answers to a request that changes something is one object of a few kilobytes: packing it costs
 * a tenth of the request's processor time and saves a packet or two.
 */
function leaveUnpacked(request) {
  if (request.method !== "GET" && request.url.startsWith("/b/"))
    setRequestHeader(request, "accept-encoding", "identity");
}

/** The listener: prepares request and response, and hands to Next what is not refused here. */
export function frontOf(next) {
  const secure = (process.env.BASE_URL ?? "").startsWith("https:");
  return (request, response) => {
    const requestId = requestIdOf(request);
    setRequestHeader(request, "x-request-id", requestId);
    setRequestHeader(request, "x-sarraf-peer", peerOf(request));
    response.setHeader("X-Request-Id", requestId);
    response.setHeader("Request-Id", requestId);
    const isRead = letPageChoose(request, response);
    if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    if (answeredHere(request, response)) return undefined;
    leadNulNowhere(request);
    leaveUnpacked(request);
    letAnswerNameItsLength(response);
    if (answeredForm(request, response, isRead)) return undefined;
    prepareView(request, response);
    // Set by instrumentation.ts: it measures the request and gives what it does its id.
    const around = globalThis.sarrafAround ?? ((_request, _response, work) => work());
    return around(request, response, () => next(request, response));
  };
}

/** What a client is told whose bytes are no HTTP request, or do not come. */
const BAD_BYTES = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** Bytes that are no HTTP request get a readable answer, too, unless an answer has begun. */
function answerBadBytes(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
  const [status, detail] = BAD_BYTES[error.code] ?? ["400 Bad Request", "Malformed request."];
  const body = JSON.stringify({ detail });
  const requestId = randomUUID();
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${requestId}`,
    `Request-Id: ${requestId}`,
    "Connection: close",
  ].join("\r\n");
  socket.end(`${head}\r\n\r\n${body}`);
}

/**
 * How long a client may take, milliseconds: for its headers and for the whole request, and how long a
 * connection stays without one. `check` is how often the first two are looked at.
 */
const PATIENCE = { headers: 20_000, request: 120_000, idle: 65_000, check: 5_000 };

/** The server without a port: a client that sends slowly, or nothing, holds no connection for ever. */
export function patientServer(listener, { headers, request, idle, check } = PATIENCE) {
  const limits = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: idle };
  const server = createServer({ ...limits, connectionsCheckingInterval: check }, listener);
  server.on("clientError", answerBadBytes);
  return server;
}

function listen(server, port) {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, () => {
      server.off("error", fail);
      done();
    });
  });
}

/**
 * Stops taking connections and lets running requests end, at most for ten seconds; web sockets do not count.
 */
async function closeListener(server, webSockets) {
  const closed = new Promise((done) => server.close(done));
  for (const socket of webSockets) socket.destroy();
  server.closeIdleConnections();
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  clearInterval(timer);
  server.closeAllConnections();
}

/**
 * Waits until Next is ready.
 * @throws {StepFailed} when instrumentation.ts refuses to serve, with its reason
 */
async function prepared(app, dev) {
  const started = new Promise((done) => {
    globalThis.sarrafStarted = done;
  });
  const failed = await app.prepare().then(
    () => null,
    (error) => error,
  );
  // A built server goes on to the first request without waiting for instrumentation.ts.
  if (failed === null && !dev) await started;
  if (globalThis.sarrafRefusal) throw new StepFailed(globalThis.sarrafRefusal);
  if (failed !== null) throw failed;
}

/**
 * Serves the built app (or, with `dev`, the sources with hot reload) and its jobs on `port`.
 * @returns {Promise<() => Promise<void>>} stops in order: the listener, the job drivers, the connection pool
 * @throws {Error} with code EADDRINUSE when the port is taken
 * @throws {StepFailed} when the environment is one that nothing may be served in
 */
export async function serve({ port, dev = false }) {
  process.env.PORT = String(port);
  process.env.NODE_ENV = dev ? "development" : "production";
  // Next would otherwise end the process at the first signal, before anything is drained.
  process.env.NEXT_MANUAL_SIG_HANDLE = "1";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  // V8 would let garbage grow to four times what lives before it collects (decision 0303).
  setFlagsFromString("--heap-growing-percent=40");
  let handle = null;
  const server = patientServer((request, response) => handle(request, response));
  const webSockets = new Set();
  // Nothing is upgraded in production: without a listener Node answers such a request like any other (Java
  // sends h2c).
  const upgrades = dev ? server : new EventEmitter();
  upgrades.on("upgrade", (_request, socket) => {
    webSockets.add(socket);
    socket.once("close", () => webSockets.delete(socket));
  });
  // The port is taken before Next starts the jobs, so that a busy port costs nothing and runs nothing.
  handle = (_request, response) => answer(response, 503, { detail: "Starting." }, { "Retry-After": "1" });
  await listen(server, port);
  const { default: next } = await import("next");
  const app = next({ dev, dir: ROOT, port, httpServer: upgrades });
  await prepared(app, dev);
  handle = frontOf(app.getRequestHandler());
  return async () => {
    await closeListener(server, webSockets);
    // Set by instrumentation.ts: it stops the drivers, then closes the pool.
    await Promise.race([globalThis.sarrafStop?.(), sleep(JOBS_MS, undefined, { ref: false })]);
    await Promise.race([globalThis.sarrafStopTelemetry?.(), sleep(TELEMETRY_MS, undefined, { ref: false })]);
    if (dev) await app.close();
  };
}

/** Calls `stop` at the first Ctrl-C or TERM and then exits; a second one exits at once. */
export function stopOnSignal(stop) {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  return onSignal;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const port = Number(process.env.PORT ?? 3000);
  const stop = await serve({ port, dev: process.argv.includes("--dev") }).catch((error) => {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exit(1);
  });
  stopOnSignal(stop);
  console.log(`Serving on http://localhost:${port}`);
}
