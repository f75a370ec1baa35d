import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createUser, issueToken, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { keepCard } from "@/server/testing/cards";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { hostileValue } from "@/server/testing/hostile";
import * as clock from "../../../sandbox/v1/clock/advance/route";
import * as oneCard from "./[token]/route";
import * as cards from "./route";

const PASSWORD = "correct horse";
const TOKEN = "411111111111111";
let counter = 0;
const fresh = (): string => `holder.${Date.now()}.${process.pid}.${++counter}`;

const GATEWAYS = [
  { walletProviders: [] },
  { code: "live", isSandbox: false, walletProviders: [] },
  { code: "other", walletProviders: [] },
];

async function world(change: Parameters<typeof testMerchant>[0] = {}) {
  const merchant = await testMerchant({ gateways: GATEWAYS, ...change });
  const key = merchant.privateKey;
  const get = (query: string, sent: RouteRequest = {}) =>
    callRoute(cards, { key, path: `/b/pbl/v2/card/${query}`, ...sent });
  const post = (body: unknown, sent: RouteRequest = {}) => callRoute(cards, { method: "POST", key, body, ...sent });
  const drop = (token: string, query = "", sent: RouteRequest = {}) =>
    callRoute(oneCard, { method: "DELETE", key, path: `/b/pbl/v2/card/${token}/${query}`, params: { token }, ...sent });
  const advance = (to: string) => callRoute(clock, { method: "POST", key, body: { to } });
  const kept = () => merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } });
  return { ...merchant, merchant, get, post, drop, advance, kept };
}

const numbers = (body: readonly { number: string }[]): string[] => body.map(({ number }) => number);

describe("list 200", () => {
  test("a bare array of records, by GET and by POST alike, the card kept last first", async () => {
    const { merchant, get, post } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "4");
    const byGet = await get("?customer_id=c-1");
    expect(byGet.status).toBe(200);
    expect(numbers(byGet.body)).toEqual(["**** 1114", "**** 1111"]);
    expect(byGet.body[1]).toEqual({
      token: TOKEN,
      customer_id: "c-1",
      brand: expect.any(String),
      name_on_card: null,
      number: "**** 1111",
      expiry_month: "12",
      expiry_year: "30",
      pg_code: "sandbox",
      pg_name: "sarraf_sandbox",
      cvv_required: expect.any(Boolean),
      is_expired: false,
      is_preferred: false,
      will_expire_soon: false,
      agreements: [],
    });
    expect((await post({ customer_id: "c-1" })).body).toEqual(byGet.body);
    expect((await post(new URLSearchParams({ customer_id: "c-1" }))).body).toEqual(byGet.body);
  });

  test("an empty array for a customer without cards, and nothing of another customer's or merchant's", async () => {
    const [one, other] = [await world(), await world()];
    await keepCard(one.merchant, "1");
    expect(await one.get("?customer_id=c-2")).toMatchObject({ status: 200, body: [] });
    expect(await other.get("?customer_id=c-1")).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    ["type=sandbox", ["other", "sandbox"]],
    ["type=production", ["live"]],
    ["type=", ["live", "other", "sandbox"]],
    ["pg_codes=sandbox&pg_codes=live", ["live", "sandbox"]],
    ["pg_codes=sandbox,other", ["other", "sandbox"]],
    ["pg_codes=unknown", []],
    ["pg_codes=live&type=sandbox", []],
    ["agreement_id=agr", ["other"]],
    ["agreement_id=none", []],
  ])("filtered by %s", async (filter, codes) => {
    const { merchant, get } = await world();
    for (const code of ["live", "sandbox"]) await keepCard(merchant, "1", { pgCode: code });
    await keepCard(merchant, "1", { pgCode: "other", payment_type: "auto_debit", agreement: { id: "agr" } });
    const { body } = await get(`?customer_id=c-1&${filter}`);
    expect(body.map(({ pg_code }: { pg_code: string }) => pg_code).sort()).toEqual(codes);
  });

  test("the latest card used under the agreement, and only that", async () => {
    const { merchant, post } = await world();
    const wire = { payment_type: "auto_debit", agreement: { id: "agr" } };
    await keepCard(merchant, "1", wire);
    await keepCard(merchant, "4", wire);
    await keepCard(merchant, "5");
    const { body } = await post({ customer_id: "c-1", agreement_id: "agr", pg_codes: [] });
    expect(body).toMatchObject([{ number: "**** 1114", agreements: ["agr"] }]);
  });

  test("what soon expires and what has expired, by the merchant's clock and zone", async () => {
    const { merchant, get, advance } = await world();
    await keepCard(merchant, "1");
    const flags = async () => {
      const [card] = (await get("?customer_id=c-1")).body;
      return [card.will_expire_soon, card.is_expired];
    };
    // The card ends with 31 December 2030 in Kuwait, which is three hours ahead of UTC.
    await advance("2030-10-31T20:59:00Z");
    expect(await flags()).toEqual([false, false]);
    await advance("2030-10-31T21:00:00Z");
    expect(await flags()).toEqual([true, false]);
    await advance("2030-12-31T20:59:59Z");
    expect(await flags()).toEqual([true, false]);
    await advance("2030-12-31T21:00:30Z");
    expect(await flags()).toEqual([false, true]);
  });

  test("three statements, the credential's included", async () => {
    const { merchant, get } = await world();
    await keepCard(merchant, "1");
    expect((await countStatements(() => get("?customer_id=c-1"))).statements).toHaveLength(3);
  });
});

describe("list 400", () => {
  it.each([
    [{}, { customer_id: ["This field is required."] }],
    [{ customer_id: "" }, { customer_id: ["This field may not be blank."] }],
    [{ customer_id: "x".repeat(65) }, { customer_id: ["Ensure this field has no more than 64 characters."] }],
    [{ customer_id: "a\0" }, { customer_id: ["Null characters are not allowed."] }],
    [{ customer_id: ["c"] }, { customer_id: ["Not a valid string."] }],
    [{ customer_id: "c", type: "test" }, { type: ['"test" is not a valid choice.'] }],
    [{ customer_id: "c", pg_codes: { a: 1 } }, { pg_codes: ['Expected a list of items but got type "dict".'] }],
  ])("%j", async (body, fields) => {
    const reply = await (await world()).post(body);
    expect([reply.status, reply.body]).toEqual([400, fields]);
  });

  test("GET without a customer, and with an empty one", async () => {
    const { get } = await world();
    for (const query of ["", "?customer_id="]) {
      expect(await get(query)).toMatchObject({ status: 400, body: { customer_id: ["This field is required."] } });
    }
  });

  test("hostile bodies meet 200 or 4xx", async () => {
    const { post } = await world();
    const field = fc.constantFrom("customer_id", "type", "pg_codes", "agreement_id", "__proto__");
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, hostileValue, { maxKeys: 4 }), async (body) => {
        const headers = { "Content-Type": "application/json" };
        const reply = await post(JSON.stringify({ customer_id: "c-1", ...body }), { headers });
        expect(reply.status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe("401 on every card endpoint: no credential, a public key, a password, a token", () => {
  it.each(["GET", "POST", "DELETE"] as const)("%s", async (method) => {
    const { merchant, publicKey, ctx, kept } = await world();
    await keepCard(merchant, "1");
    const login = { username: fresh(), password: PASSWORD };
    await createUser(ctx, readInput(NewUser, login));
    const { token } = await issueToken(ctx, login, fresh());
    const headers = { "x-sarraf-peer": fresh() };
    const credentials: RouteRequest[] = [
      {},
      { key: publicKey },
      { basic: [login.username, PASSWORD] },
      { headers: { ...headers, Authorization: `Bearer ${token}` } },
    ];
    for (const credential of credentials) {
      const sent = { method, path: "/b/pbl/v2/card/?customer_id=c-1", headers, ...credential };
      const routes = method === "DELETE" ? oneCard : cards;
      const reply = await callRoute(routes, { ...sent, params: { token: TOKEN } });
      expect(reply).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
      expect(reply.headers.get("www-authenticate")).toBe('Api-Key realm="sarraf"');
    }
    expect(await kept()).toBe(1);
  });
});

describe("list 403", () => {
  test.each(["KSA", "SAU", "SA"])("in the region %s, by GET and by POST; deleting stays possible", async (region) => {
    const { merchant, get, post, drop } = await world({ merchant: { region } });
    await keepCard(merchant, "1");
    for (const reply of [await get("?customer_id=c-1"), await post({ customer_id: "c-1" })]) {
      expect(reply).toMatchObject({ status: 403, body: { detail: expect.stringContaining("KSA") } });
    }
    expect((await drop(TOKEN)).status).toBe(204);
  });
});

describe("405", () => {
  it.each(["PUT", "PATCH", "DELETE"] as const)("the list takes no %s", async (method) => {
    const reply = await callRoute(cards, { method });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
  });

  it.each(["GET", "POST", "PUT", "PATCH"] as const)("a card takes no %s", async (method) => {
    const reply = await callRoute(oneCard, { method, params: { token: TOKEN } });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "DELETE, OPTIONS"]);
  });
});
