/** An event is sent to an address to try it: once, signed, and kept with the event. */
import { afterEach, expect, test } from "vitest";
import { Conflict, Forbidden } from "@/server/kernel/errors";
import { testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { sendTestEvent } from ".";

let shop: Receiver | undefined;
afterEach(async () => shop?.stop());

test("the newest event arrives at any address, and its own delivery is left alone", async () => {
  shop = await startReceiver(200);
  const merchant = await testMerchant();
  const { eventId, deliveryId } = await testEvent(merchant, { url: "https://shop.example/hook" });
  const { outcome, eventId: sent } = await sendTestEvent(merchant.ctx, shop.url("/tried"));
  expect([sent, outcome]).toEqual([eventId, { status: 200, error: null }]);
  expect(shop.received.map(({ path, headers }) => [path, headers["webhook-id"]])).toEqual([["/tried", eventId]]);
  const deliveries = await merchant.ctx.db.delivery.findMany({ where: { eventId }, orderBy: { url: "desc" } });
  expect(deliveries.map(({ id, state }) => [id === deliveryId, state])).toEqual([
    [true, "pending"],
    [false, "delivered"],
  ]);
  const audits = await merchant.ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id } });
  expect(audits.map(({ action, objectId }) => [action, objectId])).toEqual([["webhook.tested", eventId]]);
});

test("an address that refuses is not tried again", async () => {
  shop = await startReceiver(500);
  const merchant = await testMerchant();
  const { eventId } = await testEvent(merchant, { url: null });
  const { outcome } = await sendTestEvent(merchant.ctx, shop.url());
  expect(outcome).toEqual({ status: 500, error: "Answered 500." });
  const deliveries = await merchant.ctx.db.delivery.findMany({ where: { eventId } });
  expect(deliveries).toMatchObject([{ state: "stopped", dueAt: null, attempts: 1 }]);
  expect(shop.received).toHaveLength(1);
});

test("there is nothing to send, a mask without its password, and no test on a production merchant", async () => {
  const merchant = await testMerchant();
  await expect(sendTestEvent(merchant.ctx, "https://shop.example")).rejects.toThrow(Conflict);
  const withMask = sendTestEvent((await withEvent()).ctx, "https://***@shop.example/other");
  await expect(withMask).rejects.toMatchObject({ fields: { url: [expect.stringContaining("again")] } });
  const live = await testMerchant({ merchant: { production: true } });
  await testEvent(live, { url: null });
  await expect(sendTestEvent(live.ctx, "https://shop.example")).rejects.toThrow(Forbidden);
});

async function withEvent() {
  const merchant = await testMerchant();
  await testEvent(merchant, { url: null });
  return merchant;
}
