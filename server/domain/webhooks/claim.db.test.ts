import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { gate } from "@/server/testing/waiting";
import { storedDelivery, type TestEvent, testEvent } from "@/server/testing/webhooks";
import { deliverNow, tryDelivery } from "./deliver";

let receiver: Receiver;
let merchant: TestMerchant;
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startReceiver(), testMerchant()]);
});
afterEach(() => receiver.stop());

const leased = (): Promise<TestEvent> =>
  testEvent(merchant, { url: receiver.url(), leaseUntil: addSeconds(new Date(), 20) });

describe("one try at a time", () => {
  test("twenty claimants at once post once", async () => {
    const [answer, left] = [gate(), new Set<number>()];
    receiver.answer = (response) => answer.opened.then(() => response.writeHead(200).end());
    const { deliveryId } = await testEvent(merchant, { url: receiver.url() });
    const claim = async (claimant: number) => {
      const outcome = await tryDelivery(merchant.ctx, deliveryId, { claimant: "due" });
      if (outcome === null && left.add(claimant).size === 19) answer.open();
      return outcome;
    };
    const tries = await Promise.all(Array.from({ length: 20 }, (_, claimant) => claim(claimant)));
    const outcomes = tries.filter((outcome) => outcome !== null);
    expect(outcomes).toEqual([{ status: 200, error: null }]);
    expect(receiver.received).toHaveLength(1);
  });

  test("a driver leaves a delivery that a request holds alone, until its lease is over", async () => {
    const held = await leased();
    expect(await tryDelivery(merchant.ctx, held.deliveryId, { claimant: "due" })).toBeNull();
    const late = await testEvent(merchant, { url: receiver.url(), leaseUntil: addSeconds(new Date(), -1) });
    expect(await tryDelivery(merchant.ctx, late.deliveryId, { claimant: "due" })).toEqual({ status: 200, error: null });
    expect(receiver.received).toHaveLength(1);
  });

  test("a delivery that is finished, of another merchant or not yet due is not tried", async () => {
    const done = await leased();
    await deliverNow(merchant.ctx, done.deliveryId);
    expect(await tryDelivery(merchant.ctx, done.deliveryId, { claimant: "due" })).toBeNull();
    const future = await testEvent(merchant, { url: receiver.url(), occurredAt: addSeconds(new Date(), 60) });
    expect(await tryDelivery(merchant.ctx, future.deliveryId, { claimant: "due" })).toBeNull();
    const other = await testMerchant();
    expect(await tryDelivery(other.ctx, future.deliveryId, { claimant: "asked" })).toBeNull();
    expect(receiver.received).toHaveLength(1);
  });

  test("a try whose lease ran out does not overwrite what its successor found", async () => {
    const answer = gate();
    receiver.answer = async (response) => {
      const slow = receiver.received.length === 1;
      if (slow) await answer.opened;
      response.writeHead(slow ? 500 : 200).end();
    };
    const event = await leased();
    const first = deliverNow(merchant.ctx, event.deliveryId);
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
    await merchant.ctx.db.delivery.updateMany({ where: { id: event.deliveryId }, data: { leaseUntil: new Date(0) } });
    expect(await tryDelivery(merchant.ctx, event.deliveryId, { claimant: "due" })).toEqual({
      status: 200,
      error: null,
    });
    answer.open();
    expect(await first).toEqual({ status: 500, error: "Answered 500." });
    const { delivery, log, changes, attempt } = await storedDelivery(merchant, event);
    expect(attempt).toMatchObject({ disclosedToMerchant: true, disclosureUrlError: null });
    expect(delivery).toMatchObject({ state: "delivered", attempts: 2, lastStatus: 200, dueAt: null });
    expect(log.map(({ number, status }) => [number, status])).toEqual([
      [2, 200],
      [1, 500],
    ]);
    expect(changes).toEqual([["pending", "accepted", "delivered"]]);
  });

  test("after the tenth failure nothing more is scheduled", async () => {
    receiver.answer = 500;
    const event = await leased();
    const { ctx } = merchant;
    await deliverNow(ctx, event.deliveryId);
    for (let number = 2; number <= 10; number += 1) {
      const { dueAt } = await ctx.db.delivery.findFirstOrThrow({ where: { id: event.deliveryId } });
      expect(dueAt).not.toBeNull();
      await tryDelivery(merchant.as({ now: () => dueAt ?? new Date(0) }), event.deliveryId, { claimant: "due" });
    }
    const { delivery, log, changes } = await storedDelivery(merchant, event);
    expect(delivery).toMatchObject({ state: "exhausted", attempts: 10, dueAt: null });
    expect(log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(changes).toEqual([["pending", "retries_exhausted", "exhausted"]]);
  });
});
