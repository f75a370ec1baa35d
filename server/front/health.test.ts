import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bridge } from "./bridge";
import { frontOf } from "./front";

let server: Server;
let asked = 0;

beforeEach(async () => {
  server = createServer(frontOf((_, response) => response.writeHead(418).end()));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  delete bridge().readiness;
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function ready(status: "ready" | "not_ready"): void {
  bridge().readiness = async () => {
    asked += 1;
    return { status };
  };
}

function ask(
  path: string,
  method = "GET",
  headers = {},
): Promise<readonly [number | undefined, string, string | undefined]> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sent = get({ port, path, method, headers, host: "127.0.0.1" }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      done([answer.statusCode, text, answer.headers["cache-control"]]);
    });
    sent.on("error", fail);
  });
}

it.each(["/api/health/ready", "/api/health/ready/", "/api/health/ready?a=1"])(
  "%s is answered without Next",
  async (path) => {
    ready("ready");
    expect(await ask(path)).toEqual([200, '{"status":"ready"}', "no-store"]);
    ready("not_ready");
    expect(await ask(path)).toEqual([503, '{"status":"not_ready"}', "no-store"]);
    expect(await ask(path, "HEAD")).toEqual([503, "", "no-store"]);
  },
);

it("liveness asks nothing", async () => {
  ready("not_ready");
  const before = asked;
  expect(await ask("/api/health/")).toEqual([200, '{"status":"ok"}', "no-store"]);
  expect(asked).toBe(before);
});

it.each([
  ["POST", "/api/health/ready"],
  ["GET", "/api/health/other"],
  ["GET", "/api/healthy"],
])("%s %s is left to Next", async (method, path) => {
  ready("ready");
  expect((await ask(path, method))[0]).toBe(418);
});

it("a process whose app has not started yet leaves probes to it", async () => {
  expect((await ask("/api/health/ready"))[0]).toBe(418);
});

it("an address with very many probes waits for its answers, at most half a second, and others do not", async () => {
  vi.stubEnv("TRUST_PROXY", "1");
  server.removeAllListeners("request");
  server.on(
    "request",
    frontOf((_, response) => response.writeHead(418).end()),
  );
  ready("ready");
  const from = (address: string) => ask("/api/health/ready", "GET", { "X-Forwarded-For": address });
  const started = performance.now();
  const flood = Array.from({ length: 400 }, () => from("192.0.2.1"));
  expect((await from("192.0.2.2"))[0]).toBe(200);
  const other = performance.now() - started;
  expect(new Set((await Promise.all(flood)).map(([status]) => status))).toEqual(new Set([200]));
  const last = performance.now() - started;
  expect(other).toBeLessThan(last);
  expect(last).toBeGreaterThan(450);
  // By the address's rate alone the last would wait seven seconds.
  expect(last).toBeLessThan(4_000);
});
