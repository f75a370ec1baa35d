import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frontOf } from "./front";

/** In place of Next: answers with the request's headers. */
function echo({ headers, rawHeaders }: IncomingMessage, response: ServerResponse): void {
  response.end(JSON.stringify({ headers, rawHeaders }));
}

let server: Server;
beforeEach(async () => {
  server = createServer(frontOf(echo));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => server.close(done)));

/** The whole answer to a request with these header lines. */
async function said(path: string, ...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end([`GET ${path} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n"));
  return text(socket);
}

test("any host is answered, and what only a proxy may say of the address is dropped", async () => {
  const forged = ["X-Forwarded-Host: evil.example", "X-Forwarded-Port: 81", "X-Forwarded-Proto: gopher"];
  const answer = await said("/", "Host: elsewhere.example", ...forged);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"host":"elsewhere.example"');
  expect(answer.toLowerCase()).not.toContain("x-forwarded");
  expect(answer).not.toContain("evil.example");
});

test("a second Host header is answered with 400", async () => {
  const answer = await said("/", "Host: pay.example", "Host: evil.example");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('{"detail":"Send one Host header."}');
});

test("no file can be taken for another type", async () => {
  expect((await said("/openapi.json", "Host: pay.example")).toLowerCase()).toContain("x-content-type-options: nosniff");
});

test.each(["/en/checkout/0123", "/b/merchant/v1/users/", "/_next/x"])("201 parameters of %s are 400", async (path) => {
  const many = (count: number): Promise<string> => said(`${path}?${"a=&".repeat(count - 1)}a=`, "Host: pay.example");
  expect(await many(200)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await many(201)).toContain('{"detail":"A query may have at most 200 parameters."}');
  expect(await many(201)).toMatch(/^HTTP\/1\.1 400 /);
});
