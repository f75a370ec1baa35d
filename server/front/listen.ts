import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Listener } from "./front";

const DRAIN_MS = 10_000;

type AnsweringSocket = Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

/** HTTP status line and detail by Node's error code; 400 for any other code. */
const PROTOCOL_ERRORS: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** Answers bytes that are no HTTP request with JSON, unless a response has begun. */
function answerProtocolError(error: NodeJS.ErrnoException, socket: AnsweringSocket): void {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, detail] = PROTOCOL_ERRORS[error.code ?? ""] ?? ["400 Bad Request", "Malformed request."];
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

/** Milliseconds for a request's headers, the whole request, an idle connection, and between checks. */
const LIMITS = { headers: 20_000, request: 120_000, idle: 65_000, check: 5_000 };

/** Clients learn a shorter limit, so that none sends a request while the connection closes. */
const ANNOUNCED_IDLE = "timeout=60";

/** Milliseconds and bytes for which a body is read after the last answer of its connection. */
const LINGER = { ms: 2_000, bytes: 33_554_432 };

/** A client's connection with its newest request. */
type Connection = { last: IncomingMessage; readonly unanswered: Set<ServerResponse> };

/**
 * Reads on after the last answer, with which Node closes the connection: a client that still sends its body
 * would lose the answer.
 */
function linger(socket: Socket, connection: Connection): void {
  const { destroySoon } = socket;
  socket.destroySoon = () => {
    if (connection.last.complete) return destroySoon.call(socket);
    const end = (): void => void socket.destroy();
    let left = LINGER.bytes;
    socket.on("data", ({ length }: Buffer) => {
      left -= length;
      if (left < 0) end();
    });
    socket.once("end", end).end();
    setTimeout(end, LINGER.ms).unref();
  };
}

/** Maximum number of unanswered requests of one connection. */
const MOST_UNANSWERED = 8;

function opened(request: IncomingMessage): Connection {
  const connection = { last: request, unanswered: new Set<ServerResponse>() };
  linger(request.socket, connection);
  // Closes all unanswered responses of an ended connection; before version 24 Node closes only the first.
  request.socket.once("close", () => {
    for (const response of connection.unanswered) response.destroy();
    setImmediate(() => {
      for (const response of connection.unanswered) response.emit("close");
    });
  });
  return connection;
}

/** Returns a function that ends a connection with too many unanswered requests, and then returns false. */
function unansweredLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const connections = new WeakMap<Socket, Connection>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? opened(request);
    connections.set(socket, connection);
    connection.last = request;
    if (connection.unanswered.size === MOST_UNANSWERED) socket.destroy();
    if (socket.destroyed) return false;
    connection.unanswered.add(response);
    response.once("close", () => connection.unanswered.delete(response));
    return true;
  };
}

/** An HTTP server that is not listening yet; it disconnects clients that send slowly or nothing. */
export function limitedServer(listener: Listener, { headers, request, idle, check } = LIMITS): Server {
  const limits = { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: idle };
  const mayBegin = unansweredLimit();
  const server = createServer({ ...limits, connectionsCheckingInterval: check }, (incoming, response) => {
    response.setHeader("Keep-Alive", ANNOUNCED_IDLE);
    return mayBegin(incoming, response) ? listener(incoming, response) : undefined;
  });
  server.on("clientError", answerProtocolError);
  return server;
}

/**
 * Listens on the address of `LISTEN_HOST`, by default on all addresses.
 * @throws {Error} with code EADDRINUSE if the port is in use
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen({ port, host: process.env.LISTEN_HOST || undefined }, () => {
      server.off("error", fail);
      done();
    });
  });
}

/** Closes the server, waiting at most ten seconds for running requests. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  clearInterval(timer);
  server.closeAllConnections();
}
