import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { bridge } from "./bridge";
import { frontOf } from "./front";
import { closeServer, limitedServer, listen } from "./listen";

/** In place of Next: reads the whole body and answers with its length. */
async function reader(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of incoming) bytes += chunk.length;
    response.end(JSON.stringify({ bytes }));
  } catch {
    response.destroy();
  }
}

const QUICK = { headers: 150, request: 300, idle: 200, check: 30 };
let server: Server;

beforeEach(async () => {
  server = limitedServer(frontOf(reader), QUICK);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

type Conversation = { readonly status: string; readonly text: string };

/** Sends the parts and waits until the server closes the connection. `half` closes our side first. */
function talk(parts: readonly (string | Buffer)[], { half = false } = {}): Promise<Conversation> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done) => {
    let text = "";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const part of parts) socket.write(part);
    if (half) socket.end();
    socket.on("data", (chunk) => {
      text += chunk;
    });
    const finish = () => {
      socket.destroy();
      done({ status: text.split("\r\n", 1)[0] ?? "", text });
    };
    socket.on("end", finish);
    socket.on("error", finish);
  });
}

const POST = "POST /b/x/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

describe("a client that does not finish its request", () => {
  it.each([
    ["no byte", []],
    ["half a line", ["GET /b/x"]],
    ["headers without their end", ["GET / HTTP/1.1\r\nHost: x\r\nX-A: "]],
    ["a body of which one byte comes", [`${POST}Content-Length: 100\r\n\r\n{`]],
    ["a chunk without its end", [`${POST}Transfer-Encoding: chunked\r\n\r\nff\r\n{`]],
  ])("%s: 408, and the connection ends", async (_, parts) => {
    const got = await talk(parts);
    expect(got.status).toBe("HTTP/1.1 408 Request Timeout");
    expect(got.text).toContain('{"detail":"The request took too long to arrive."}');
  });

  it("but closes its side within the body is disconnected", async () => {
    const got = await talk([`${POST}Content-Length: 100\r\n\r\n{`], { half: true });
    expect(got.text).toMatch(/^$|HTTP\/1.1 400 /);
  });

  it("is answered if it closes its side after a whole request", async () => {
    const got = await talk([`${POST}Content-Length: 2\r\n\r\n{}`], { half: true });
    expect(got.text).toContain('{"bytes":2}');
  });
});

describe("bytes that are not a request", () => {
  it.each([
    [
      "a header of 20 KB",
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`,
      "431 Request Header Fields",
    ],
    ["a path of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, "431 Request Header Fields"],
    ["two lengths", `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, "400 Bad Request"],
    [
      "a length and chunks",
      `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      "400 Bad Request",
    ],
    ["a NUL in the path", "GET /b/\0 HTTP/1.1\r\nHost: x\r\n\r\n", "400 Bad Request"],
    ["no HTTP", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", "400 Bad Request"],
    ["a bare line feed in a header", "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\nX-B: b\r\n\r\n", "400 Bad Request"],
  ])("%s is refused in JSON with an explanation", async (_, bytes, status) => {
    const got = await talk([bytes]);
    expect(got.status).toContain(status);
    expect(got.text).toMatch(/\r\nRequest-Id: [-0-9a-f]{36}\r\n/);
    expect(got.text).toMatch(/\{"detail":"[^"]+"\}$/);
  });
});

it("clients learn that they should close an idle connection before the server does", async () => {
  const { text } = await talk(["GET /b/x/ HTTP/1.1\r\nHost: x\r\n\r\n"]);
  expect(text.match(/^Keep-Alive: .*/gim)).toEqual(["Keep-Alive: timeout=60"]);
  expect(text).toContain("\r\nConnection: keep-alive\r\n");
  expect(limitedServer(reader).keepAliveTimeout).toBe(65_000);
});

it("a connection keeps nothing of its earlier requests, so that it can end after any number", async () => {
  const closers: unknown[] = [];
  const counting = limitedServer(({ socket }, response) => {
    closers.push(socket.destroySoon);
    response.end();
  });
  onTestFinished(() => void counting.close());
  await new Promise<void>((done) => counting.listen(0, "127.0.0.1", done));
  const socket = connect({ port: (counting.address() as AddressInfo).port, host: "127.0.0.1" });
  const get = (end = "") => socket.write(`GET /b/x/ HTTP/1.1\r\nHost: x\r\n${end}\r\n`);
  get();
  get("Connection: close\r\n");
  await new Promise((done) => socket.resume().once("close", done));
  expect([closers.length, new Set(closers).size]).toEqual([2, 1]);
});

describe("requests of a connection before the first is answered", () => {
  const requests = (count: number) => "GET /b/x/ HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count);
  const held: ServerResponse[] = [];

  async function sent(count: number) {
    held.length = 0;
    const holding = limitedServer((_, response) => held.push(response));
    onTestFinished(() => void holding.closeAllConnections());
    onTestFinished(() => void holding.close());
    await new Promise<void>((done) => holding.listen(0, "127.0.0.1", done));
    const socket = connect({ port: (holding.address() as AddressInfo).port, host: "127.0.0.1" });
    socket.on("error", () => undefined).write(requests(count));
    return socket;
  }

  it("are answered in order, up to eight", async () => {
    const got = await talk([requests(8)], { half: true });
    expect(got.text.match(/HTTP\/1.1 200 OK/g)).toHaveLength(8);
  });

  it("end it if they are more", async () => {
    const socket = await sent(500);
    await new Promise((done) => socket.once("close", done));
    expect(held).toHaveLength(8);
  });

  it("end with it, those that waited for an earlier answer, too", async () => {
    const socket = await sent(3);
    await vi.waitFor(() => expect(held).toHaveLength(3));
    const closed: number[] = [];
    for (const [place, response] of held.entries()) response.on("close", () => closed.push(place));
    socket.destroy();
    await vi.waitFor(() => expect(new Set(closed).size).toBe(3));
    await new Promise(setImmediate);
    expect(closed.toSorted()).toEqual([0, 1, 2]);
    expect(held.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  });
});

describe("a page's form without Content-Length", () => {
  const form = "POST /en/console/sign-in/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n";
  const chunked = (bytes: number, cookie = "Cookie: __Host-console=x\r\n") => [
    `${form}${cookie}Transfer-Encoding: chunked\r\n\r\n`,
    `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n0\r\n\r\n`,
  ];

  beforeEach(() => {
    bridge().isSignedIn = async () => true;
  });
  afterEach(() => {
    delete bridge().isSignedIn;
  });

  it("is read up to 1 MiB", async () => {
    expect((await talk(chunked(1_000_000), { half: true })).text).toContain('{"bytes":1000000}');
  });

  it("gets 413 beyond 1 MiB, before its end", async () => {
    expect((await talk(chunked(1_500_000))).status).toBe("HTTP/1.1 413 Payload Too Large");
  });

  it("gets 413 beyond 64 KiB without a sign-in on the console", async () => {
    expect((await talk(chunked(65_000, ""), { half: true })).text).toContain('{"bytes":65000}');
    expect((await talk(chunked(66_000, ""))).status).toBe("HTTP/1.1 413 Payload Too Large");
  });
});

describe("a page's form of very many fields", () => {
  const part = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const form = (fields: number): string[] => {
    const body = `${part.repeat(fields)}--edge--\r\n`;
    const head = "POST /en/checkout/0123/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\n";
    return [`${head}Content-Length: ${body.length}\r\n\r\n`, ...(body.match(/[\s\S]{1,1021}/g) ?? [])];
  };

  it("is read with 499 fields, and gets 413 with more, wherever its chunks end", async () => {
    expect((await talk(form(499), { half: true })).status).toBe("HTTP/1.1 200 OK");
    expect((await talk(form(500))).status).toBe("HTTP/1.1 413 Payload Too Large");
  });
});

describe("a path that the front rewrites", () => {
  it.each([
    ["/en/checkout/a%00b/?x=1", "/en/not-found"],
    ["/ar/pay/%00", "/ar/not-found"],
    ["/x%00", "/not-found"],
    ["/s/Abc123%D8%8C", "/s/Abc123"],
    ["/en/checkout/0a1b.?x=1", "/en/checkout/0a1b?x=1"],
    ["/b/checkout/redirect/start/?session_id=0a1b).", "/b/checkout/redirect/start/?session_id=0a1b"],
    ["/en/console/customers/Acme%20Inc.", "/en/console/customers/Acme%20Inc."],
    ["/ar/link/gZjF)?x=1", "/ar/link/gZjF?x=1"],
    ["/b/checkout/v1/pymt-txn/0a1b.", "/b/checkout/v1/pymt-txn/0a1b."],
    ["/b/pbl/%00/", "/b/pbl/%00/"],
    ["/en/?q=%00", "/en/?q=%00"],
  ])("%s is passed on as %s", async (path, handed) => {
    server.removeAllListeners("request");
    server.on(
      "request",
      frontOf((incoming: IncomingMessage, response: ServerResponse) => response.end(incoming.url)),
    );
    const got = await talk([`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`]);
    expect(got.text).toContain(`\r\n\r\n`);
    expect(got.text.split("\r\n")).toContain(handed);
  });
});

it.each([
  ["127.0.0.1", "127.0.0.1"],
  ["", "::"],
])("LISTEN_HOST=%j listens on %s", async (host, address) => {
  vi.stubEnv("LISTEN_HOST", host);
  const other = limitedServer(frontOf(reader), QUICK);
  await listen(other, 0);
  expect((other.address() as AddressInfo).address).toBe(address);
  await closeServer(other);
  vi.unstubAllEnvs();
});
