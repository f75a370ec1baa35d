/** Against a real listener on the loopback network, which answers as a test tells it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ArgumentError, ServiceError } from "../errors";
import { VERSION } from "../version";
import { type ApiRequest, Transport } from "./transport";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const seen: IncomingMessage["headers"][] = [];
let answers: Answer[];
let transport: Transport;
const server = createServer((request, response) => {
  seen.push(request.headers);
  request.resume().on("end", () => (answers.shift() ?? json(200, { url: request.url }))(response, request));
});

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(JSON.stringify(body));

const GET: ApiRequest = { method: "GET", path: "/b/x/", repeatability: "always" };
const POST: ApiRequest = { ...GET, method: "POST", repeatability: "keyed", keyHeader: "Idempotency-Key", body: {} };

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  transport = new Transport({ apiKey: "sk_1", baseUrl, userAgent: "shop/2" });
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});
beforeEach(() => {
  answers = [];
  seen.length = 0;
});

test("a request carries key, names and an id, and its query without what is absent", async () => {
  const { body, requestId } = await transport.send({ ...GET, query: { a: 1, b: null, c: ["x", "y"], d: undefined } });
  expect(body).toEqual({ url: "/b/x/?a=1&c=x&c=y" });
  expect(seen).toMatchObject([{ authorization: "Api-Key sk_1", "x-request-id": requestId }]);
  expect(seen[0]?.["user-agent"]).toMatch(`shop/2 sarraf-node/${VERSION} node/`);
});

test("a repeat has the same key and another id, and waits as long as it is asked to", async () => {
  answers = [json(503, { detail: "Busy." }, { "Retry-After": "1" })];
  const before = Date.now();
  await transport.send(POST);
  expect(Date.now() - before).toBeGreaterThanOrEqual(1_000);
  const [first, second] = seen;
  expect(first?.["idempotency-key"]).toMatch(/^[0-9a-f]{8}-/);
  expect(second?.["idempotency-key"]).toBe(first?.["idempotency-key"]);
  expect(second?.["x-request-id"]).not.toBe(first?.["x-request-id"]);
});

test("the caller's own key and headers go along, and its limit of retries counts", async () => {
  answers = [json(500, {})];
  const options = { idempotencyKey: "k-1", requestId: "r-1", maxRetries: 0, headers: { "X-A": "b" } };
  await expect(transport.send(POST, options)).rejects.toMatchObject({ kind: "service", status: 500 });
  expect(seen).toMatchObject([{ "idempotency-key": "k-1", "x-request-id": "r-1", "x-a": "b" }]);
});

test("what may be done twice is not sent twice", async () => {
  answers = [(_, request) => void request.socket.destroy()];
  await expect(transport.send({ ...POST, repeatability: "never" })).rejects.toMatchObject({
    kind: "connection",
    isUnsent: false,
  });
  expect(seen).toHaveLength(1);
});

describe("an error names the request", () => {
  test("by the id of the answer", async () => {
    answers = [json(404, { detail: "Not found." }, { "X-Request-Id": "theirs" })];
    await expect(transport.send(GET)).rejects.toMatchObject({ kind: "not_found", requestId: "theirs" });
  });

  test("by the id that was sent, if no answer comes in time", async () => {
    answers = [() => undefined];
    const options = { timeoutMs: 50, maxRetries: 0, requestId: "ours" };
    await expect(transport.send(GET, options)).rejects.toMatchObject({ isTimeout: true, requestId: "ours" });
  });
});

test("a signal ends a call with its own reason, also while it waits to try again", async () => {
  const own = new Error("Enough.");
  const gone = AbortSignal.abort(own);
  await expect(transport.send(GET, { signal: gone })).rejects.toBe(own);
  const ending = new AbortController();
  answers = [(response) => void response.writeHead(503, { "Retry-After": "30" }).end("{}", () => ending.abort(own))];
  await expect(transport.send(GET, { signal: ending.signal })).rejects.toBe(own);
  expect(seen).toHaveLength(1);
});

test.each<[string, Answer]>([
  ["another address", (response) => void response.writeHead(301, { Location: "https://x.example/" }).end()],
  ["a page", (response) => void response.writeHead(200).end("<html>")],
])("%s in place of an answer asks whether the baseUrl is right", async (_, answer) => {
  answers = [answer];
  const refused = await transport.send(GET).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServiceError);
  expect(String(refused)).toContain("is the baseUrl right?");
});

test("nobody at the address is said with the address", async () => {
  const nobody = new Transport({ apiKey: "k", baseUrl: "http://127.0.0.1:2", maxRetries: 0 });
  await expect(nobody.send(GET)).rejects.toMatchObject({
    isUnsent: true,
    message: "http://127.0.0.1:2 cannot be reached (ECONNREFUSED).",
  });
});

test("key and address may come from the environment, and must come from somewhere", () => {
  vi.stubEnv("SARRAF_API_KEY", "");
  expect(() => new Transport({ baseUrl: "http://x.example" })).toThrow("SARRAF_API_KEY");
  vi.stubEnv("SARRAF_API_KEY", "sk_1");
  expect(() => new Transport({ baseUrl: "ftp://x.example" })).toThrow("no http address");
  vi.stubEnv("SARRAF_BASE_URL", "https://x.example/");
  expect(new Transport({}).baseUrl).toBe("https://x.example");
});

describe("what no header can carry is refused before anything is sent, and not repeated in the error", () => {
  test.each(["refund-\u0637\u0644\u0628", "two\nlines"])("the key %j", async (idempotencyKey) => {
    const refused = await transport.send(POST, { idempotencyKey }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ArgumentError);
    expect(String(refused)).toContain("Idempotency-Key contains a line break or a character beyond ASCII");
    await expect(transport.send(GET, { requestId: idempotencyKey })).rejects.toThrow("requestId");
    await expect(transport.send(GET, { headers: { "X-Note": idempotencyKey } })).rejects.toThrow("X-Note");
    expect(seen).toEqual([]);
  });

  test("a private key with a line's end", () => {
    const make = () => new Transport({ apiKey: "sk_secret\n", baseUrl: "http://x.example" });
    expect(make).toThrow(/apiKey contains a line break .* Copy the key again\./);
    expect(make).not.toThrow("sk_secret");
  });

  test.each(["pay.example", "localhost:3000", "ftp://x.example"])("the address %s", (baseUrl) => {
    expect(() => new Transport({ apiKey: "k", baseUrl })).toThrow(ArgumentError);
  });
});
