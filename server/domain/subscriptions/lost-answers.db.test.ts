import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Fault, FLAKY, flaky } from "@/server/testing/flaky-gateway";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { chargesAtGateway, cycleSession, standsAt, subscribe, walkTo } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { chargeCycle } from "./charge-cycle";

vi.mock("../gateways/registry", async (original) => {
  const { withFlaky } = await import("@/server/testing/flaky-gateway");
  return withFlaky(await original());
});

beforeEach(() => {
  Object.assign(flaky, { fault: "fine", charges: 0 });
});

const START = "2030-01-31T09:00:00Z";

/** A cycle that is charged while the gateway loses what the fault says; the process behind the charge may as well have died there. */
async function chargedWhile(fault: Fault, ending = "1") {
  const merchant = await merchantAt(START, { gateways: [{ connector: FLAKY }] });
  const { id } = await subscribe(merchant, ending, { autopay: { retry_count: 1 } });
  flaky.fault = fault;
  await walkTo(merchant, "2030-02-27T21:00:02Z");
  const cycle = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } });
  return { merchant, id, cycle };
}

describe("a charge whose answer is lost", () => {
  it.each([
    ["after the gateway took the money", "timeout"],
    ["in an exception of the connector", "broken"],
    ["before it reached the gateway", "lost"],
    ["with every question about it", "deaf"],
    ["while the gateway has not decided", "undecided"],
  ] as const)("%s leaves the cycle processing, is not charged again, and ends paid", async (_when, fault) => {
    const { merchant, id, cycle } = await chargedWhile(fault);
    expect(cycle.status).toBe("processing");
    await chargeCycle(merchant.ctx, cycle.id);
    flaky.fault = "fine";
    await walkTo(merchant, "2030-02-28T09:00:00Z");
    expect((await standsAt(merchant, id)).cycles.slice(1)).toEqual([
      "2 mit 2030-02-28 paid",
      "3 mit 2030-03-31 scheduled",
    ]);
    const sessionId = await cycleSession(merchant, id, 2);
    expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect((await eventsOf(merchant, sessionId)).map(({ body }) => body.state)).toEqual(["paid"]);
    expect(await chargesAtGateway(merchant)).toBe(2);
  });

  test("and turns out to be declined is retried an hour after that is known", async () => {
    const { merchant, id } = await chargedWhile("timeout", "4");
    flaky.fault = "fine";
    await walkTo(merchant, "2030-02-28T09:00:00Z");
    expect(await standsAt(merchant, id)).toMatchObject({ status: "past_due" });
    const { attempts } = await stateOf(merchant, await cycleSession(merchant, id, 2));
    const [known, again] = [attempts[0]?.finishedAt, attempts[1]?.createdAt];
    const wait = (again?.getTime() ?? 0) - (known?.getTime() ?? 0);
    expect(Math.round(wait / 60_000)).toBe(60);
    expect(await chargesAtGateway(merchant, "failed")).toBe(2);
  });

  test("that is sent again under its reference is not counted as another attempt", async () => {
    const { merchant, id } = await chargedWhile("lost", "6");
    const sessionId = await cycleSession(merchant, id, 2);
    const [before] = (await stateOf(merchant, sessionId)).attempts;
    flaky.fault = "fine";
    await walkTo(merchant, "2030-02-27T21:30:00Z");
    const { attempts } = await stateOf(merchant, sessionId);
    expect(attempts.map(({ state, referenceNumber }) => [state, referenceNumber])).toEqual([
      ["failed", before?.referenceNumber],
    ]);
  });
});
