import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { callFront as call, echo, frontForEachTest, handed, serveFront } from "@/server/testing/front-server";
import { PAGE_HEADERS } from "./headers";

frontForEachTest();

describe("the server in front of the app", () => {
  it.each([
    ["a-request.7", true],
    ["x".repeat(128), true],
    ["x".repeat(129), false],
    ["two words", false],
    ["<script>", false],
  ])("keeps the request id %j only when it is sane: %s", async (id, kept) => {
    const answer = await call("GET", "/", { "X-Request-Id": id });
    expect(answer.headers["x-request-id"] === id).toBe(kept);
    expect(handed(answer)["x-request-id"]).toBe(answer.headers["x-request-id"]);
  });

  it("accepts the id in either header, and answers with both", async () => {
    const answer = await call("GET", "/", { "Request-Id": "other-1" });
    expect([answer.headers["x-request-id"], answer.headers["request-id"]]).toEqual(["other-1", "other-1"]);
    const both = await call("GET", "/", { "Request-Id": "other-1", "X-Request-Id": "first-1" });
    expect([both.headers["x-request-id"], handed(both)["x-request-id"]]).toEqual(["first-1", "first-1"]);
  });

  it("sends the internal length header as Content-Length, and not as itself", async () => {
    await serveFront((_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader("x-content-length", ["2"]);
      response.write("{}");
      response.end();
    });
    const { headers } = await call("GET", "/b/");
    expect(headers).toMatchObject({ "content-length": "2" });
    expect(Object.keys(headers)).not.toContain("x-content-length");
    expect(Object.keys(headers)).not.toContain("transfer-encoding");
  });

  it("gives every request a different id", async () => {
    const [one, two] = await Promise.all([call("GET", "/"), call("GET", "/")]);
    expect(one.headers["x-request-id"]).toMatch(/^[-0-9a-f]{36}$/);
    expect(one.headers["x-request-id"]).not.toBe(two.headers["x-request-id"]);
  });

  it("passes the socket's peer to the app and drops the client's own header", async () => {
    const answer = await call("GET", "/", { "x-sarraf-peer": "6.6.6.6", "x-forwarded-for": "7.7.7.7" });
    expect(handed(answer)["x-sarraf-peer"]).toBe("127.0.0.1");
    expect(answer.body.raw).not.toContain("6.6.6.6");
  });

  it("behind a trusted proxy passes the last hop, which the client cannot write", async () => {
    vi.stubEnv("TRUST_PROXY", "1");
    await serveFront(echo);
    const answer = await call("GET", "/", { "x-forwarded-for": "6.6.6.6, 9.9.9.9" });
    expect(handed(answer)["x-sarraf-peer"]).toBe("9.9.9.9");
  });

  it.each(["TRACE", "PROPFIND", "PURGE"])("answers %s with 405 and the allowed methods", async (method) => {
    const answer = await call(method, "/b/checkout/v1/pymt-txn/");
    expect(answer.status).toBe(405);
    expect(answer.body).toEqual({ detail: `Method "${method}" not allowed.` });
    expect(answer.headers.allow).toBe("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  });

  it.each(["/b/%", "/b/%E0%A4%A", "/en/checkout/%zz?x=1", "*"])("answers the path %s with 400", async (path) => {
    const answer = await call("GET", path);
    expect([answer.status, answer.body]).toEqual([400, { detail: "Malformed path." }]);
    expect(answer.headers["x-request-id"]).toBeDefined();
  });

  it("leaves a percent sign in the query to the app", async () => {
    expect((await call("GET", "/b/x?q=%")).status).toBe(200);
  });
});

describe("strict transport security", () => {
  it.each([
    ["https://pay.example.com", "max-age=31536000"],
    ["http://localhost:3000", undefined],
  ])("of a service at %s is %s", async (base, expected) => {
    vi.stubEnv("BASE_URL", base);
    await serveFront(echo);
    expect((await call("GET", "/")).headers["strict-transport-security"]).toBe(expected);
  });
});

describe("what a page gets before it is rendered", () => {
  it("is a nonce, new for each view, in the policy of the request and of the response", async () => {
    const forged = { "Content-Security-Policy": "script-src 'nonce-known'" };
    const [one, two] = await Promise.all([call("GET", "/en/checkout/0123", forged), call("GET", "/")]);
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'nonce-[\w+/]{24}' 'strict-dynamic';/);
    expect(handed(one)["content-security-policy"]).toBe(policy);
    expect(one.body.raw).not.toContain(forged["Content-Security-Policy"]);
    expect(two.headers["content-security-policy"]).not.toBe(policy);
    expect(one.headers).toMatchObject(PAGE_HEADERS);
  });

  it.each([
    ["GET", {}, "0"],
    ["GET", { "x-sarraf-prefetch": "1" }, "0"],
    ["GET", { "next-router-prefetch": "1", "x-sarraf-prefetch": "0" }, "1"],
    ["GET", { purpose: "prefetch" }, "1"],
  ])("of %s with %j says that it is a prefetch: %s", async (method, headers, prefetch) => {
    expect(handed(await call(method, "/en/checkout/0123", headers))["x-sarraf-prefetch"]).toBe(prefetch);
  });

  it.each([
    ["/", true],
    ["/en/pay/at.token", true],
    ["/en/checkout/0123?logo=a.png", true],
    ["/bills", true],
    ["/openapi.json.x", true],
    ["/b/checkout/v1/pymt-txn/", false],
    ["/b", false],
    ["/api/health", false],
    ["/media/brand/a", false],
    ["/_next/static/chunks/a.js", false],
    ["/icons/brands/visa.svg", false],
    ["/openapi.json", false],
    ["/favicon.ico", true],
    ["/en/checkout/0123.png", true],
    ["/en/nothing.txt", true],
    ["/en/console/customers/x.png", true],
    ["/llms.txt", false],
  ])("is for %s: %s", async (path, isPage) => {
    expect("content-security-policy" in (await call("GET", path)).headers).toBe(isPage);
  });
});
