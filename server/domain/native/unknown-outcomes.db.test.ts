import { describe, expect, test } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { readCheckout } from "@/server/domain/payments";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT, payFirst } from "@/server/testing/native";
import { newSession, stateOf } from "@/server/testing/paying";
import { autoDebit, payByDeviceWallet } from "./index";

registerFlakyGateway();

const TOKEN = "411111111111111";

function flakyMerchant() {
  return testMerchant({ gateways: [{ connector: FLAKY, paymentServices: ["apple_pay"] }] });
}

async function resolveLater(merchant: TestMerchant) {
  const at = () => new Date(Date.now() + 3_600_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
}

async function agreed() {
  const merchant = await flakyMerchant();
  await payFirst(merchant, "1");
  const id = await newSession(merchant, { ...AUTO_DEBIT, webhook_url: "https://shop.example/hook" });
  return { merchant, id, call: { sessionId: id, token: TOKEN, idempotencyKey: "k" } };
}

describe("a charge of a token whose answer is lost", () => {
  test("is answered 202 pending; so is a repeat, which charges nothing", async () => {
    const { merchant, id, call } = await agreed();
    Object.assign(flaky, { fault: "timeout", charges: 0 });
    const reply = await autoDebit(merchant.ctx, call);
    expect([reply.status, reply.view.result, reply.view.state]).toEqual([202, "pending", "created"]);
    expect(await autoDebit(merchant.ctx, call)).toMatchObject({
      status: 202,
      view: { result: "pending" },
      isRepeat: true,
    });
    expect([flaky.charges, (await stateOf(merchant, id)).attemptStates]).toEqual([1, ["processing"]]);
  });

  test("is resolved without a second charge, and then the webhook tells what the answer could not", async () => {
    const { merchant, id, call } = await agreed();
    Object.assign(flaky, { fault: "timeout", charges: 0 });
    await autoDebit(merchant.ctx, call);
    flaky.fault = "fine";
    await resolveLater(merchant);
    expect([flaky.charges, (await stateOf(merchant, id)).state]).toEqual([1, "paid"]);
    expect(await merchant.ctx.db.delivery.count({ where: { event: { objectId: id } } })).toBe(1);
  });

  test("that never reached the gateway is sent again under the same reference, and is no new attempt", async () => {
    const { merchant, id, call } = await agreed();
    flaky.fault = "lost";
    await autoDebit(merchant.ctx, call);
    flaky.fault = "fine";
    await resolveLater(merchant);
    const { attempts, state } = await stateOf(merchant, id);
    expect([attempts.length, attempts[0]?.state, state]).toEqual([1, "success", "paid"]);
  });
});

test("a device wallet's charge that never reached the gateway is an error: its payload was not kept", async () => {
  const merchant = await flakyMerchant();
  const id = await newSession(merchant);
  flaky.fault = "lost";
  const payment = {
    sessionId: id,
    pgCode: null,
    payload: APPLE_PAY,
    wallet: "apple_pay",
    idempotencyKey: null,
  } as const;
  expect((await payByDeviceWallet(merchant.ctx, payment)).status).toBe(202);
  flaky.fault = "fine";
  await resolveLater(merchant);
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["error"]);
});

describe("on another than the simulated gateway", () => {
  test("a token that is not linked is refused, whatever it is", async () => {
    const { merchant, call } = await agreed();
    await expect(autoDebit(merchant.ctx, { ...call, token: "411111111111112" })).rejects.toMatchObject({
      message: "This token is not the card linked to the agreement.",
    });
  });

  test("auto_debit asks for thirty days of a card where the merchant asked for nothing", async () => {
    const { merchant, id } = await agreed();
    const at = new Date();
    const ending = { expiryMonth: at.getUTCMonth() + 1, expiryYear: at.getUTCFullYear() };
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: ending });
    const lastDays = () => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 20, 12));
    const ctx = { ...merchant.as({ now: lastDays }), realNow: lastDays };
    const oneOff = await newSession(merchant, { customer_id: "c-1" });
    const cards = async (sessionId: string) => (await readCheckout(ctx, sessionId, { opening: false }))?.cards ?? [];
    expect((await cards(id)).map(({ tooShort }) => tooShort)).toEqual([true]);
    expect((await cards(oneOff)).map(({ tooShort }) => tooShort)).toEqual([false]);
  });
});
