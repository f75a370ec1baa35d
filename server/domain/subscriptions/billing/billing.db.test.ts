import { describe, expect, test } from "vitest";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { advanceTo, chargesAtGateway, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";

const START = "2030-01-31T09:00:00Z";

describe("a cycle that is due", () => {
  test("is charged once on its day, and the next follows the anchor", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 scheduled"],
    });
    const ran = await advanceTo(merchant, "2030-03-31T12:00:00Z");
    expect(ran["charge-due-cycles"]).toBe(2);
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 paid", "4 mit 2030-04-30 scheduled"],
    });
    expect(await chargesAtGateway(merchant)).toBe(3);
  });

  test("is tried an hour apart as often as the subscription says, then the subscription is past due", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await subscribe(merchant, "6", { autopay: { retry_count: 2 } });
    await advanceTo(merchant, "2030-02-28T12:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "past_due",
      cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 failed"],
    });
    const cycle = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } });
    const session = await stateOf(merchant, cycle.sessionId ?? "");
    expect([session.state, session.attemptStates, cycle.failureReason]).toEqual([
      "failed",
      ["failed", "failed", "failed"],
      "insufficient funds",
    ]);
    const times = session.attempts.map(({ createdAt }) => createdAt.getTime());
    const hours = times.map((time) => Math.round((time - (times[0] ?? 0)) / 3_600_000));
    expect(hours).toEqual([0, 1, 2]);
    const events = await eventsOf(merchant, session.id);
    expect(events.map(({ body }) => [body.payment_type, body.state])).toEqual([
      ["auto_pay", "attempted"],
      ["auto_pay", "attempted"],
      ["auto_pay", "failed"],
    ]);
    expect(session.extra).toEqual({ autopay: { subscription_id: id } });
    expect(setupSessionId).not.toBe(session.id);
  });
});
