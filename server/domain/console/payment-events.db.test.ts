import "@/server/wiring";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countForAll, deliverNow, readConsoleEventQuery, redeliver } from "@/server/domain/webhooks";
import { addSeconds } from "@/server/kernel/time";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { paymentPage } from ".";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

test("a payment lists its events with what became of each", async () => {
  const merchant = await operatingMerchant({ merchant: { webhookUrl: receiver.url() } });
  const id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1.000" });
  const where = { event: { objectId: id } };
  const ways = await merchant.ctx.db.delivery.findMany({ where, orderBy: { createdAt: "asc" } });
  expect(ways).toHaveLength(2);
  for (const [at, status] of [200, 503].entries()) {
    receiver.answer = status;
    await deliverNow(merchant.ctx, ways[at]?.id ?? "");
  }
  const { events } = await paymentPage(merchant.ctx, id);
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  const outcomes = events.map(({ told, state, status }) => [
    told?.event ?? told?.operation ?? "payment",
    state,
    status,
  ]);
  expect(outcomes.toSorted()).toEqual([
    ["operation.done", "none", null],
    ["payment", "delivered", 200],
    ["refund", "pending", 503],
    ["session.paid", "none", null],
  ]);
});

test("the newest delivery of an event counts", async () => {
  const merchant = await testMerchant();
  const { sessionId, eventId } = await testEvent(merchant, { url: receiver.url() });
  const { db } = merchant.ctx;
  await db.paymentSession.update({ where: { id: sessionId }, data: { webhookUrl: receiver.url("/new") } });
  receiver.answer = 204;
  await redeliver({ ...merchant.ctx, realNow: () => addSeconds(new Date(), 30) }, eventId);
  expect(await db.delivery.count({ where: { eventId } })).toBe(2);
  const { events } = await paymentPage(merchant.ctx, sessionId);
  expect(events).toMatchObject([{ id: eventId, state: "delivered", status: 204, told: { result: "success" } }]);
});

test("a deleted payment lists none, because their pages are gone, too", async () => {
  const merchant = await testMerchant();
  const { sessionId } = await testEvent(merchant, { url: null, session: { deletedAt: new Date() } });
  expect((await paymentPage(merchant.ctx, sessionId)).events).toEqual([]);
});

test("the events to resend are those that the list of events counts, and none without the permission", async () => {
  const merchant = await testMerchant();
  const { db } = merchant.ctx;
  const { sessionId: id, deliveryId } = await testEvent(merchant, { url: receiver.url() });
  const counted = async () => {
    const { again } = await paymentPage(merchant.ctx, id);
    const { values } = readConsoleEventQuery({ about: id, state: again?.state });
    return [again?.state, again?.count, await countForAll(merchant.ctx, values)];
  };
  expect(await counted()).toEqual(["exhausted", 0, 0]);
  for (const state of ["delivered", "exhausted"]) {
    const data = { state, dueAt: null, finishedAt: new Date() };
    await db.delivery.updateMany({ where: { id: deliveryId }, data });
    expect(await counted()).toEqual([state, 1, 1]);
  }
  const viewer = await signedIn(merchant, [
    "console.access",
    "Can view payment requests",
    "Can view e-commerce payments",
  ]);
  expect((await paymentPage(viewer, id)).again).toBeNull();
});
