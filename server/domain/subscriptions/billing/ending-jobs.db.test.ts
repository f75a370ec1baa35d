import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { twoConnections } from "@/server/testing/harness";
import { attemptOf } from "@/server/testing/session-calls";
import { advanceTo, newSubscription, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { isWaitedFor } from "@/server/testing/waiting";
import { expireSubscriptions, failAbandonedSetups, finishCancellations } from "../index";

const DAY = { start_date: "2030-02-28" };

describe("expire-subscriptions: when the next cycle would have been due", () => {
  test.each([
    ["the end date", { end_date: "2030-03-31" }, {}, "2030-04-27", "3 mit 2030-03-28 paid"],
    ["a cycle dated on the end date is billed", { end_date: "2030-03-28" }, {}, "2030-04-27", "3 mit 2030-03-28 paid"],
    ["the number of cycles", {}, { agreement: { id: "a", total_cycles: 2 } }, "2030-03-27", "2 mit 2030-02-28 paid"],
  ])("after %s", async (_name, autopay, wire, eve, last) => {
    const merchant = await merchantAt(NOW);
    const { id } = await subscribe(merchant, "1", { autopay: { ...DAY, ...autopay }, wire });
    await advanceTo(merchant, `${eve}T20:59:00Z`);
    expect((await subscriptionState(merchant, id)).status).toBe("active");
    expect(await advanceTo(merchant, `${eve}T21:00:00Z`)).toEqual({ "expire-subscriptions": 1 });
    const { status, cycles } = await subscriptionState(merchant, id);
    expect([status, cycles.at(-1)]).toEqual(["expired", last]);
  });

  test("a trial expires like an active one", async () => {
    const merchant = await merchantAt(NOW);
    const { id } = await subscribe(merchant, "1", {
      autopay: { ...DAY, recurring_amount: "0", end_date: "2030-03-01" },
      wire: { amount: "0" },
    });
    await advanceTo(merchant, "2030-03-27T20:59:00Z");
    expect((await subscriptionState(merchant, id)).status).toBe("trialing");
    await advanceTo(merchant, "2030-03-27T21:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({ status: "expired", cycles: ["1 mit 2030-02-28 paid"] });
  });

  test("a past due one never does", async () => {
    const merchant = await merchantAt(NOW);
    const { id } = await subscribe(merchant, "4", { autopay: { ...DAY, end_date: "2030-03-01", retry_count: 1 } });
    await advanceTo(merchant, "2031-01-01T00:00:00Z");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
  });

  test("running it before its time, or again, is harmless", async () => {
    const merchant = await merchantAt(NOW);
    const { ctx } = merchant;
    const early = await writeSubscription(merchant, { expireDueAt: new Date("2030-02-11T00:00:00Z") }, null);
    await expireSubscriptions.run(ctx, early.id);
    expect((await early.row()).status).toBe("active");
    const due = await writeSubscription(merchant, { expireDueAt: new Date("2030-02-10T11:00:00Z") }, null);
    await Promise.all([1, 2, 3].map(() => expireSubscriptions.run(ctx, due.id)));
    await expireSubscriptions.run(ctx, "sub_unknown");
    expect(await due.row()).toMatchObject({ status: "expired", expireDueAt: null });
    expect(await ctx.db.stateChange.findMany({ where: { objectId: due.id } })).toMatchObject([{ event: "ended" }]);
  });
});

describe("fail-abandoned-setups", () => {
  test("a session past its time, though its merchant does not have it written down as expired", async () => {
    const merchant = await merchantAt(NOW, { merchant: { expireTransactions: false } });
    const { id, setupSessionId } = await newSubscription(merchant, DAY, { expiration_time: "02:00:00" });
    expect(await advanceTo(merchant, "2030-02-10T13:59:00Z")).toEqual({});
    expect(await advanceTo(merchant, "2030-02-10T14:01:00Z")).toEqual({ "fail-abandoned-setups": 1 });
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "setup_failed",
      cycles: ["1 cit 2030-02-10 scheduled"],
    });
    const session = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id: setupSessionId } });
    expect(session.state).toBe("created");
    const change = await merchant.ctx.db.stateChange.findFirstOrThrow({ where: { objectId: id } });
    expect(change).toMatchObject({ machine: "subscription", from: "pending_setup", event: "setup_abandoned" });
  });

  test("one that the timer of sessions ends first is over by then", async () => {
    const merchant = await merchantAt(NOW);
    const { id } = await newSubscription(merchant, DAY, { expiration_time: "02:00:00" });
    await advanceTo(merchant, "2030-02-10T15:00:00Z");
    expect((await subscriptionState(merchant, id)).status).toBe("setup_failed");
    expect(await merchant.ctx.db.stateChange.count({ where: { objectId: id } })).toBe(1);
  });

  test("a charge in flight is waited for", async () => {
    const merchant = await merchantAt(NOW);
    const { id, setupSessionId } = await newSubscription(merchant, DAY, { expiration_time: "02:00:00" });
    await attemptOf(merchant, setupSessionId, { state: "processing" });
    await advanceTo(merchant, "2030-02-10T15:00:00Z");
    const { ctx } = await present(merchant);
    expect(await failAbandonedSetups.due(ctx, { merchantId: merchant.id }, 10)).toEqual([]);
    await failAbandonedSetups.run(ctx, id);
    expect((await subscriptionState(merchant, id)).status).toBe("pending_setup");
  });

  test("a setup that was retried between question and action is left alone", async () => {
    const merchant = await merchantAt(NOW);
    const written = await writeSubscription(merchant, { status: "pending_setup" });
    const { db } = merchant.ctx;
    await db.paymentSession.update({
      where: { id: written.setupSessionId },
      data: { expiresAt: new Date("2030-02-10T11:00:00Z") },
    });
    const other = await newSubscription(merchant, DAY);
    await twoConnections(async (retrying, watcher) => {
      await retrying.query("BEGIN");
      await retrying.query("SELECT 1 FROM subscription WHERE id = $1 FOR UPDATE", [written.id]);
      const running = failAbandonedSetups.run(merchant.ctx, written.id);
      await isWaitedFor(retrying, watcher);
      const retry = "UPDATE subscription SET setup_session_id = $2 WHERE id = $1";
      await retrying.query(retry, [written.id, other.setupSessionId]);
      await retrying.query("COMMIT");
      await running;
    });
    expect((await written.row()).status).toBe("pending_setup");
  });

  test("one merchant's setups are not another's", async () => {
    const [mine, other] = [await merchantAt(NOW), await merchantAt(NOW)];
    const written = await writeSubscription(mine, { status: "pending_setup" });
    const data = { expiresAt: new Date("2030-02-10T11:00:00Z") };
    await mine.ctx.db.paymentSession.update({ where: { id: written.setupSessionId }, data });
    expect(await failAbandonedSetups.due(other.ctx, { merchantId: other.id }, 10)).toEqual([]);
    await failAbandonedSetups.run(other.ctx, written.id);
    expect((await written.row()).status).toBe("pending_setup");
    expect(await failAbandonedSetups.due(mine.ctx, { merchantId: mine.id }, 10)).toMatchObject([{ id: written.id }]);
  });
});

describe("finish-cancellations", () => {
  const pending = { cancelAtPeriodEnd: true, cancellationInitiator: "merchant" };
  const due = { ...pending, cancelOn: new Date("2030-02-10"), cancelDueAt: new Date("2030-02-09T21:00:00Z") };

  test("waits for a cycle dated before the day, however late", async () => {
    const merchant = await merchantAt(NOW);
    const cycle = { scheduledDate: new Date("2030-01-31"), dueAt: new Date("2030-01-30T21:00:00Z") };
    const written = await writeSubscription(merchant, due, cycle);
    expect(await finishCancellations.due(merchant.ctx, { merchantId: merchant.id }, 10)).toEqual([]);
    await finishCancellations.run(merchant.ctx, written.id);
    expect((await written.row()).status).toBe("active");
  });

  test("running it again is harmless", async () => {
    const merchant = await merchantAt(NOW);
    const written = await writeSubscription(merchant, due);
    await Promise.all([1, 2, 3].map(() => finishCancellations.run(merchant.ctx, written.id)));
    await finishCancellations.run(merchant.ctx, "sub_unknown");
    expect((await written.row()).status).toBe("canceled");
    expect(await merchant.ctx.db.stateChange.count({ where: { objectId: written.id } })).toBe(1);
  });

  test("a merchant who moved west since is waited for", async () => {
    const merchant = await merchantAt("2030-02-10T00:00:00Z", { merchant: { timezone: "America/New_York" } });
    const written = await writeSubscription(merchant, due);
    await finishCancellations.run(merchant.ctx, written.id);
    expect(await written.row()).toMatchObject({ status: "active", cancelDueAt: new Date("2030-02-10T05:00:00Z") });
  });

  test("a customer's does not end what is past due", async () => {
    const merchant = await merchantAt(NOW);
    const failed = { status: "failed", dueAt: null, failureReason: "declined" };
    const written = await writeSubscription(
      merchant,
      { ...due, cancellationInitiator: "customer", status: "past_due" },
      failed,
    );
    await finishCancellations.run(merchant.ctx, written.id);
    expect(await written.row()).toMatchObject({ status: "past_due", cancelAtPeriodEnd: true, cancelDueAt: null });
  });
});
