import { beforeAll, expect, test } from "vitest";
import { InquiryRequest, inquire, readCheckout } from "@/server/domain/payments";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { receiver } from "@/server/testing/paying";

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

test("the receipt shows the captures and refunds that happened since, in their order", async () => {
  const id = await paidSession(merchant, "sandbox-auth");
  const version = async () => (await readCheckout(merchant.ctx, id, { opening: false }))?.version;
  const before = await version();
  await operate(merchant.ctx, { operation: "capture", session_id: id, amount: "6" });
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2" });
  const view = await readCheckout(merchant.ctx, id, { opening: false });
  expect(view?.receipt?.children).toEqual([
    { kind: "captured", amount: { amount: "6.000", currency: "KWD" } },
    { kind: "refunded", amount: { amount: "2.000", currency: "KWD" } },
  ]);
  expect(view?.version).not.toBe(before);
});

test("a status query lists the child transactions", async () => {
  const id = await paidSession(merchant);
  const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2" });
  const event = await inquire(merchant.ctx, readInput(InquiryRequest, { session_id: id }));
  expect(event).toMatchObject({ refunded_amount: "2.000", transactions: [view.txn] });
});

test("a deleted transaction has no page", async () => {
  const id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "delete", session_id: id });
  expect(await readCheckout(merchant.ctx, id, { opening: true })).toBeNull();
});

test("the operation event is posted to the session's address, with both signatures", async () => {
  const server = await receiver(200);
  try {
    const id = await paidSession(merchant, "sandbox", { webhook_url: server.url });
    const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "2" });
    const scope = { merchantId: merchant.id };
    for (const { id: item } of await deliverWebhooks.due(merchant.ctx, scope, 50))
      await deliverWebhooks.run(merchant.ctx, item);
    expect(server.bodies.at(-1)).toEqual(view);
  } finally {
    await server.close();
  }
});
