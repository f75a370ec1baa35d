import { expect, it } from "vitest";
import { sendRequest, type TypedRequest } from "./send-request";

const TYPED: TypedRequest = {
  method: "POST",
  path: "/b/checkout/v1/pymt-txn/",
  headers: "Idempotency-Key: a-1\n",
  body: "{}",
  key: "sk_1",
  isPublic: false,
};

/** A service that answers the clock with `clock` and everything else with 201; what it was asked. */
function service(clock: number) {
  const asked: { path: string; headers: Headers }[] = [];
  const ask: typeof fetch = async (path, init) => {
    asked.push({ path: String(path), headers: new Headers(init?.headers) });
    return new Response('{"a":1}', { status: String(path).endsWith("/clock/") ? clock : 201, headers: { "x-a": "b" } });
  };
  return { asked, ask };
}

it("a request is sent with the key and the headers that were typed, and its answer is returned", async () => {
  const { asked, ask } = service(200);
  const answer = await sendRequest(TYPED, ask);
  expect(answer).toMatchObject({ kind: "answered", status: 201, body: '{\n  "a": 1\n}' });
  expect(answer.kind === "answered" && answer.headers).toContain("x-a: b");
  expect(asked.map(({ path }) => path)).toEqual(["/b/sandbox/v1/clock/", TYPED.path]);
  expect(asked[1]?.headers.get("authorization")).toBe("Api-Key sk_1");
  expect(asked[1]?.headers.get("idempotency-key")).toBe("a-1");
});

it("nothing is sent with the key of a production merchant", async () => {
  const { asked, ask } = service(403);
  expect(await sendRequest(TYPED, ask)).toEqual({ kind: "live" });
  expect(asked.map(({ path }) => path)).toEqual(["/b/sandbox/v1/clock/"]);
});

it.each(["/b/checkout/v1/pymt-txn/{session_id}/", "//evil.example/", "https://evil.example/", "b/"])(
  "nothing is sent to %s",
  async (path) => {
    const { asked, ask } = service(200);
    expect(await sendRequest({ ...TYPED, path }, ask)).toEqual({ kind: "unfinished" });
    expect(asked).toEqual([]);
  },
);

it("an operation without a credential sends none", async () => {
  const { asked, ask } = service(403);
  expect(await sendRequest({ ...TYPED, isPublic: true }, ask)).toMatchObject({ status: 201 });
  expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual([null]);
});

it("a broken connection is reported as offline", async () => {
  const ask: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await sendRequest(TYPED, ask)).toEqual({ kind: "offline" });
});
