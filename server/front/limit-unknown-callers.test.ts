import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askGate, type SentRequest } from "@/server/testing/asked-gate";
import { strangersGate } from "./limit-unknown-callers";

/** Sizes of stored files. */
const FILES = new Map([
  ["/_next/static/a.js", 1_000],
  ["/openapi.json", 1_000_000],
]);

let clock = 0;
let gate: ReturnType<typeof strangersGate>;

beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  gate = strangersGate(FILES);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (sent?: SentRequest) => askGate(gate, sent);

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

async function turnsOf(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await turn();
}

describe("requests without a credential", () => {
  it("are refused in the documented shape if too many wait, and let in again later", async () => {
    for (let each = 0; each < 500; each += 1) expect(ask().response.status).toBe(null);
    const { response } = ask();
    expect([response.status, JSON.parse(response.body)]).toEqual([
      429,
      { detail: "Request was throttled. Expected available in 8 seconds." },
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "Retry-After": "8",
      "RateLimit-Policy": '"anonymous";q=100;w=2',
      RateLimit: '"anonymous";r=0;t=8',
    });
    clock = 2_000;
    await vi.waitFor(() => expect(ask().response.status).toBe(null));
  });

  it("count by the /64 of an IPv6 address, and not for others", () => {
    for (let each = 0; each < 500; each += 1) ask({ address: `2001:db8::${each}` });
    expect(ask({ address: "2001:db8::ffff" }).response.status).toBe(429);
    expect(ask({ address: "2001:db8:0:1::1" }).response.status).toBe(null);
  });

  it("of a batch count as its calls", async () => {
    const url = `/api/trpc/${Array(50).fill("checkout.status").join()}?batch=1`;
    const asked = Array.from({ length: 3 }, () => ask({ url }));
    await turnsOf(10);
    expect(asked.map((each) => each.hasStarted())).toEqual([true, true, false]);
  });

  it.each([
    ["a password as five", { url: "/b/auth/v1/token/" }, 20],
    ["a body as one per 16 KiB", { headers: { "content-length": "163840" } }, 10],
    ["a body of unknown length as the longest", { headers: { "transfer-encoding": "chunked" } }, 1],
    ["a page's form as one per 16 KiB", { url: "/en/checkout/1", headers: { "content-length": "65536" } }, 5],
    [
      "a page's form of unknown length as the longest",
      { url: "/en/x", headers: { "transfer-encoding": "chunked" } },
      5,
    ],
    [
      "a body with an unknown credential",
      { url: "/b/pbl/v2/operation/", authorization: "Api-Key pk_x", headers: { "content-length": "163840" } },
      10,
    ],
    ["a missing file as a page", { url: "/_next/static/none.js", method: "GET", slow: false }, 1],
    ["a large file as one per 64 KiB", { url: "/openapi.json", method: "GET" }, 25],
    [
      "an upload as an upload, whatever its credential",
      { url: "/b/merchant/v1/settings/logo/", authorization: "Api-Key sk_x" },
      10,
    ],
  ])("count %s", async (_, sent, atOnce) => {
    const asked = Array.from({ length: atOnce + 1 }, () => ask(sent));
    await turnsOf(30);
    expect(asked.filter((each) => each.hasStarted())).toHaveLength(atOnce);
  });

  it("for pages start one at a time, beside other requests", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pages = ["1", "2"].map((each) => ask({ url: "/en/", method: "GET", address: `192.0.2.${each}` }));
    const other = ask();
    await turnsOf(10);
    expect(pages.map((each) => each.hasStarted())).toEqual([true, false]);
    expect(other.hasStarted()).toBe(true);
    pages[0]?.response.emit("finish");
    await turnsOf(2);
    expect(pages[1]?.hasStarted()).toBe(true);
  });

  it("for pages of loopback addresses start at once in a busy process, beside other pages", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ idle: 0, active: 1, utilization: 1 });
    clock = 200;
    const page = { url: "/en/", method: "GET" };
    const others = ["1", "2"].map((each) => ask({ ...page, address: `192.0.2.${each}` }));
    await turnsOf(4);
    const local = [0, 1, 2].map(() => ask({ ...page, address: "127.0.0.1" }));
    expect(others.map((each) => each.hasStarted())).toEqual([true, false]);
    expect(local.map((each) => each.hasStarted())).toEqual([true, true, false]);
    local[0]?.response.emit("finish");
    await turnsOf(2);
    expect(local[2]?.hasStarted()).toBe(true);
    expect(others[1]?.hasStarted()).toBe(false);
  });

  it("for forms wait for no page", async () => {
    for (const each of ["1", "2", "3"]) ask({ url: "/en/", method: "GET", address: `192.0.2.${each}` });
    const form = ask({ url: "/en/checkout/1", address: "192.0.2.9" });
    await turnsOf(10);
    expect(form.hasStarted()).toBe(true);
  });

  it("for too many pages are answered 503 with the time of the next try", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (let each = 0; each < 1_001; each += 1)
      ask({ url: "/en/", method: "GET", address: `10.1.${each >> 8}.${each & 255}` });
    await turnsOf(1_010);
    const { response } = ask({ url: "/ar/", method: "GET", address: "192.0.2.1" });
    await turnsOf(2);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "15"]);
    expect(response.body).toContain("طلبات كثيرة");
  });

  it("for pages are answered in the page's language", () => {
    for (let each = 0; each < 120; each += 1) ask({ url: "/en/", method: "GET" });
    const english = ask({ url: "/en/", method: "GET" }).response;
    const arabic = ask({ url: "/ar/", method: "GET" }).response;
    expect(english.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(english.body).toContain("Too many requests");
    expect(arabic.body).toContain("طلبات كثيرة");
  });

  it.each([
    ["from this machine", { address: "127.0.0.1" }, 20_000],
    ["signed by a gateway, up to 2,400 at once", { url: "/gateway-notifications/gwa_1/" }, 2_400],
    ["for files, up to 2,400 at once", { url: "/_next/static/a.js", method: "GET" }, 2_400],
  ])("%s are not refused", (_, sent, count) => {
    const statuses = new Set(Array.from({ length: count }, () => ask(sent).response.status));
    expect([...statuses]).toEqual([null]);
  });

  it.each([
    ["GET", "/en/checkout/1", "POST"],
    ["POST", "/en/checkout/1", "GET"],
  ])(
    "%s of pages from this machine are answered 503 above a thousand, two in work, and delay nothing else",
    async (method, url, other) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const local = { url, method, address: "127.0.0.1", slow: true };
      const pages = Array.from({ length: 16_000 }, () => ask(local));
      await turnsOf(10);
      expect(pages.filter((each) => each.hasStarted())).toHaveLength(2);
      const refused = pages.filter((each) => each.response.status === 503);
      expect([refused.length, refused[0]?.response.headers.get("Retry-After")]).toEqual([15_000, "15"]);
      const beside = [{ url: "/b/x/" }, { url: "/_next/static/a.js" }, { method: other }];
      expect(beside.map((each) => ask({ ...local, ...each }).hasStarted())).toEqual([true, true, true]);
      expect(ask({ url, method, slow: true }).hasStarted()).toBe(true);
    },
  );

  it("with a credential where none is taken count as without", () => {
    for (let each = 0; each < 500; each += 1) ask({ authorization: `Api-Key sk_${each}` });
    expect(ask({ authorization: "Api-Key sk_x" }).response.status).toBe(429);
  });
});

describe("requests of one turn", () => {
  it("start one per turn of the event loop, and callers take turns", async () => {
    const flood = Array.from({ length: 10 }, () => ask());
    const other = ask({ address: "192.0.2.2" });
    await turnsOf(3);
    expect(other.hasStarted()).toBe(true);
    expect(flood.filter((each) => each.hasStarted()).length).toBeLessThan(5);
    await turnsOf(10);
    expect(flood.every((each) => each.hasStarted())).toBe(true);
  });

  it("are in work four at a time, whichever caller's they are, beside known credentials, files and notifications", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const authorization = "Api-Key sk_right";
    const known = { url: "/b/checkout/v1/pymt-txn/", authorization };
    const first = ask(known);
    first.view.credential = "accepted";
    first.response.emit("close");
    const asked = ["1", "2", "3", "4", "5", "6"].map((each) => ask({ address: `192.0.2.${each}`, slow: true }));
    const beside = [known, { url: "/_next/static/a.js" }, { url: "/gateway-notifications/gwa_1/" }].map((each) =>
      ask(each),
    );
    await turnsOf(12);
    expect(asked.map((each) => each.hasStarted())).toEqual([true, true, true, true, false, false]);
    expect(beside.every((each) => each.hasStarted())).toBe(true);
    beside[0]?.response.emit("close");
    asked[0]?.response.emit("finish");
    await turnsOf(2);
    expect(asked[4]?.hasStarted()).toBe(true);
  });

  it("start after those with a known credential if others wait, at the latest after 20 ms", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const known = { url: "/b/checkout/v1/pymt-txn/", authorization: "Api-Key sk_right" };
    const first = ask(known);
    first.view.credential = "accepted";
    first.response.emit("close");
    const [page, ...waiting] = ["1", "2", "3"].map((each) =>
      ask({ url: "/en/", method: "GET", address: `192.0.2.${each}` }),
    );
    const call = ask({ ...known, slow: true });
    await turnsOf(6);
    page?.response.emit("finish");
    await turnsOf(6);
    expect([call, ...waiting].map((each) => each.hasStarted())).toEqual([true, false, false]);
    call.response.emit("close");
    expect(waiting[0]?.hasStarted()).toBe(true);
    ask({ ...known, slow: true });
    waiting[0]?.response.emit("finish");
    await turnsOf(6);
    expect(waiting[1]?.hasStarted()).toBe(false);
    vi.advanceTimersByTime(20);
    expect(waiting[1]?.hasStarted()).toBe(true);
  });

  it("signed by nobody start more slowly after a refusal, until one is accepted", async () => {
    const url = "/gateway-notifications/gwa_1/";
    const answered = (statusCode: number): void => {
      const { response } = ask({ url, slow: true });
      Object.assign(response, { statusCode }).emit("finish");
    };
    const startedOf = async (count: number): Promise<number> => {
      const asked = Array.from({ length: count }, () => ask({ url, slow: true }));
      await turnsOf(3 * count);
      return asked.filter((each) => each.hasStarted()).length;
    };
    answered(401);
    expect(await startedOf(60)).toBeLessThanOrEqual(40);
    answered(200);
    expect(await startedOf(60)).toBe(60);
  });

  it("do not start once the client has left", async () => {
    ask();
    const left = ask();
    left.response.destroyed = true;
    await turnsOf(4);
    expect(left.hasStarted()).toBe(false);
  });
});

describe("requests with a credential", () => {
  const url = "/b/checkout/v1/pymt-txn/";

  it("that is unknown wait above the limit, and are never refused", async () => {
    const flood = Array.from({ length: 150 }, (_, each) => ask({ url, authorization: `Api-Key sk_${each}` }));
    await turnsOf(400);
    expect(flood.filter((each) => each.hasStarted()).length).toBe(100);
    expect(flood.every((each) => each.response.status === null)).toBe(true);
  });

  it("of clients that have left delay nobody", async () => {
    for (let each = 0; each < 100; each += 1) ask({ url, authorization: `Api-Key sk_${each}` });
    await turnsOf(300);
    const left = Array.from({ length: 1_000 }, (_, each) => ask({ url, authorization: `Api-Key sk_left_${each}` }));
    for (const { response } of left) response.destroyed = true;
    const last = ask({ url, authorization: "Api-Key sk_last" });
    clock = 50;
    await vi.waitFor(() => expect(last.hasStarted()).toBe(true));
    expect(left.some((each) => each.hasStarted())).toBe(false);
  });

  it("that an endpoint accepted start at once, until it is refused", async () => {
    const authorization = "Api-Key sk_right";
    const first = ask({ url, authorization });
    first.view.credential = "accepted";
    first.response.emit("close");
    for (let each = 0; each < 150; each += 1) ask({ url, authorization: `Api-Key sk_${each}` });
    const second = ask({ url, authorization });
    expect(second.hasStarted()).toBe(true);
    expect(ask({ url, authorization, address: "192.0.2.9" }).hasStarted()).toBe(false);
    second.view.credential = "refused";
    second.response.emit("close");
    const third = ask({ url, authorization });
    await turnsOf(400);
    expect(third.hasStarted()).toBe(false);
  });
});
