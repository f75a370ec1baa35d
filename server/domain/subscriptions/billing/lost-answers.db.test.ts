import { describe, expect, it, test } from "vitest";
import { InquiryRequest, inquire } from "@/server/domain/payments";
import { readInput } from "@/server/kernel/read-input";
import { type Fault, FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import type { TestMerchant } from "@/server/testing/harness";
import { eventsOf, pay, stateOf } from "@/server/testing/paying";
import { linkOf } from "@/server/testing/scenario";
import {
  advanceTo,
  chargesAtGateway,
  cycleSession,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { retrySetup } from "..";
import { chargeCycle } from "./charge-cycle";

registerFlakyGateway();

const START = "2030-01-31T09:00:00Z";

/**
 * A cycle that is charged while the gateway loses what the fault says; the process behind the charge may as
 * well have died there.
 */
async function chargedWhile(fault: Fault, ending = "1") {
  const merchant = await merchantAt(START, { gateways: [{ connector: FLAKY }] });
  const { id } = await subscribe(merchant, ending, { autopay: { retry_count: 1 } });
  flaky.fault = fault;
  await advanceTo(merchant, "2030-02-27T21:00:02Z");
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
    await advanceTo(merchant, "2030-02-28T09:00:00Z");
    expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
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
    await advanceTo(merchant, "2030-02-28T09:00:00Z");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
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
    await advanceTo(merchant, "2030-02-27T21:30:00Z");
    const { attempts } = await stateOf(merchant, sessionId);
    expect(attempts.map(({ state, referenceNumber }) => [state, referenceNumber])).toEqual([
      ["failed", before?.referenceNumber],
    ]);
  });
});

test("a charge that the gateway's rate limit refuses is no attempt more, and is sent again after the named wait", async () => {
  const { merchant, id, cycle } = await chargedWhile("throttled");
  expect(cycle.status).toBe("processing");
  const sessionId = await cycleSession(merchant, id, 2);
  const reference = async () => (await stateOf(merchant, sessionId)).attempts.map((each) => each.referenceNumber);
  const references = await reference();
  const { charges } = flaky;
  flaky.fault = "fine";
  await advanceTo(merchant, "2030-02-27T21:09:00Z");
  expect(flaky.charges).toBe(charges);
  await advanceTo(merchant, "2030-02-27T21:11:00Z");
  expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  expect([await reference(), flaky.charges]).toEqual([references, charges + 1]);
  expect((await subscriptionState(merchant, id)).status).toBe("active");
});

test.each(["refused", "forbidden", "unconnected"] as const)(
  "a charge that is %s before the gateway acts is no attempt more, and is sent again under its reference",
  async (fault) => {
    const { merchant, id, cycle } = await chargedWhile(fault);
    expect(cycle.status).toBe("processing");
    const sessionId = await cycleSession(merchant, id, 2);
    const before = (await stateOf(merchant, sessionId)).attempts.map((each) => each.referenceNumber);
    flaky.fault = "fine";
    await advanceTo(merchant, "2030-02-27T21:30:00Z");
    const { state, attempts } = await stateOf(merchant, sessionId);
    expect([state, attempts.map((each) => each.referenceNumber)]).toEqual(["paid", before]);
    expect((await eventsOf(merchant, sessionId)).map(({ body }) => body.state)).toEqual(["paid"]);
    expect(await chargesAtGateway(merchant)).toBe(2);
  },
);

test("a first charge that the gateway finds late, after another setup was paid, is given back", async () => {
  const merchant = await merchantAt(START, { gateways: [{ connector: FLAKY, multiAttempt: false }] });
  const { id, setupSessionId } = await newSubscription(merchant);
  flaky.fault = "lost";
  await pay(merchant, setupSessionId, "1");
  await advanceTo(merchant, "2030-01-31T10:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "setup_failed" });
  flaky.fault = "fine";
  const led = await retrySetup((await present(merchant)).ctx, await linkOf(merchant, id));
  await pay(await present(merchant), led.kind === "checkout" ? led.sessionId : "", "1");
  await findLate(merchant, setupSessionId);
  await inquire((await present(merchant)).ctx, readInput(InquiryRequest, { session_id: setupSessionId }));
  await advanceTo(merchant, "2030-01-31T11:00:00Z");
  const entries = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
  expect(entries.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual([
    "purchase success",
    "purchase success",
    "refund success",
  ]);
  expect(await stateOf(merchant, setupSessionId)).toMatchObject({ state: "failed", attemptStates: ["error"] });
  expect((await subscriptionState(merchant, id)).cycles).toEqual([
    "1 cit 2030-01-31 paid",
    "2 mit 2030-02-28 scheduled",
  ]);
});

/** The gateway's books gain a purchase for the session's only attempt, such as the one that they hold. */
async function findLate(merchant: TestMerchant, sessionId: string): Promise<void> {
  const { db } = merchant.ctx;
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  const like = await db.simulatedGatewayEntry.findFirstOrThrow({
    where: { merchantId: merchant.id, kind: "purchase" },
  });
  const referenceNumber = attempt?.referenceNumber ?? "";
  const data = { ...like, id: `${like.id.slice(0, -4)}late`, referenceNumber, answer: like.answer ?? {} };
  await db.simulatedGatewayEntry.create({ data });
}
