import { describe, expect, test } from "vitest";
import * as shortRoute from "@/app/s/[code]/route";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { sessionWorld } from "@/server/testing/session-calls";
import * as one from "../../v1/pymt-txn/[session_id]/route";
import * as all from "../../v1/pymt-txn/route";
import * as startRoute from "./route";

const checkoutWorld = sessionWorld({ all, one });

const start = (id: string, sent: RouteRequest = {}) =>
  callRoute(startRoute, { path: `/b/checkout/redirect/start/?session_id=${encodeURIComponent(id)}`, ...sent });
const short = (code: string, sent: RouteRequest = {}) =>
  callRoute(shortRoute, { path: `/s/${code}/`, params: { code }, ...sent });

async function linked(choices: Parameters<typeof checkoutWorld>[0] = {}, change: object = {}) {
  const world = await checkoutWorld(choices);
  const { body } = await world.create(change);
  const id: string = body.session_id;
  const code = new URL(body.checkout_short_url).pathname.split("/")[2] ?? "";
  const state = async () => (await world.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } })).state;
  const changes = () => world.ctx.db.stateChange.findMany({ where: { objectId: id } });
  return { ...world, id, body, code, state, changes };
}

type LinkedSession = Awaited<ReturnType<typeof linked>>;
const LINKS = [
  ["start", (session: LinkedSession, sent?: RouteRequest) => start(session.id, sent)],
  ["short link", (session: LinkedSession, sent?: RouteRequest) => short(session.code, sent)],
] as const;

describe.each(LINKS)("the %s", (_name, follow) => {
  test("leads to the page in the session's language under the merchant's base, and opens the session once", async () => {
    const session = await linked({ merchant: { baseUrl: "https://pay.example" } }, { language: "ar" });
    for (const _visit of [1, 2]) {
      const got = await follow(session, { headers: { Host: "evil.example" } });
      expect([got.status, got.headers.get("location")]).toEqual([302, session.body.checkout_page_url]);
      expect(got.headers.get("location")).toBe(`https://pay.example/ar/checkout/${session.id}`);
      expect(got.headers.get("cache-control")).toBe("no-store");
    }
    expect(await session.state()).toBe("pending");
    expect(await session.changes()).toMatchObject([
      { machine: "session", from: "created", event: "opened", to: "pending" },
    ]);
  });

  test.each<[string, RouteRequest]>([
    ["HEAD", { method: "HEAD" }],
    ["Sec-Purpose: prefetch", { headers: { "Sec-Purpose": "prefetch" } }],
    ["Sec-Purpose: prefetch;prerender", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["Purpose: prefetch", { headers: { Purpose: "prefetch" } }],
    ["a router's prefetch", { headers: { "next-router-prefetch": "1" } }],
  ])("says where it leads and opens nothing to %s", async (_kind, sent) => {
    const session = await linked();
    const got = await follow(session, sent);
    expect([got.status, got.headers.get("location")]).toEqual([302, session.body.checkout_page_url]);
    expect(await session.state()).toBe("created");
    expect(await session.changes()).toEqual([]);
  });

  test("opens no session whose time is over, by the merchant's clock", async () => {
    const session = await linked({ merchant: { clockOffset: 3_600_000n } }, { expiration_time: "00:10:00" });
    const late = await linked({}, { expiration_time: "00:10:00" });
    await late.ctx.db.merchant.update({ where: { id: late.merchant.id }, data: { clockOffset: 601_000n } });
    for (const each of [session, late]) expect((await follow(each)).status).toBe(302);
    expect(await session.state()).toBe("pending");
    expect(await late.state()).toBe("created");
  });

  test("opens the session once for many visitors at once", async () => {
    const session = await linked();
    const visits = await Promise.all(Array.from({ length: 12 }, () => follow(session)));
    expect(visits.every(({ status }) => status === 302)).toBe(true);
    expect(await session.changes()).toHaveLength(1);
  });

  test("takes no other verb", async () => {
    const got = await follow(await linked(), { method: "POST" });
    expect([got.status, got.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

describe("a link to nothing", () => {
  const NOTHING = ["0".repeat(40), "x", "a".repeat(3_000), "' OR 1=1", ""];

  test.each(NOTHING)("is 404 {detail}: %j", async (name) => {
    for (const got of [await start(name), await short(name)]) {
      expect(got).toMatchObject({ status: 404, body: { detail: "Not found." } });
    }
  });

  test("leads browsers to the page that says so", async () => {
    const headers = { Accept: "text/html,application/xhtml+xml" };
    for (const got of [await start("x", { headers }), await short("x", { headers })]) {
      expect([got.status, got.headers.get("location")]).toEqual([302, "http://localhost:3000/not-found"]);
    }
  });
});
