import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { noteFailure } from "@/server/pages/status";
import { wordsIn } from "@/server/signed-words";
import { bridge } from "./bridge";
import { frontOf } from "./front";
import { PAGE_HEADERS } from "./headers";

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Record<string, unknown> };

/** In place of Next: answers with the request it received. */
function echo(incoming: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Content-Type", "text/html");
  response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers, raw: incoming.rawHeaders }));
}

let server: Server;

beforeEach(async () => {
  server = createServer(frontOf(echo));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((done) => server.close(done));
});

function call(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text || "{}") }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}

function handed(answer: Answer): Record<string, string> {
  return answer.body.headers as Record<string, string>;
}

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
    server.close();
    server = createServer(
      frontOf((_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader("x-content-length", ["2"]);
        response.write("{}");
        response.end();
      }),
    );
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
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
    server.removeAllListeners("request");
    server.on("request", frontOf(echo));
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
    server.removeAllListeners("request");
    server.on("request", frontOf(echo));
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

const page = "/en/checkout/0123/";
const form = { "Content-Type": "multipart/form-data; boundary=x" };
const script = { "Next-Action": "40aa", "Content-Type": "text/plain;charset=UTF-8" };
const notDone = (shown: unknown) => {
  const { pathname, searchParams } = new URL(String(shown), "http://localhost");
  return [wordsIn(pathname, Object.fromEntries(searchParams)).why, `${pathname} ${searchParams.get("back")}`];
};
const OF_PAGE = "/en/not-done /en/checkout/0123";

describe("forms of other origins", () => {
  it.each([
    ["another origin", page, { ...form, Origin: "https://evil.example" }, 403],
    ["another origin by script", page, { ...script, Origin: "https://evil.example" }, 403],
    ["an origin that is hidden", page, { ...form, Origin: "null" }, 403],
    ["an origin that is none", page, { ...script, Origin: "no origin" }, 400],
    ["another port", page, { ...form, Host: "pay.example", Origin: "http://pay.example:81" }, 403],
    ["the same origin", page, { ...form, Host: "pay.example", Origin: "https://pay.example" }, 200],
    [
      "the origin that the client itself names as a proxy's",
      page,
      { ...form, "X-Forwarded-Host": "pay.example", Origin: "https://pay.example" },
      403,
    ],
    ["no origin", page, form, 200],
    ["no origin, from a page of this origin", page, { ...form, "Sec-Fetch-Site": "same-origin" }, 200],
    ["no origin, from a page of another site", page, { ...form, "Sec-Fetch-Site": "cross-site" }, 403],
    ["no origin, from a page of a sibling host", page, { ...form, "Sec-Fetch-Site": "same-site" }, 403],
    ["an API path", "/b/checkout/v1/pymt-txn/", { ...form, Origin: "https://shop.example" }, 200],
    ["a gateway's notification", "/gateway-notifications/0123/", { ...form, Origin: "https://gateway.example" }, 200],
    ["a page's name that begins like an API path", "/backoffice/", { ...form, Origin: "https://shop.example" }, 403],
  ])("a page's form from %s: %s", async (_, path, headers, status) => {
    const answer = await call("POST", path, headers as Record<string, string>);
    expect(answer.status).toBe(status);
  });

  it.each(["1", "127.0.0.0/8"])("are compared with the host that a proxy of TRUST_PROXY=%s names", async (setting) => {
    vi.stubEnv("TRUST_PROXY", setting);
    server.removeAllListeners("request");
    server.on("request", frontOf(echo));
    const headers = { ...form, "X-Forwarded-Host": "pay.example", Origin: "https://pay.example" };
    const answer = await call("POST", page, headers);
    expect([answer.status, handed(answer)["x-forwarded-host"]]).toEqual([200, "pay.example"]);
  });

  it("are answered with a page, and scripts with JSON", async () => {
    const Origin = "https://evil.example";
    expect(notDone((await call("POST", page, { ...form, Origin })).body.url)).toEqual(["foreign", OF_PAGE]);
    const { body } = await call("POST", page, { ...script, Origin });
    expect(body).toEqual({ detail: "Forms of other origins are not accepted." });
  });
});

describe("a form that Next cannot process", () => {
  function failing(status: number, type: string, begins = false, error?: Error) {
    server.removeAllListeners("request");
    const next = (incoming: IncomingMessage, response: ServerResponse) => {
      if (incoming.method === "GET") return echo(incoming, response);
      const id = String(incoming.headers["x-sarraf-view"]);
      const view = bridge().views.get(id);
      if (begins && view !== undefined) view.begun = true;
      if (error !== undefined) noteFailure(error, id);
      response.statusCode = status;
      response.setHeader("Content-Type", type);
      response.write('{"next":');
      response.end("1}");
    };
    server.on("request", frontOf(next));
  }

  it.each([
    [500, 400],
    [400, 400],
    [409, 409],
  ])("and answers with status %i and no page becomes a page with status %i", async (status, expected) => {
    failing(status, "text/plain");
    const answer = await call("POST", page, form);
    expect(answer.status).toBe(expected);
    expect(notDone(answer.body.url)).toEqual(["unread", OF_PAGE]);
    expect(answer.headers["content-type"]).toBe("text/html");
  });

  it.each([
    ["/ar/checkout/0123/", "/ar/not-done /ar/checkout/0123"],
    ["/en/pay/a.b", "/en/not-done /en/pay/a.b"],
    ["/en/link/Abc-_9", "/en/not-done /en/link/Abc-_9"],
    ["/ar/invoice/7.x_y/", "/ar/not-done /ar/invoice/7.x_y"],
    ["/en/console/payments?open=s", "/en/not-done /en/console/payments?open=s"],
  ])("because it is of a former build leads back to its page: %s", async (path, shown) => {
    failing(404, "text/html; charset=utf-8");
    const answer = await call("POST", path, form);
    expect([answer.status, ...notDone(answer.body.url)]).toEqual([400, "unread", shown]);
  });

  it("is answered in JSON for a script", async () => {
    failing(500, "text/x-component");
    const answer = await call("POST", page, script);
    expect([answer.status, answer.body]).toEqual([400, { detail: "The form could not be read." }]);
  });

  it("because the service is busy is answered 503, with a page that says so", async () => {
    failing(500, "text/plain", true, new Busy());
    const answer = await call("POST", page, form);
    expect([answer.status, ...notDone(answer.body.url)]).toEqual([503, "busy", OF_PAGE]);
  });

  it("because the service is busy is answered 503 for a script, in JSON", async () => {
    failing(500, "text/x-component", true, new Busy());
    const answer = await call("POST", page, script);
    expect([answer.status, answer.body]).toEqual([503, { detail: "The service is busy. Try again shortly." }]);
  });

  it("because of a fault of ours is answered 500", async () => {
    failing(500, "text/plain", true, new Error("fault"));
    expect((await call("POST", page, form)).status).toBe(500);
  });

  it.each([
    ["an error that our code answers", 500, "text/plain", true],
    ["a page", 403, "text/html; charset=utf-8", false],
    ["a 404 that our page answers", 404, "text/html; charset=utf-8", true],
    ["a success", 200, "text/x-component", false],
  ])("%s is not replaced", async (_, status, type, begins) => {
    failing(status, type, begins);
    const answer = await call("POST", page, form);
    expect([answer.status, answer.body]).toEqual([status, { next: 1 }]);
  });
});

it.each([
  [{}, 65_536, 200],
  [{}, 65_537, 413],
  [{ Cookie: "a=1; __Host-console=known" }, 65_537, 200],
  [{ Cookie: "a=1; __Host-console=forged" }, 65_536, 200],
  [{ Cookie: "a=1; __Host-console=forged" }, 65_537, 413],
  [{ Cookie: "__Host-console=known" }, 1_048_577, 413],
])("a page's form with the headers %j and %i bytes is answered %i", async (headers, bytes, status) => {
  bridge().isSignedIn = async (cookie) => cookie.includes("__Host-console=known");
  const answer = await call("POST", page, { ...form, ...headers, "Content-Length": String(bytes) });
  expect(answer.status).toBe(status);
});
