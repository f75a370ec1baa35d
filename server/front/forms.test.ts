import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { noteFailure } from "@/server/pages/status";
import { wordsIn } from "@/server/signed-words";
import { callFront as call, echo, frontForEachTest, handed, serveFront } from "@/server/testing/front-server";
import { bridge } from "./bridge";

frontForEachTest();

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
    await serveFront(echo);
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
  async function failing(status: number, type: string, begins = false, error?: Error): Promise<void> {
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
    await serveFront(next);
  }

  it.each([
    [500, 400],
    [400, 400],
    [409, 409],
  ])("and answers with status %i and no page becomes a page with status %i", async (status, expected) => {
    await failing(status, "text/plain");
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
    await failing(404, "text/html; charset=utf-8");
    const answer = await call("POST", path, form);
    expect([answer.status, ...notDone(answer.body.url)]).toEqual([400, "unread", shown]);
  });

  it("is answered in JSON for a script", async () => {
    await failing(500, "text/x-component");
    const answer = await call("POST", page, script);
    expect([answer.status, answer.body]).toEqual([400, { detail: "The form could not be read." }]);
  });

  it("because the service is busy is answered 503, with a page that says so", async () => {
    await failing(500, "text/plain", true, new Busy());
    const answer = await call("POST", page, form);
    expect([answer.status, ...notDone(answer.body.url)]).toEqual([503, "busy", OF_PAGE]);
  });

  it("because the service is busy is answered 503 for a script, in JSON", async () => {
    await failing(500, "text/x-component", true, new Busy());
    const answer = await call("POST", page, script);
    expect([answer.status, answer.body]).toEqual([503, { detail: "The service is busy. Try again shortly." }]);
  });

  it("because of a fault of ours is answered 500", async () => {
    await failing(500, "text/plain", true, new Error("fault"));
    expect((await call("POST", page, form)).status).toBe(500);
  });

  it.each([
    ["an error that our code answers", 500, "text/plain", true],
    ["a page", 403, "text/html; charset=utf-8", false],
    ["a 404 that our page answers", 404, "text/html; charset=utf-8", true],
    ["a success", 200, "text/x-component", false],
  ])("%s is not replaced", async (_, status, type, begins) => {
    await failing(status, type, begins);
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
