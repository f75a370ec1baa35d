import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as sessions from "@/app/b/checkout/v1/pymt-txn/route";
import * as fetching from "@/app/b/checkout/v1/sdk/[session_id]/route";
import * as inquiry from "@/app/b/pbl/v2/inquiry/route";
import * as applePay from "@/app/b/pbl/v2/payment/apple-pay/route";
import * as autoDebit from "@/app/b/pbl/v2/payment/auto-debit/route";
import * as googlePay from "@/app/b/pbl/v2/payment/google-pay/route";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import * as sheet from "./apple-pay-session/[session_id]/route";
import * as cancel from "./cancel/[session_id]/route";
import * as card from "./card/[session_id]/[card_id]/route";
import * as check from "./pre-payment-option-check/[session_id]/route";
import * as submit from "./submit/[session_id]/route";

type Routes = Parameters<typeof callRoute>[0];

/** Of this test alone. */
const freshOrigin = () => `https://${randomBytes(6).toString("hex")}.example`;

let merchant: TestMerchant;
let shop: string;
beforeAll(async () => {
  shop = freshOrigin();
  merchant = await testMerchant({
    merchant: { allowedOrigins: [shop] },
    gateways: [{ paymentServices: ["apple_pay", "google_pay"] }],
  });
});

/** The last is the status of an empty call for a session that does not exist. */
const SHARED: readonly [string, Routes, "GET" | "POST" | "DELETE", number][] = [
  ["the fetch", fetching, "GET", 404],
  ["submit", submit, "POST", 400],
  ["cancel", cancel, "POST", 404],
  ["the pre-payment check", check, "POST", 400],
  ["the wallet's sheet", sheet, "POST", 400],
  ["removing a card", card, "DELETE", 404],
  ["device wallet A", applePay, "POST", 400],
  ["device wallet B", googlePay, "POST", 400],
];

const CLOSED: readonly [string, Routes][] = [
  ["sessions", sessions],
  ["the status query", inquiry],
  ["auto-debit", autoDebit],
];

const from = (origin: string, more: Record<string, string> = {}) => ({ headers: { Origin: origin, ...more } });
const ask = (origin: string): RouteRequest => ({
  method: "OPTIONS",
  ...from(origin, { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization" }),
});
const grants = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith("access-control-"));
const call = (routes: Routes, sent: RouteRequest) =>
  callRoute(routes, { key: merchant.publicKey, params: { session_id: "0".repeat(40), card_id: "x" }, ...sent });

describe.each(SHARED)("%s, called from another origin", (_name, routes, method, status) => {
  test("may be asked for by a listed one, without credentials", async () => {
    const { headers, ...asked } = await callRoute(routes, ask(shop));
    expect([asked.status, asked.text]).toEqual([204, ""]);
    expect(headers.get("access-control-allow-origin")).toBe(shop);
    expect(headers.get("access-control-allow-methods")).toContain(method);
    expect(headers.get("access-control-allow-headers")).toBe(
      "Authorization, Content-Type, Idempotency-Key, Request-Id, Sarraf-Version, X-Request-Id",
    );
    expect(headers.get("access-control-max-age")).toBe("600");
    expect([headers.get("access-control-allow-credentials"), headers.get("vary")]).toEqual([null, "Origin"]);
  });

  test("may be read by a listed one, refusals too", async () => {
    const known = await call(routes, { method, ...from(shop) });
    expect([known.status, known.headers.get("access-control-allow-origin")]).toEqual([status, shop]);
    const unknown = await callRoute(routes, { method, key: "pk_unknown", ...from(shop) });
    expect([unknown.status, unknown.headers.get("access-control-allow-origin")]).toEqual([401, shop]);
  });

  test.each(["https://evil.example", "null", "", "x".repeat(300)])("grants %j nothing", async (origin) => {
    const asked = await callRoute(routes, { ...ask("x"), headers: { ...ask("x").headers, Origin: origin } });
    expect([asked.status, grants(asked.headers), asked.headers.get("vary")]).toEqual([204, [], "Origin"]);
    const called = await call(routes, { method, ...from(origin) });
    expect([called.status, grants(called.headers), called.headers.get("vary")]).toEqual([403, [], "Origin"]);
  });

  test("grants another merchant's pages nothing, though they may ask", async () => {
    const other = freshOrigin();
    await testMerchant({ merchant: { allowedOrigins: [other] } });
    expect((await callRoute(routes, ask(other))).headers.get("access-control-allow-origin")).toBe(other);
    const called = await call(routes, { method, ...from(other) });
    expect([called.status, grants(called.headers)]).toEqual([403, []]);
  });
});

test("nothing is done for a page of an unlisted origin; apps and our own pages are none", async () => {
  const id = await newSession(merchant);
  const params = { session_id: id };
  const send = (headers: Record<string, string>) => call(cancel, { method: "POST", params, headers });
  expect((await send({ Origin: "https://evil.example" })).status).toBe(403);
  expect((await stateOf(merchant, id)).state).toBe("created");
  const ours = await send({ Origin: merchant.ctx.merchant.baseUrl });
  expect([ours.status, grants(ours.headers)]).toEqual([200, []]);
  const next = await newSession(merchant);
  const app = await call(cancel, { method: "POST", params: { session_id: next } });
  expect([app.status, grants(app.headers), app.headers.get("vary")]).toEqual([200, [], "Origin"]);
});

test("a merchant that has never listed an origin refuses other pages, and serves our own", async () => {
  const unlisted = await testMerchant();
  const params = { session_id: await newSession(unlisted) };
  const own = new URL(unlisted.ctx.merchant.baseUrl).origin;
  for (const [origin, status] of [
    [own, 200],
    [shop, 403],
  ] as const)
    expect((await callRoute(fetching, { key: unlisted.publicKey, params, ...from(origin) })).status).toBe(status);
});

test("a merchant's server is not asked for the origin of its call", async () => {
  const body = { session_id: await newSession(merchant), payload: APPLE_PAY };
  const headers = { Origin: "https://server.example" };
  const reply = await call(applePay, { method: "POST", key: merchant.privateKey, body, headers });
  expect([reply.status, grants(reply.headers)]).toEqual([200, []]);
});

test("an origin that is taken off the list is refused at once", async () => {
  const gone = freshOrigin();
  const { id, publicKey: key } = await testMerchant({ merchant: { allowedOrigins: [gone] } });
  const get = () => call(fetching, { key, ...from(gone) });
  expect((await get()).status).toBe(404);
  await merchant.ctx.db.merchant.update({ where: { id }, data: { allowedOrigins: [] } });
  expect((await get()).status).toBe(403);
});

describe.each(CLOSED)("%s", (_name, routes) => {
  test("sends no header of this kind to anyone", async () => {
    const asked = await callRoute(routes, ask(shop));
    expect([asked.status, grants(asked.headers), asked.headers.get("vary")]).toEqual([204, [], null]);
    const called = await callRoute(routes, { method: "POST", key: merchant.privateKey, body: {}, ...from(shop) });
    expect([called.status, grants(called.headers), called.headers.get("vary")]).toEqual([400, [], null]);
  });
});
