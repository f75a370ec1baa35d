import { describe, expect, test, vi } from "vitest";
import { deleteCard } from "@/server/domain/cards";
import { gatewayOf } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { TestMerchant } from "@/server/testing/harness";
import { stateOf } from "@/server/testing/paying";
import {
  advanceTo,
  chargesAtGateway,
  cycleSession,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { requestCancellation } from "../cancellation/request-cancellation";
import { chargeDueCycles } from "../index";
import { chargeCycle } from "./charge-cycle";

const START = "2030-01-31T09:00:00Z";
const DUE = "2030-02-28T09:00:00Z";

/** The merchant at an instant at which no job has run: what a driver sees that was stopped. */
function standing(merchant: TestMerchant, at: string): TestMerchant {
  const now = () => new Date(at);
  const realNow = () => new Date(now().getTime() - merchant.ctx.merchant.clockOffset);
  return { ...merchant, ctx: { ...merchant.ctx, now, realNow } };
}

/** Runs what the charging job finds, once, as one driver does. */
async function drive({ id, ctx }: TestMerchant): Promise<number> {
  const due = await chargeDueCycles.due(ctx, { merchantId: id }, 50);
  for (const item of due) await chargeDueCycles.run(ctx, item.id);
  return due.length;
}

async function newestCycle(merchant: TestMerchant, subscriptionId: string) {
  return merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId }, orderBy: { number: "desc" } });
}

describe("one charge per cycle at the gateway", () => {
  test("however many drivers take the same cycle at the same time, again and again", async () => {
    const made = await merchantAt(START);
    const { id } = await subscribe(made);
    const merchant = standing(made, DUE);
    const cycle = await newestCycle(merchant, id);
    await Promise.all(Array.from({ length: 12 }, () => chargeCycle(merchant.ctx, cycle.id)));
    await chargeCycle(merchant.ctx, cycle.id);
    expect(await chargesAtGateway(merchant)).toBe(2);
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["success"]);
  });

  test("and a retried one is tried once per hour, by two drivers at once", async () => {
    const made = await merchantAt(START);
    const { id } = await subscribe(made, "5");
    const merchant = standing(made, DUE);
    const cycle = await newestCycle(merchant, id);
    await Promise.all([chargeCycle(merchant.ctx, cycle.id), chargeCycle(merchant.ctx, cycle.id)]);
    const soon = standing(merchant, "2030-02-28T09:59:00Z");
    await Promise.all([chargeCycle(soon.ctx, cycle.id), chargeCycle(soon.ctx, cycle.id)]);
    expect(await chargesAtGateway(merchant, "failed")).toBe(1);
    const later = standing(merchant, "2030-02-28T10:01:00Z");
    await Promise.all([chargeCycle(later.ctx, cycle.id), chargeCycle(later.ctx, cycle.id)]);
    expect(await chargesAtGateway(merchant, "failed")).toBe(2);
  });
});

test("on the day on which a subscription ends nothing is charged, though no job has ended it yet", async () => {
  const made = await merchantAt(START);
  const { id } = await subscribe(made);
  await requestCancellation(made.ctx, { subscriptionId: id, initiator: "merchant", mode: "at_period_end" });
  const merchant = standing(made, DUE);
  const cycle = await newestCycle(merchant, id);
  await chargeCycle(merchant.ctx, cycle.id);
  expect([await chargesAtGateway(merchant), (await newestCycle(merchant, id)).status]).toEqual([1, "scheduled"]);
});

test("a charge that the gateway calls canceled has failed and is tried again", async () => {
  const made = await merchantAt(START);
  const { id } = await subscribe(made);
  const merchant = standing(made, DUE);
  const canceled = { outcome: "canceled", message: null, raw: {}, params: {}, card: null } as const;
  const charge = vi.spyOn(gatewayOf("sarraf_sandbox"), "charge").mockResolvedValueOnce(canceled);
  await chargeCycle(merchant.ctx, (await newestCycle(merchant, id)).id);
  charge.mockRestore();
  const cycle = await newestCycle(merchant, id);
  expect((await stateOf(merchant, cycle.sessionId ?? "")).attemptStates).toEqual(["failed"]);
  expect(cycle.status).toBe("retry_scheduled");
});

describe("what was missed", () => {
  test("while the jobs stood still for three days runs once each, in order", async () => {
    const merchant = await merchantAt(START);
    const first = await subscribe(merchant);
    const second = await subscribe(merchant, "1", { wire: { customer_id: "c-2" } });
    const late = standing(merchant, "2030-03-03T09:00:00Z");
    expect(await drive(late)).toBe(2);
    expect(await drive(late)).toBe(0);
    for (const { id } of [first, second])
      expect((await subscriptionState(late, id)).cycles.slice(1)).toEqual([
        "2 mit 2030-02-28 paid",
        "3 mit 2030-03-31 scheduled",
      ]);
    expect(await chargesAtGateway(merchant)).toBe(4);
  });

  test("of whole periods is caught up one by one", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    const late = standing(merchant, "2030-05-01T09:00:00Z");
    expect([await drive(late), await drive(late), await drive(late), await drive(late)]).toEqual([1, 1, 1, 0]);
    expect((await subscriptionState(late, id)).cycles.slice(-2)).toEqual([
      "4 mit 2030-04-30 paid",
      "5 mit 2030-05-31 scheduled",
    ]);
  });
});

describe("a cycle that nothing can charge", () => {
  test("for want of a card fails for that reason without a gateway, and counts as a try", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "1", { autopay: { retry_count: 1 } });
    await merchant.ctx.db.subscription.update({ where: { id }, data: { cardId: null } });
    await advanceTo(merchant, DUE);
    const cycle = await newestCycle(merchant, id);
    expect([cycle.status, cycle.failureReason, cycle.blockedSince]).toEqual(["failed", "no active card", null]);
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["failed", "failed"]);
    expect([await chargesAtGateway(merchant), await chargesAtGateway(merchant, "failed")]).toEqual([1, 0]);
  });

  test("a card that is charged cannot be deleted meanwhile", async () => {
    const merchant = await merchantAt(START);
    await subscribe(merchant);
    await expect(deleteCard(merchant.ctx, "411111111111111", { customerId: null, type: null })).rejects.toThrow();
  });
});

test("a retry charges the card that is active by then, under the same session", async () => {
  const merchant = await merchantAt(START);
  const { id } = await subscribe(merchant, "6");
  const failing = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  await subscribe(merchant, "1");
  const other = await merchant.ctx.db.savedCard.findFirstOrThrow({
    where: { merchantId: merchant.id, id: { not: failing.cardId ?? "" } },
  });
  await advanceTo(merchant, "2030-02-27T21:30:00Z");
  await merchant.ctx.db.subscription.update({ where: { id }, data: { cardId: other.id } });
  await advanceTo(merchant, DUE);
  expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["failed", "success"]);
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
  const { failureReason, paidAt } = await merchant.ctx.db.billingCycle.findFirstOrThrow({
    where: { subscriptionId: id, number: 2 },
  });
  expect([failureReason, paidAt && civilDateOf(paidAt, "Asia/Kuwait")]).toEqual([null, "2030-02-28"]);
});

test("cycles of nothing are paid when due, without session, attempt, mail or the trial ending", async () => {
  const merchant = await merchantAt(START);
  const { id } = await subscribe(merchant, "1", { wire: { amount: "0" }, autopay: { recurring_amount: "0" } });
  await advanceTo(merchant, "2030-03-30T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "trialing",
    cycles: ["1 mit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 scheduled"],
  });
  const { db } = merchant.ctx;
  expect(await db.subscriptionSession.count({ where: { subscriptionId: id } })).toBe(1);
  expect(await db.mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
});

test("a cycle falls due with the merchant's day, also where the time zone has changed since it was made", async () => {
  const merchant = await merchantAt(START);
  const { id } = await subscribe(merchant);
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { timezone: "America/New_York" } });
  await advanceTo(merchant, "2030-02-28T04:30:00Z");
  expect((await subscriptionState(merchant, id)).cycles).toContain("2 mit 2030-02-28 scheduled");
  await advanceTo(merchant, "2030-02-28T05:30:00Z");
  expect((await subscriptionState(merchant, id)).cycles).toContain("2 mit 2030-02-28 paid");
});

describe("a pending cancellation", () => {
  const pending = async (cancelOn: string) => {
    const made = await merchantAt(START);
    const { id } = await subscribe(made);
    const day = new Date(cancelOn);
    // No instant to end at: what is not charged here waits for the job that ends it.
    await made.ctx.db.subscription.update({ where: { id }, data: { cancelAtPeriodEnd: true, cancelOn: day } });
    await advanceTo(made, "2030-03-05T12:00:00Z");
    return (await subscriptionState(await present(made), id)).cycles;
  };

  test("leaves the cycle of its day uncharged", async () => {
    expect(await pending("2030-02-28")).toEqual(["1 cit 2030-01-31 paid", "2 mit 2030-02-28 scheduled"]);
  });

  test("has earlier ones charged", async () => {
    expect((await pending("2030-03-31")).at(1)).toBe("2 mit 2030-02-28 paid");
  });
});
