import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { callRoute } from "@/server/testing/call-route";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { testMerchant } from "@/server/testing/harness";
import { BODY } from "@/server/testing/session-calls";
import * as sessions from "./route";

registerFlakyGateway();

beforeEach(() => {
  Object.assign(flaky, { fault: "fine", charges: 0 });
});

const INSTRUMENT = { instrument_type: "apple_pay", payload: APPLE_PAY };

async function world() {
  const merchant = await testMerchant({ gateways: [{ connector: FLAKY, paymentServices: ["apple_pay"] }] });
  const headers = { "Idempotency-Key": randomUUID() };
  const create = async (change: object = {}) => {
    const body = { ...BODY, payment_instrument: INSTRUMENT, ...change };
    const got = await callRoute(sessions, { method: "POST", key: merchant.privateKey, body, headers });
    const { session_id: id, result } = got.body;
    return { status: got.status, id, result, replayed: got.headers.get("idempotent-replayed") };
  };
  const resolve = async () => {
    const at = () => new Date(Date.now() + 3_600_000);
    const later = { ...merchant.ctx, realNow: at, now: at };
    const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
    for (const { id } of due) await resolveUnknownOperations.run(later, id);
  };
  const count = () => merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } });
  return { create, resolve, count };
}

describe("a payment in the creating call whose outcome is open", () => {
  test("is answered as pending under its key until it succeeds, then as a success, and charged once", async () => {
    const { create, resolve, count } = await world();
    flaky.fault = "timeout";
    const first = await create();
    expect(first).toMatchObject({ status: 202, result: "pending" });
    expect(await create()).toEqual(first);
    flaky.fault = "fine";
    await resolve();
    expect(await create()).toEqual({ status: 201, id: first.id, result: "success", replayed: null });
    expect(await create()).toEqual({ status: 201, id: first.id, result: "success", replayed: "true" });
    expect([flaky.charges, await count()]).toEqual([1, 1]);
  });

  test("may be charged again under its key once nothing was charged", async () => {
    const { create, resolve, count } = await world();
    flaky.fault = "lost";
    const first = await create();
    expect(first.status).toBe(202);
    flaky.fault = "fine";
    await resolve();
    const second = await create();
    expect(second).toMatchObject({ status: 201, result: "success", replayed: null });
    expect(second.id).not.toBe(first.id);
    expect(await create()).toEqual({ ...second, replayed: "true" });
    expect(await count()).toBe(2);
  });

  test("keeps its key for its own body", async () => {
    const { create, count } = await world();
    flaky.fault = "timeout";
    await create();
    expect((await create({ amount: "11" })).status).toBe(422);
    expect(await count()).toBe(1);
  });
});
