import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { Conflict, InvalidFields, Locked } from "@/server/kernel/errors";
import { pageFields } from "@/server/kernel/page";
import { anyObject, decimal, flag, list, object, optional, text } from "@/server/kernel/wire";
import { callRoute } from "@/server/testing/call-route";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { endpoint, reply, route, unknownPath } from "./route";

const Body = object({
  name: text(10),
  codes: optional(list(text(5))),
  place: optional(object({ city: text(20), tags: optional(list(text(5))) })),
  extra: optional(anyObject()),
  amount: optional(decimal()),
  ok: optional(flag()),
});

const echo = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: { none: "probe" },
    query: object({ ...pageFields(), q: optional(text(5)) }),
    run: async ({ query, url, params }) => ({ query, url, params }),
  }),
  POST: endpoint({
    auth: ["private_key"],
    needs: { none: "probe" },
    body: Body,
    status: 201,
    run: async ({ body }) => body,
  }),
  DELETE: endpoint({ auth: ["private_key"], needs: { none: "probe" }, run: async () => undefined }),
  PUT: endpoint({
    auth: ["private_key"],
    needs: { none: "probe" },
    run: async () => reply(202, { a: 1 }, { "X-Other": "b" }),
  }),
});

function throwing(error: unknown) {
  return route({
    GET: endpoint({
      auth: ["private_key"],
      needs: { none: "probe" },
      run: async () => {
        throw error;
      },
    }),
  });
}

const form = (entries: [string, string][]): URLSearchParams => new URLSearchParams(entries);

describe("a success", () => {
  test("is the view itself with the status of the endpoint, an id, limits and no caching", async () => {
    const { privateKey } = await testMerchant();
    const got = await callRoute(echo, { method: "POST", key: privateKey, body: { name: "x", unknown: 1 } });
    expect(got).toMatchObject({ status: 201, body: { name: "x" } });
    expect(got.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(got.headers.get("cache-control")).toBe("no-store");
    expect(got.headers.get("ratelimit-policy")).toBe('"general";q=90000;w=86400');
    expect(got.headers.get("ratelimit")).toMatch(/^"general";r=89999;t=\d+$/);
  });

  test("is 204 when the verb returns nothing, and what reply says when it does", async () => {
    const { privateKey } = await testMerchant();
    expect(await callRoute(echo, { method: "DELETE", key: privateKey })).toMatchObject({ status: 204, body: null });
    const put = await callRoute(echo, { method: "PUT", key: privateKey });
    expect(put).toMatchObject({ status: 202, body: { a: 1 } });
    expect(put.headers.get("x-other")).toBe("b");
  });

  test("keeps the request id of the server in front, unless it is not sane", async () => {
    const { privateKey } = await testMerchant();
    const given = async (id: string) =>
      (await callRoute(echo, { key: privateKey, headers: { "x-request-id": id } })).headers.get("x-request-id");
    expect(await given("abc-1")).toBe("abc-1");
    expect(await given("a b")).not.toBe("a b");
  });

  test("links lists to the merchant's own base, never to a Host header", async () => {
    const { privateKey } = await testMerchant({ merchant: { baseUrl: "https://pay.example.com" } });
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    const got = await callRoute(echo, { key: privateKey, path: "/b/x/?limit=5", headers });
    expect(got.body.url).toBe("https://pay.example.com/b/x/?limit=5");
  });

  test("answers HEAD as GET without the body, and OPTIONS with the verbs", async () => {
    const { privateKey } = await testMerchant();
    expect(await callRoute(echo, { method: "HEAD", key: privateKey })).toMatchObject({ status: 200, body: null });
    const options = await callRoute(echo, { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("GET, HEAD, POST, PUT, DELETE, OPTIONS");
  });

  test("takes one statement for credential, merchant and counters", async () => {
    const { privateKey } = await testMerchant();
    const { statements } = await countStatements(() => callRoute(echo, { key: privateKey }));
    expect(statements).toHaveLength(1);
  });
});

describe("bodies", () => {
  const same = { name: "x", codes: ["a", "b"], place: { city: "Kuwait", tags: ["t"] }, extra: { k: 1 }, ok: true };
  const multipart = (): FormData => {
    const data = new FormData();
    for (const [key, value] of [
      ["name", "x"],
      ["codes", "a"],
      ["codes", "b"],
      ["place.city", "Kuwait"],
      ["place.tags", "t"],
      ["extra", '{"k":1}'],
      ["ok", "true"],
    ] as const) {
      data.append(key, value);
    }
    return data;
  };

  test.each([
    ["JSON", () => same],
    ["a form with repeated and dotted keys", () => form([...multipart()].map(([k, v]) => [k, String(v)]))],
    ["a multipart form", multipart],
    [
      "a form with JSON texts",
      () =>
        form([
          ["name", "x"],
          ["codes", '["a","b"]'],
          ["place", '{"city":"Kuwait","tags":["t"]}'],
          ["extra", '{"k":1}'],
          ["ok", "1"],
        ]),
    ],
  ])("%s says the same", async (_, body) => {
    const { privateKey } = await testMerchant();
    const got = await callRoute(echo, { method: "POST", key: privateKey, body: body() });
    expect(got).toMatchObject({ status: 201, body: same });
  });

  const post = async (body: unknown, type?: string) => {
    const { privateKey } = await testMerchant();
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    return callRoute(echo, { method: "POST", key: privateKey, body, headers });
  };

  test.each([
    ["unparseable JSON", "{", "application/json", 400, /^JSON parse error - /],
    ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "application/json", 400, /UTF-8/],
    ["half a surrogate pair", '{"name":"\\ud800"}', "application/json", 400, /surrogate/],
    ["33 levels", `${"[".repeat(33)}${"]".repeat(33)}`, "application/json", 400, /32 levels/],
    ["100,000 levels", "[".repeat(100_000) + "]".repeat(100_000), "application/json", 400, /32 levels/],
    ["garbage multipart", "garbage", "multipart/form-data; boundary=x", 400, /^Multipart form parse error/],
    ["multipart without boundary", "garbage", "multipart/form-data", 400, /^Multipart form parse error/],
    ["an unknown type", "<a/>", "text/xml", 415, /^Unsupported media type "text\/xml" in request\.$/],
    ["no type but a body", new Uint8Array([1]), undefined, 415, /^Unsupported media type "" in request\.$/],
  ] as const)("%s is refused with a detail", async (_, body, type, status, detail) => {
    const got = await post(body, type);
    expect(got.status).toBe(status);
    expect(got.body.detail).toMatch(detail);
  });

  test.each([
    ["a value", { name: "a\0b" }, { name: ["Null characters are not allowed."] }],
    [
      "a nested value",
      { name: "a", extra: { deep: ["\0"] } },
      { extra: { deep: { 0: ["Null characters are not allowed."] } } },
    ],
    ["a nested key", { extra: { "a\0": 1 } }, { extra: { "a\0": ["Null characters are not allowed."] } }],
  ])("NUL in %s is refused under its field", async (_, body, expected) => {
    expect(await post(body)).toMatchObject({ status: 400, body: expected });
  });

  test("an empty body of any type is an empty object", async () => {
    for (const type of ["application/json", "text/xml", ""]) {
      expect(await post("", type)).toMatchObject({ status: 400, body: { name: ["This field is required."] } });
    }
  });

  test.each([
    ["[]", "list"],
    ["1", "int"],
    ['"a"', "str"],
  ])("a JSON body %s that is no object is refused", async (body, name) => {
    const message = `Invalid data. Expected a dictionary, but got ${name}.`;
    expect(await post(body, "application/json")).toMatchObject({ status: 400, body: { non_field_errors: [message] } });
  });

  test("`__proto__` is a key like any other", async () => {
    const got = await post(
      '{"name":"a","__proto__":{"name":"b"},"extra":{"__proto__":{"x":1},"constructor":2}}',
      "application/json",
    );
    expect(got.status).toBe(201);
    expect(JSON.stringify(got.body.extra)).toBe('{"__proto__":{"x":1},"constructor":2}');
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  test("one byte more than 1 MiB is 413, whatever the length header says", async () => {
    const padding = 1_048_576 - JSON.stringify({ name: "a", p: "" }).length;
    expect((await post({ name: "a", p: "x".repeat(padding) })).status).toBe(201);
    expect(await post({ name: "a", p: "x".repeat(padding + 1) })).toMatchObject({ status: 413 });
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    expect(await post(endless, "application/json")).toMatchObject({ status: 413 });
  });
});

describe("queries", () => {
  const get = async (path: string) => {
    const { privateKey } = await testMerchant();
    return callRoute(echo, { key: privateKey, path });
  };

  test.each([
    ["", { limit: 10, offset: 0 }],
    ["?limit=&offset=&q=", { limit: 10, offset: 0 }],
    ["?limit=5000&offset=7", { limit: 100, offset: 7 }],
    ["?q=a&q=b", { limit: 10, offset: 0, q: "b" }],
  ])("'%s' is read as %j", async (query, expected) => {
    expect((await get(`/b/x/${query}`)).body.query).toEqual(expected);
  });

  test.each([
    ["?limit=x", { limit: ["A valid integer is required."] }],
    ["?limit=0", { limit: ["Ensure this value is greater than or equal to 1."] }],
    ["?offset=-1", { offset: ["Ensure this value is greater than or equal to 0."] }],
    ["?q=%00", { q: ["Null characters are not allowed."] }],
  ])("'%s' is refused under its field", async (query, expected) => {
    expect(await get(`/b/x/${query}`)).toMatchObject({ status: 400, body: expected });
  });

  test("NUL in a path is 404", async () => {
    const { privateKey } = await testMerchant();
    expect(await callRoute(echo, { key: privateKey, params: { id: "a\0" } })).toMatchObject({ status: 404 });
  });
});

describe("refusals", () => {
  test("a verb that is not there is 405 with Allow, before anyone is asked who they are", async () => {
    const got = await callRoute(echo, { method: "PATCH" });
    expect(got).toMatchObject({ status: 405, body: { detail: 'Method "PATCH" not allowed.' } });
    expect(got.headers.get("allow")).toContain("POST");
  });

  test("an unknown path is 404 for every verb", async () => {
    for (const method of ["GET", "POST", "OPTIONS"] as const) {
      expect(await callRoute(unknownPath(), { method })).toMatchObject({ status: 404, body: { detail: "Not found." } });
    }
  });

  test.each([
    [new InvalidFields({ a: { b: ["c"] } }), 400, { a: { b: ["c"] } }],
    [new Conflict("No.", { result: "failed" }), 409, { detail: "No.", result: "failed" }],
    [new Locked("Wait."), 423, { detail: "Wait." }],
    [Object.assign(new Error("pool"), { code: "P2024" }), 503, { detail: "The service is busy. Try again shortly." }],
    [new Error("SELECT secret"), 500, { detail: "A server error occurred." }],
  ])("%s becomes its status and body", async (error, status, body) => {
    const { privateKey } = await testMerchant();
    const got = await callRoute(throwing(error), { key: privateKey });
    expect(got).toMatchObject({ status, body });
    expect(got.headers.get("x-request-id")).not.toBeNull();
    if (status === 503) expect(got.headers.get("retry-after")).toBe("1");
  });
});

describe("Idempotency-Key", () => {
  let calls = 0;
  const counting = route({
    POST: endpoint({
      auth: ["private_key"],
      needs: { none: "probe" },
      body: Body,
      status: 201,
      idempotency: "test-counting",
      run: async ({ body }) => {
        calls += 1;
        if (body.name === "bad") throw new Conflict("No.");
        return { z: calls, a: body.name };
      },
    }),
  });

  test("a repeat gets the first answer, marked; another body is 422; a refusal frees the key", async () => {
    const { privateKey, id } = await testMerchant();
    const headers = { "Idempotency-Key": randomUUID() };
    const post = (name: string) => callRoute(counting, { method: "POST", key: privateKey, headers, body: { name } });
    expect(await post("bad")).toMatchObject({ status: 409 });
    const first = await post("good");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    const again = await post("good");
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await post("other")).toMatchObject({ status: 422 });
    expect(await database().idempotencyKey.count({ where: { merchantId: id } })).toBe(1);
  });
});
