import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { frontOf } from "@/server/front/front";
import { limitedServer } from "@/server/front/listen";
import { readBytes } from "./body";
import { answerNotification } from "./gateway-notification";

const MOST_BYTES = 1_000;

/** The body as Next passes it to a route: the message itself, which undici reads. */
function requestOf(incoming: IncomingMessage): Request {
  const given: object = { method: "POST", body: incoming, duplex: "half" };
  return new Request("http://localhost/", given);
}

/** In place of Next: refuses by the path, before or while the body is read. */
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number) => response.writeHead(status, { "content-length": 2 }).end("{}");
  if (incoming.url === "/unread") return void send(401);
  if (incoming.url === "/notification") return void send((await answerNotification(requestOf(incoming), "x")).status);
  const size = await readBytes(requestOf(incoming), MOST_BYTES).catch(() => null);
  send(size === null ? 413 : 200);
}

let server: Server;

beforeEach(async () => {
  server = limitedServer(frontOf(answer));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Sends both requests on one connection. @returns the status codes of the answers */
function statusesOf(path: string, first: readonly Buffer[]): Promise<readonly string[]> {
  const { port } = server.address() as AddressInfo;
  const length = first.reduce((sum, { length: bytes }) => sum + bytes, 0);
  return new Promise((done) => {
    let text = "";
    const socket = connect({ port, host: "127.0.0.1" });
    const codes = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code = ""]) => code);
    socket.on("data", (chunk) => {
      text += chunk;
      if (codes().length === 2) socket.end();
    });
    socket.on("close", () => done(codes()));
    socket.on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
    for (const part of first) socket.write(part);
    socket.write("POST /whole HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
  });
}

const PARTS = Array.from({ length: 40 }, () => Buffer.alloc(65_536, "x"));

it.each([
  ["a credential is refused before the body is read", "/unread", "401"],
  ["a body is larger than allowed", "/large", "413"],
  ["a gateway's notification is larger than allowed", "/notification", "413"],
])("the connection answers the next request after %s", async (_name, path, status) => {
  expect(await statusesOf(path, PARTS)).toEqual([status, "200"]);
});

it("a client that names no further request may send its whole body after the answer", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const length = PARTS.length * 65_536;
  socket.write(`POST /unread HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await once(socket, "end");
  expect(text).toMatch(/^HTTP\/1.1 401/);
  for (const part of PARTS)
    await new Promise<void>((done, fail) => socket.write(part, (error) => (error ? fail(error) : done())));
  socket.end();
});
