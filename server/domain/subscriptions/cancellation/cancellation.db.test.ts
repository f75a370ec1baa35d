import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { attemptOf } from "@/server/testing/session-calls";
import {
  advanceTo,
  chargesAtGateway,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt, NOW, serve, writeSubscription } from "@/server/testing/subscriptions";
import { requestCancellation, undoCancellation } from "../index";

const PLAN = { autopay: { start_date: "2030-02-28", retry_count: 1 } };
const IMMEDIATE = { initiator: "merchant", mode: "immediate" } as const;
const AT_END = { initiator: "merchant", mode: "at_period_end" } as const;
const BY_CUSTOMER = { initiator: "customer", mode: "at_period_end" } as const;

type Request = typeof IMMEDIATE | typeof AT_END | typeof BY_CUSTOMER;

async function world() {
  const merchant = await merchantAt(NOW);
  const cancel = async (subscriptionId: string, request: Request) =>
    requestCancellation((await present(merchant)).ctx, { subscriptionId, ...request });
  const row = (id: string) => merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  return { merchant, cancel, row, stateNow: (id: string) => subscriptionState(merchant, id) };
}

describe("immediate", () => {
  test.each(["setup", "balance", "card", "cycle"])(
    "an unfinished %s session is canceled, its open attempt with it",
    async (purpose) => {
      const { merchant, cancel } = await world();
      const { id, cycles } = await writeSubscription(merchant);
      const sessionId = await newSession(merchant);
      const [first] = await cycles();
      await serve(merchant, { subscriptionId: id, sessionId, purpose, cycleId: first?.id ?? null });
      await payPage(merchant, sessionId);
      await cancel(id, IMMEDIATE);
      expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "canceled", attemptStates: ["canceled"] });
      expect(await merchant.ctx.db.event.count({ where: { objectId: sessionId, kind: "payment" } })).toBe(0);
    },
  );

  test("what was paid before stays paid", async () => {
    const { merchant, cancel, stateNow } = await world();
    const { id, setupSessionId } = await subscribe(merchant, "1", PLAN);
    await cancel(id, IMMEDIATE);
    expect((await stateOf(merchant, setupSessionId)).state).toBe("paid");
    expect(await stateNow(id)).toEqual({
      status: "canceled",
      cycles: ["1 cit 2030-02-10 paid", "2 mit 2030-02-28 canceled"],
    });
    expect(await advanceTo(merchant, "2030-06-01T00:00:00Z")).not.toHaveProperty("charge-due-cycles");
  });

  test("a setup that nobody has paid", async () => {
    const { merchant, cancel, stateNow } = await world();
    const { id, setupSessionId } = await newSubscription(merchant, PLAN.autopay);
    await cancel(id, IMMEDIATE);
    expect((await stateOf(merchant, setupSessionId)).state).toBe("canceled");
    expect(await stateNow(id)).toEqual({ status: "canceled", cycles: ["1 cit 2030-02-10 canceled"] });
  });

  test("between two tries: no retry follows, and the cycle's session is over", async () => {
    const { merchant, cancel, stateNow } = await world();
    const { id } = await subscribe(merchant, "4", PLAN);
    await advanceTo(merchant, "2030-02-27T21:30:00Z");
    await cancel(id, IMMEDIATE);
    expect(await stateNow(id)).toMatchObject({
      status: "canceled",
      cycles: [expect.anything(), "2 mit 2030-02-28 canceled"],
    });
    expect(await advanceTo(merchant, "2030-03-05T00:00:00Z")).not.toHaveProperty("retry-cycles");
    const cycle = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } });
    expect(await stateOf(merchant, cycle.sessionId ?? "")).toMatchObject({
      state: "canceled",
      attemptStates: ["failed"],
    });
  });

  test("a failed cycle stays failed", async () => {
    const { merchant, cancel, stateNow, row } = await world();
    const { id } = await subscribe(merchant, "4", PLAN);
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    expect((await row(id)).status).toBe("past_due");
    await cancel(id, IMMEDIATE);
    expect(await stateNow(id)).toMatchObject({
      status: "canceled",
      cycles: [expect.anything(), "2 mit 2030-02-28 failed"],
    });
  });

  test.each([
    ["the first charge of the setup", "pending_setup", "setup"],
    ["a balance", "past_due", "balance"],
  ])("%s that is in flight is left to its answer", async (_name, status, purpose) => {
    const { merchant, cancel, row } = await world();
    const failed = { status: "failed", dueAt: null, failureReason: "declined" };
    const written = await writeSubscription(merchant, { status }, failed);
    const [cycle] = (await written.cycles()).reverse();
    const sessionId = purpose === "setup" ? written.setupSessionId : await newSession(merchant);
    if (purpose !== "setup")
      await serve(merchant, { subscriptionId: written.id, sessionId, purpose, cycleId: cycle?.id ?? null });
    await attemptOf(merchant, sessionId, { state: "processing" });
    await cancel(written.id, IMMEDIATE);
    expect((await row(written.id)).status).toBe("canceled");
    expect((await written.cycles()).at(-1)?.status).toBe(cycle?.status);
    expect(await stateOf(merchant, sessionId)).toMatchObject({ state: "created", attemptStates: ["processing"] });
  });
});

describe("at_period_end", () => {
  test("the open cycle is canceled uncharged on its day, and the subscription with it", async () => {
    const { merchant, cancel, stateNow, row } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    await cancel(id, AT_END);
    await advanceTo(merchant, "2030-02-27T20:59:00Z");
    expect((await row(id)).status).toBe("active");
    expect(await advanceTo(merchant, "2030-02-27T21:00:00Z")).toEqual({ "finish-cancellations": 1 });
    expect(await stateNow(id)).toEqual({
      status: "canceled",
      cycles: ["1 cit 2030-02-10 paid", "2 mit 2030-02-28 canceled"],
    });
    const { canceledAt, cancelAtPeriodEnd, cancelDueAt } = await row(id);
    expect([canceledAt?.toISOString().slice(0, 13), cancelAtPeriodEnd, cancelDueAt]).toEqual([
      "2030-02-27T21",
      true,
      null,
    ]);
    expect(await chargesAtGateway(merchant)).toBe(1);
  });

  test("a cycle that is due already is charged and retried, the next one is not", async () => {
    const { merchant, cancel, stateNow } = await world();
    const { id } = await subscribe(merchant, "4", PLAN);
    await advanceTo(merchant, "2030-02-27T21:30:00Z");
    await cancel(id, AT_END);
    await merchant.ctx.db.savedCard.updateMany({
      where: { merchantId: merchant.id },
      data: { token: "411111111111111" },
    });
    await advanceTo(merchant, "2030-04-01T00:00:00Z");
    expect(await stateNow(id)).toEqual({
      status: "canceled",
      cycles: ["1 cit 2030-02-10 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-28 canceled"],
    });
  });

  test.each([
    ["the merchant's ends it on the next scheduled date", AT_END, "canceled", "2030-03-28"],
    ["the customer's waits for the balance", BY_CUSTOMER, "past_due", null],
  ])("past due: %s", async (_name, request, status, cancelOn) => {
    const { merchant, cancel, stateNow, row } = await world();
    const { id } = await subscribe(merchant, "4", PLAN);
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    await cancel(id, request);
    expect((await row(id)).cancelOn?.toISOString().slice(0, 10) ?? null).toBe(cancelOn);
    await advanceTo(merchant, "2030-06-01T00:00:00Z");
    expect(await stateNow(id)).toMatchObject({ status, cycles: [expect.anything(), "2 mit 2030-02-28 failed"] });
  });

  test.each([
    ["the merchant's, asked for before, ends it while past due", AT_END, "canceled"],
    ["the customer's, asked for before, waits when the charge fails", BY_CUSTOMER, "past_due"],
  ])("%s", async (_name, request, status) => {
    const { merchant, cancel, stateNow } = await world();
    const { id } = await subscribe(merchant, "4", PLAN);
    await advanceTo(merchant, "2030-02-27T21:30:00Z");
    await cancel(id, request);
    await advanceTo(merchant, "2030-06-01T00:00:00Z");
    expect((await stateNow(id)).status).toBe(status);
  });

  test.each([
    ["with a first charge", {}, ["1 cit 2030-02-10 paid", "2 mit 2030-02-28 canceled"]],
    ["without one", { amount: "0" }, ["1 mit 2030-02-28 canceled"]],
  ])("of a setup %s that still settles: it ends uncharged on its first scheduled date", async (_name, wire, cycles) => {
    const { merchant, cancel, stateNow } = await world();
    const { id, setupSessionId } = await newSubscription(merchant, PLAN.autopay, wire);
    await cancel(id, AT_END);
    expect(await stateNow(id)).toMatchObject({ status: "pending_setup" });
    await pay(merchant, setupSessionId, "1");
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    expect(await stateNow(id)).toEqual({ status: "canceled", cycles });
  });

  test("of a setup that never settles: it fails and stays so", async () => {
    const { merchant, cancel, stateNow, row } = await world();
    const { id } = await newSubscription(merchant, PLAN.autopay);
    await cancel(id, BY_CUSTOMER);
    await advanceTo(merchant, "2030-04-01T00:00:00Z");
    expect((await stateNow(id)).status).toBe("setup_failed");
    expect(await row(id)).toMatchObject({ cancelAtPeriodEnd: true, cancelDueAt: null, canceledAt: null });
  });

  test("after the last cycle it ends canceled, not expired", async () => {
    const { merchant, cancel, stateNow } = await world();
    const { id } = await subscribe(merchant, "1", {
      autopay: PLAN.autopay,
      wire: { agreement: { id: "a", total_cycles: 1 } },
    });
    await cancel(id, AT_END);
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    expect(await stateNow(id)).toEqual({ status: "canceled", cycles: ["1 cit 2030-02-10 paid"] });
  });
});

describe("the customer keeps the subscription", () => {
  test("and is charged as if nothing had been asked for", async () => {
    const { merchant, cancel, stateNow, row } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    await cancel(id, BY_CUSTOMER);
    expect(await undoCancellation((await present(merchant)).ctx, id)).toBe(true);
    expect(await row(id)).toMatchObject({
      cancelAtPeriodEnd: false,
      cancelOn: null,
      cancelDueAt: null,
      cancellationInitiator: null,
    });
    expect(await undoCancellation((await present(merchant)).ctx, id)).toBe(false);
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    expect((await stateNow(id)).cycles).toContain("2 mit 2030-02-28 paid");
  });

  test("but not against the merchant, who takes over the customer's request", async () => {
    const { merchant, cancel, row } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    await cancel(id, BY_CUSTOMER);
    await cancel(id, AT_END);
    await cancel(id, BY_CUSTOMER);
    expect(await undoCancellation((await present(merchant)).ctx, id)).toBe(false);
    expect(await row(id)).toMatchObject({ cancelAtPeriodEnd: true, cancellationInitiator: "merchant" });
  });

  test("nor another merchant's", async () => {
    const [mine, other] = [await world(), await world()];
    const { id } = await writeSubscription(other.merchant, {
      cancelAtPeriodEnd: true,
      cancellationInitiator: "customer",
    });
    expect(await undoCancellation(mine.merchant.ctx, id)).toBe(false);
    await expect(mine.cancel(id, IMMEDIATE)).rejects.toThrow("Not found.");
  });
});
