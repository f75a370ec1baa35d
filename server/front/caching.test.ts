import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { frontOf } from "./front";

it.each([
  [404, "public, max-age=31536000, immutable", "no-store"],
  [404, "public, max-age=300", "no-store"],
  [500, "public, max-age=300", "no-store"],
  [404, "private, no-cache", "private, no-cache"],
  [200, "public, max-age=300", "public, max-age=300"],
  [304, "public, max-age=300", "public, max-age=300"],
])("an answer %i whose path has the caching %s is sent with %s", async (status, caching, expected) => {
  const front = frontOf((_, response) => {
    response.setHeader("Cache-Control", caching);
    response.statusCode = status;
    response.end();
  });
  const server = createServer(front);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/sdk/9.9.9/checkout.js`, { headers: { Connection: "close" } });
  await answer.arrayBuffer();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, expected]);
  await new Promise((done) => server.close(done));
});
