import { expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { monthOfId } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { newDeliveryId } from "./new-event";
import { claimDelivery } from "./statements/claim";
import { dueDeliveries } from "./statements/due-deliveries";

const due = async (merchant: TestMerchant): Promise<string[]> => {
  const items = await dueDeliveries(systemContext(), { driver: true, merchantId: merchant.id }, 100);
  return items.map(({ id }) => id);
};

/** As many deliveries of one event on their way to receivers that nobody knows. */
async function underWay(merchant: TestMerchant, eventId: string, count: number): Promise<void> {
  await merchant.ctx.db.$executeRaw`
    INSERT INTO delivery (id, month, merchant_id, event_id, url, state, attempts, due_at, lease_until, created_at)
    SELECT ${newDeliveryId(eventId).slice(0, -6)} || g, ${monthOfId(eventId)}::smallint, ${merchant.id}, ${eventId}, 'https://new' || g || '.example/', 'pending', 1, now(),
      now() + interval '1 hour', now()
    FROM generate_series(1, ${count}::int) g`;
}

test("of receivers that nobody knows the newest delivery and the oldest come alternately", async () => {
  const merchant = await testMerchant();
  const ids: string[] = [];
  for (const age of [6, 5, 4, 3, 2, 1]) {
    const occurredAt = addSeconds(new Date(), -60 * age);
    ids.push((await testEvent(merchant, { url: `https://r${age}.example/hook`, occurredAt })).deliveryId);
  }
  expect(await due(merchant)).toEqual([5, 0, 4, 1, 3, 2].map((place) => ids[place]));
});

test("what is under way to receivers that nobody knows leaves those that answer their turn, and others theirs", async () => {
  const [merchant, other] = [await testMerchant(), await testMerchant()];
  const [known, unknown] = [
    await testEvent(merchant, { url: "https://known.example/" }),
    await testEvent(merchant, { url: "https://unknown.example/" }),
  ];
  const { deliveryId: others } = await testEvent(other, { url: "https://unknown.example/" });
  await merchant.ctx.db.webhookReceiver.create({
    data: { merchantId: merchant.id, receiver: "https://known.example", answeredAt: new Date() },
  });
  await underWay(merchant, known.eventId, 1_499);
  expect(await due(merchant)).toEqual([known.deliveryId, unknown.deliveryId]);
  await underWay(merchant, unknown.eventId, 1);
  expect(await due(merchant)).toEqual([known.deliveryId]);
  expect(await due(other)).toEqual([others]);
});

test("simultaneous claims of drivers are one statement, and each delivery is given to one claimant", async () => {
  const merchant = await testMerchant();
  const receiver: Receiver = await startReceiver();
  const [first, second, later] = [
    await testEvent(merchant, { url: receiver.url() }),
    await testEvent(merchant, { url: receiver.url() }),
    await testEvent(merchant, { url: receiver.url(), occurredAt: addSeconds(new Date(), 3_600) }),
  ];
  await receiver.stop();
  const wanted = [first, first, second, later].map(({ deliveryId }) => deliveryId);
  const { result, statements } = await countStatements(() =>
    Promise.all(wanted.map((id) => claimDelivery(merchant.ctx, id, "due"))),
  );
  expect(statements).toHaveLength(1);
  const ids = result.map((claimed) => claimed?.id);
  expect(ids).toEqual([first.deliveryId, undefined, second.deliveryId, undefined]);
});
