/** Keys with permissions, addresses, a daily ceiling and an end (Spec, "Restricted keys"). */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as session from "@/app/b/checkout/v1/pymt-txn/[session_id]/route";
import * as sdk from "@/app/b/checkout/v1/sdk/[session_id]/route";
import * as pairRotation from "@/app/b/merchant/v1/api-keys/[id]/rotate/route";
import * as pairs from "@/app/b/merchant/v1/api-keys/route";
import * as rotation from "@/app/b/merchant/v1/restricted-keys/[id]/rotate/route";
import * as key from "@/app/b/merchant/v1/restricted-keys/[id]/route";
import * as keys from "@/app/b/merchant/v1/restricted-keys/route";
import * as settings from "@/app/b/merchant/v1/settings/route";
import * as userRoute from "@/app/b/merchant/v1/users/[id]/route";
import * as users from "@/app/b/merchant/v1/users/route";
import * as operations from "@/app/b/pbl/v2/operation/route";
import * as adjustments from "@/app/b/wallet/[provider]/v1/adjustments/route";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { paidSession } from "@/server/testing/operating";
import { isWaitedFor } from "@/server/testing/waiting";

let merchant: TestMerchant;
const VIEWS = ["Can view e-commerce payments", "Can view payment requests"];
const FORBIDDEN = { detail: "You do not have permission to perform this action." };

beforeAll(async () => {
  merchant = await testMerchant();
});

const post = (route: Parameters<typeof callRoute>[0], body: object, sent: RouteRequest = {}) =>
  callRoute(route, { method: "POST", key: merchant.privateKey, body, ...sent });

async function restricted(permissions: readonly string[], further: object = {}) {
  const { status, body, text } = await post(keys, { permissions, ...further });
  expect(status, text).toBe(201);
  return { id: String(body.id), key: String(body.restricted_key) };
}

const from = (address: string) => ({ "X-Sarraf-Peer": address });
const refund = (session_id: string, amount: string, caller: string) =>
  post(operations, { operation: "refund", session_id, amount }, { key: caller });
const credit = (currency: string, amount: string, caller: string, customer_id: string = randomUUID()) =>
  post(
    adjustments,
    { customer_id, currency, amount },
    { key: caller, params: { provider: "sarraf" }, headers: { "Idempotency-Key": randomUUID() } },
  );

describe("POST and GET restricted-keys", () => {
  test("answers with everything but the key in the list", async () => {
    const expires_at = "2099-01-01T00:00:00.000Z";
    const daily_ceiling = { amount: "10", currency_code: "KWD" };
    const sent = { name: "desk", permissions: ["payment.refund", "payment.refund"], expires_at, daily_ceiling };
    const made = await post(keys, { ...sent, addresses: ["203.0.113.9/24", "2001:db8::1"] });
    const { restricted_key: secret, ...shown } = made.body;
    expect(secret).toMatch(/^rk_[0-9A-Za-z]{32}$/);
    expect(shown).toMatchObject({
      name: "desk",
      permissions: ["payment.refund"],
      addresses: ["203.0.113.0/24", "2001:db8::1/128"],
      daily_ceiling: { amount: "10.000", currency_code: "KWD" },
      expires_at,
      revoked_at: null,
    });
    const { body: list } = await callRoute(keys, { key: merchant.privateKey });
    expect(list.results[0]).toEqual(shown);
  });

  test.each([
    [{}, "permissions"],
    [{ permissions: [] }, "permissions"],
    [{ permissions: ["fly"] }, "permissions"],
    [{ permissions: ["payment.refund"], addresses: ["shop.example"] }, "addresses"],
    [{ permissions: ["payment.refund"], daily_ceiling: { amount: "-1", currency_code: "KWD" } }, "daily_ceiling"],
    [{ permissions: ["payment.refund"], daily_ceiling: { amount: "1.0001", currency_code: "KWD" } }, "daily_ceiling"],
    [{ permissions: ["payment.refund"], expires_at: "2020-01-01T00:00:00Z" }, "expires_at"],
  ])("%j is refused under %s", async (body, field) => {
    const { status, body: refusal } = await post(keys, body);
    expect([status, Object.keys(refusal)]).toEqual([400, [field]]);
  });
});

describe("a restricted key", () => {
  test.each(["Api-Key", "Bearer"])("as %s does what its permissions allow and nothing else", async (scheme) => {
    const { key: caller } = await restricted(VIEWS);
    const session_id = await paidSession(merchant);
    const headers = { Authorization: `${scheme} ${caller}` };
    expect((await callRoute(session, { params: { session_id }, headers })).status).toBe(200);
    const refused = await post(operations, { operation: "refund", session_id }, { key: undefined, headers } as object);
    expect([refused.status, refused.body]).toEqual([403, FORBIDDEN]);
  });

  test("of another merchant finds nothing", async () => {
    const { key: caller } = await restricted(VIEWS);
    const session_id = await paidSession(await testMerchant());
    expect((await callRoute(session, { params: { session_id }, key: caller })).status).toBe(404);
  });

  test("is accepted only from its addresses, and calls from others do not use up its day", async () => {
    const { id, key: caller } = await restricted(VIEWS, { addresses: ["203.0.113.0/24"] });
    const session_id = await paidSession(merchant);
    const call = (address: string) =>
      callRoute(session, { params: { session_id }, key: caller, headers: from(address) });
    const refused = await call("198.51.100.7");
    expect([refused.status, refused.body]).toEqual([403, { detail: "This key is not accepted from this address." }]);
    const atPublicOne = await callRoute(sdk, { params: { session_id }, key: caller, headers: from("198.51.100.7") });
    expect(atPublicOne.status).toBe(403);
    const { status, headers } = await call("203.0.113.200");
    expect([status, headers.get("ratelimit")]).toEqual([200, expect.stringContaining("r=89999")]);
    expect(await merchant.ctx.db.rateCounter.findFirst({ where: { caller: `rkey:${id}` } })).toMatchObject({
      count: 1,
    });
  });

  test("ends when it expires and when it is revoked", async () => {
    const { id, key: caller } = await restricted(VIEWS);
    const call = async () => (await callRoute(session, { params: { session_id: "x" }, key: caller })).status;
    expect(await call()).toBe(404);
    await merchant.ctx.db.restrictedKey.update({ where: { id }, data: { expiresAt: new Date(0) } });
    expect(await call()).toBe(401);
    await merchant.ctx.db.restrictedKey.update({ where: { id }, data: { expiresAt: null } });
    const revoke = { method: "DELETE", key: merchant.privateKey, params: { id } } as const;
    expect((await callRoute(key, revoke)).status).toBe(204);
    expect((await callRoute(key, revoke)).status).toBe(204);
    expect(await call()).toBe(401);
  });

  test("makes and changes no keys and no users, whatever it holds", async () => {
    const { key: caller } = await restricted(["merchant.keys", "merchant.users", "console.access"]);
    const { body: user } = await post(users, { username: randomUUID(), password: "correct horse battery" });
    const { id } = await restricted(VIEWS);
    const params = { id };
    for (const reply of [
      await post(keys, { permissions: VIEWS }, { key: caller }),
      await post(pairs, {}, { key: caller }),
      await post(rotation, {}, { key: caller, params }),
      await post(users, { username: randomUUID(), password: "correct horse battery" }, { key: caller }),
      await post(userRoute, { is_checker: true }, { method: "PATCH", key: caller, params: { id: String(user.id) } }),
    ])
      expect([reply.status, reply.body]).toEqual([403, FORBIDDEN]);
    expect((await callRoute(keys, { key: caller })).status).toBe(200);
  });
});

describe("the daily ceiling", () => {
  test("counts refunds and credits together, in its currency, and refuses others", async () => {
    const permissions = ["payment.refund", "wallet.adjust"];
    const { key: caller } = await restricted(permissions, { daily_ceiling: { amount: "5", currency_code: "KWD" } });
    const session_id = await paidSession(merchant);
    expect((await refund(session_id, "3", caller)).status).toBe(200);
    expect((await credit("KWD", "2.001", caller)).status).toBe(403);
    const customer = randomUUID();
    expect((await credit("KWD", "2", caller, customer)).status).toBe(201);
    expect((await credit("KWD", "-1", caller, customer)).status).toBe(201);
    const refused = await refund(session_id, "0.001", caller);
    const detail = "This key may refund and credit at most 5.000 KWD a day.";
    expect([refused.status, refused.body]).toEqual([403, { detail }]);
    expect((await credit("USD", "1", caller)).body).toEqual({ detail: "This key may refund and credit only in KWD." });
    expect((await refund(session_id, "0.001", merchant.privateKey)).status).toBe(200);
  });

  test("holds for refunds that are asked for at once", async () => {
    const { key: caller } = await restricted(["payment.refund"], {
      daily_ceiling: { amount: "3", currency_code: "KWD" },
    });
    const sessions = await Promise.all(Array.from({ length: 8 }, () => paidSession(merchant)));
    const replies = await Promise.all(sessions.map((session_id) => refund(session_id, "1", caller)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    const refunded = await merchant.ctx.db.operation.count({ where: { sessionId: { in: sessions }, kind: "refund" } });
    expect(refunded).toBe(3);
  });

  test("begins again on the merchant's next day", async () => {
    const own = await testMerchant({ merchant: { timezone: "Asia/Kuwait" } });
    const { body } = await callRoute(keys, {
      method: "POST",
      key: own.privateKey,
      body: { permissions: ["wallet.adjust"], daily_ceiling: { amount: "1", currency_code: "KWD" } },
    });
    expect((await credit("KWD", "1", body.restricted_key)).status).toBe(201);
    expect((await credit("KWD", "1", body.restricted_key)).status).toBe(403);
    await own.ctx.db.merchant.update({ where: { id: own.id }, data: { clockOffset: 86_400_000 } });
    expect((await credit("KWD", "1", body.restricted_key)).status).toBe(201);
  });

  test("is shared by the keys that replaced one another", async () => {
    const { id, key: former } = await restricted(["wallet.adjust"], {
      daily_ceiling: { amount: "2", currency_code: "KWD" },
    });
    expect((await credit("KWD", "1", former)).status).toBe(201);
    const { body: made } = await post(rotation, {}, { params: { id } });
    expect((await credit("KWD", "1.001", made.restricted_key)).status).toBe(403);
    expect((await credit("KWD", "1", made.restricted_key)).status).toBe(201);
    expect((await credit("KWD", "0.001", former)).status).toBe(403);
  });
});

describe("rotating", () => {
  const works = async (caller: string) => (await callRoute(settings, { key: caller })).status;

  test("leaves the former restricted key working for the chosen time", async () => {
    const { id, key: former } = await restricted(["merchant.settings"]);
    const { status, body } = await post(rotation, { overlap_seconds: 3600 }, { params: { id } });
    expect([status, await works(former), await works(body.restricted_key)]).toEqual([201, 200, 200]);
    const row = await merchant.ctx.db.restrictedKey.findUniqueOrThrow({ where: { id } });
    expect(row.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(body.expires_at).toBeNull();
    expect((await post(rotation, { overlap_seconds: 0 }, { params: { id } })).status).toBe(201);
    expect(await works(former)).toBe(401);
    expect((await post(rotation, {}, { params: { id } })).status).toBe(409);
  });

  test("replaces both keys of a pair, and the former ones end after the overlap", async () => {
    const own = await testMerchant();
    const { id } = await own.ctx.db.apiKey.findFirstOrThrow({ where: { merchantId: own.id } });
    const sent = { method: "POST", key: own.privateKey, params: { id } } as const;
    const { status, body } = await callRoute(pairRotation, { ...sent, body: {} });
    expect([status, await works(own.privateKey), await works(body.private_key)]).toEqual([201, 200, 200]);
    const { expiresAt } = await own.ctx.db.apiKey.findUniqueOrThrow({ where: { id } });
    expect(expiresAt?.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    expect(expiresAt?.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect((await callRoute(pairRotation, { ...sent, body: { overlap_seconds: 86_401 } })).status).toBe(400);
    expect((await callRoute(pairRotation, { ...sent, body: { overlap_seconds: 0 } })).status).toBe(201);
    expect(await works(own.privateKey)).toBe(401);
  });

  test.each([
    ["restricted_key", keys, rotation],
    ["api_key", pairs, pairRotation],
  ] as const)("twice at once never makes the former %s work longer", async (table, made, rotate) => {
    const { id } = (await post(made, { permissions: ["payment.refund"] })).body;
    const turned = (seconds: number) => post(rotate, { overlap_seconds: seconds }, { params: { id } });
    const replies = await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
      const now = turned(0);
      await isWaitedFor(holder, watcher);
      const later = turned(3_600);
      await isWaitedFor(holder, watcher, 2);
      await holder.query("COMMIT");
      return Promise.all([now, later]);
    });
    expect(replies.map(({ status }) => status)).toEqual([201, 409]);
  });

  test("keeps an earlier end of the former key", async () => {
    const own = await testMerchant();
    const { id } = await own.ctx.db.apiKey.findFirstOrThrow({ where: { merchantId: own.id } });
    const expiresAt = new Date(Date.now() + 60_000);
    await own.ctx.db.apiKey.update({ where: { id }, data: { expiresAt } });
    await callRoute(pairRotation, { method: "POST", key: own.privateKey, params: { id }, body: {} });
    expect(await own.ctx.db.apiKey.findUniqueOrThrow({ where: { id } })).toMatchObject({ expiresAt });
  });
});
