import { describe, expect, it, test } from "vitest";
import * as sessions from "@/app/b/checkout/v1/pymt-txn/route";
import { createUser, issueToken, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import * as clock from "../../../../sandbox/v1/clock/advance/route";
import * as provisioning from "./route";

const BODY = { name_en: "Shop", currency_code: "KWD" };
let counter = 0;
const fresh = (): string => `limited.${Date.now()}.${process.pid}.${++counter}`;

async function world() {
  const merchant = await testMerchant({ gateways: [] });
  const post = (body: unknown, sent: RouteRequest = {}) =>
    callRoute(provisioning, { method: "POST", key: merchant.privateKey, body, ...sent });
  const newBearer = async () => {
    const login = { username: fresh(), password: "correct horse" };
    await createUser(merchant.ctx, readInput(NewUser, { ...login, permissions: ["gateway.add"] }));
    const { token } = await issueToken(merchant.ctx, login, fresh());
    return { Authorization: `Bearer ${token}` };
  };
  const gateways = () => merchant.ctx.db.gateway.count({ where: { merchantId: merchant.id } });
  return { ...merchant, post, newBearer, gateways };
}

describe("429 after five successes within an hour", () => {
  test("refusals do not count; each caller has its own five; `Retry-After` gives the wait", async () => {
    const { post, newBearer } = await world();
    await post({});
    for (let count = 0; count < 5; count += 1) expect((await post(BODY)).status).toBe(201);
    const refused = await post(BODY);
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining("throttled") } });
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await post(BODY, { key: undefined, headers: await newBearer() })).status).toBe(201);
    expect((await post({})).status).toBe(400);
  });

  test("the hour is the merchant's, and it rolls", async () => {
    const { post, privateKey } = await world();
    const advance = (by: string) => callRoute(clock, { method: "POST", key: privateKey, body: { by } });
    await post(BODY);
    await advance("PT30M");
    for (let count = 0; count < 4; count += 1) await post(BODY);
    expect((await post(BODY)).status).toBe(429);
    await advance("PT31M");
    expect((await post(BODY)).status).toBe(201);
    const refused = await post(BODY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(29 * 60);
    await advance("PT29M");
    expect((await post(BODY)).status).toBe(201);
  });

  test("ten at once are five", async () => {
    const { post, gateways } = await world();
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(BODY)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(5).fill(429)]);
    expect(new Set(replies.flatMap(({ body }) => body.code ?? [])).size).toBe(5);
    expect(await gateways()).toBe(5);
  });
});

describe("what a new gateway does not have is refused when a session is created", () => {
  const session = (privateKey: string, body: object) =>
    callRoute(sessions, {
      method: "POST",
      key: privateKey,
      body: { type: "e_commerce", amount: "1.000", currency_code: "KWD", ...body },
    });

  it.each([
    ["no plugin", {}, {}, "not enabled for e_commerce"],
    ["another plugin", { plugins: ["payment_request"] }, {}, "not enabled for e_commerce"],
    ["another currency", { plugins: ["e_commerce"] }, { currency_code: "USD" }, "accepts USD"],
    [
      "no tokenization",
      { plugins: ["e_commerce"] },
      { payment_type: "save_card", amount: "0", customer_id: "c" },
      "does not support tokenization",
    ],
    [
      "no auto-debit",
      { plugins: ["e_commerce"], is_tokenizable: true },
      { payment_type: "auto_debit", customer_id: "c", agreement: { id: "a" } },
      "does not support auto-debit",
    ],
  ])("%s", async (_, gateway, body, message) => {
    const { post, privateKey } = await world();
    const { code } = (await post({ ...BODY, ...gateway })).body;
    const reply = await session(privateKey, { pg_codes: [code], ...body });
    expect([reply.status, reply.body]).toEqual([400, { pg_codes: [expect.stringContaining(message)] }]);
  });

  test("and what it has is served", async () => {
    const { post, privateKey } = await world();
    const { code } = (await post({ ...BODY, plugins: ["e_commerce"], is_tokenizable: true, auto_debit_enabled: true }))
      .body;
    const body = { pg_codes: [code], payment_type: "auto_debit", customer_id: "c", agreement: { id: "a" } };
    expect((await session(privateKey, body)).status).toBe(201);
  });
});
