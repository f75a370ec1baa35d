import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { monthOfId } from "@/server/kernel/ids";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type TestEvent, testEvent } from "@/server/testing/webhooks";
import { eventPage, listEvents, retrieveEvent } from ".";
import { EventQuery } from "./contract/events";
import { newDelivery, newDeliveryId } from "./new-event";

const TRIES = 25;
const ADDRESSES = 35;

async function addTries({ ctx, id: merchantId }: TestMerchant, { deliveryId, eventId }: TestEvent): Promise<void> {
  const data = Array.from({ length: TRIES }, (_, index) => ({
    merchantId,
    deliveryId,
    month: monthOfId(eventId),
    number: index + 1,
    asked: true,
    at: new Date(),
    error: "No answer.",
    durationMs: 1,
  }));
  await ctx.db.deliveryAttempt.createMany({ data });
}

async function addAddresses({ ctx, id: merchantId }: TestMerchant, { eventId }: TestEvent): Promise<void> {
  const at = (index: number) => new Date(Date.now() + index * 1_000);
  const data = Array.from({ length: ADDRESSES }, (_, index) =>
    newDelivery(
      { id: eventId, merchantId },
      {
        id: newDeliveryId(eventId),
        url: `https://r${index}.example/${randomBytes(4).toString("hex")}`,
        leaseUntil: null,
        at: at(index + 1),
      },
    ),
  );
  await ctx.db.delivery.createMany({ data });
}

test("an event is answered with its newest deliveries and their last tries, oldest first", async () => {
  const merchant = await testMerchant();
  const event = await testEvent(merchant, { url: "https://first.example/" });
  await addTries(merchant, event);
  const first = await retrieveEvent(merchant.ctx, event.eventId);
  const numbers = Array.from({ length: 20 }, (_, index) => TRIES - 19 + index);
  expect(first.deliveries.map(({ log }) => log.map(({ number }) => number))).toEqual([numbers]);
  const listed = await listEvents(merchant.ctx, EventQuery.parse({}));
  expect(listed.results).toEqual([first]);
  await addAddresses(merchant, event);
  const hosts = (await retrieveEvent(merchant.ctx, event.eventId)).deliveries.map(({ url }) => new URL(url).host);
  expect(hosts).toEqual(Array.from({ length: 30 }, (_, index) => `r${ADDRESSES - 30 + index}.example`));
  expect((await eventPage(merchant.ctx, event.eventId)).ways.map(({ url }) => new URL(url).host)).toEqual(
    hosts.toReversed(),
  );
});
