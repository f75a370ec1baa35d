import { expect, test } from "vitest";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { auditAtEnd, linkOf, mailsOf } from "@/server/testing/scenario";
import { advanceTo, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { payOutstanding, requestCancellation } from "..";
import { chargeCycle } from "../billing/charge-cycle";

const auditLater = auditAtEnd();

/** When the merchant's cycles were charged, and when it wrote, in UTC. */
async function instants(merchant: Awaited<ReturnType<typeof merchantAt>>) {
  const minute = (at: Date | null) => at?.toISOString().slice(0, 16);
  const paid = await merchant.ctx.db.billingCycle.findMany({
    where: { merchantId: merchant.id, chargeType: "mit", status: "paid" },
    orderBy: { number: "asc" },
  });
  return {
    charged: paid.map(({ paidAt }) => minute(paidAt)),
    written: (await mailsOf(merchant)).map(({ sentAt }) => minute(sentAt)),
  };
}

test.each([
  // Cairo's clock jumps from 00:00 to 01:00 on the last Friday of April: that day begins at 01:00.
  ["Africa/Cairo", "2030-03-26T09:00:00Z", "2030-03-26", "2030-04-25T22:00", "2030-04-24T07:00"],
  ["Pacific/Auckland", "2030-04-10T09:00:00Z", "2030-04-10", "2030-05-09T12:00", "2030-05-07T21:00"],
  ["America/New_York", "2030-03-09T15:00:00Z", "2030-03-09", "2030-04-09T04:00", "2030-04-07T13:00"],
  ["Pacific/Kiritimati", "2030-02-27T23:00:00Z", "2030-02-28", "2030-03-27T10:00", "2030-03-25T19:00"],
])(
  "in %s charges come as the merchant's day begins and reminders at nine",
  async (timezone, at, start, charged, reminded) => {
    const merchant = await merchantAt(at, { merchant: { timezone } });
    await subscribe(merchant, "1", { autopay: { start_date: start } });
    await advanceTo(merchant, `${charged}:30Z`);
    expect(await instants(merchant)).toEqual({ charged: [charged], written: [reminded] });
    auditLater(merchant);
  },
);

test("a merchant who moves west after the reminder charges later, on the same civil day, and reminds once", async () => {
  const merchant = await merchantAt("2030-01-15T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { autopay: { start_date: "2030-01-15" } });
  await advanceTo(merchant, "2030-02-13T12:00:00Z");
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { timezone: "America/Los_Angeles" } });
  await advanceTo(await present(merchant), "2030-02-15T12:00:00Z");
  const { charged, written } = await instants(merchant);
  expect([charged, written]).toEqual([["2030-02-15T08:00"], ["2030-02-13T06:00"]]);
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("3 mit 2030-03-15 scheduled");
  auditLater(merchant);
});

test.each([
  ["east, where the day begins earlier,", "Pacific/Auckland", "2030-02-14T11:00", "2030-02-12T20:00"],
  ["west, where it begins later,", "America/Los_Angeles", "2030-02-15T08:00", "2030-02-13T17:00"],
])(
  "a merchant who moves %s charges as the civil day begins there and reminds at nine",
  async (_where, timezone, charged, reminded) => {
    const merchant = await merchantAt("2030-01-15T09:00:00Z");
    await subscribe(merchant, "1", { autopay: { start_date: "2030-01-15" } });
    await updateSettings((await present(merchant)).ctx, readInput(SettingsPatch, { timezone }));
    await advanceTo(await present(merchant), `${charged}:30Z`);
    expect(await instants(merchant)).toEqual({ charged: [charged], written: [reminded] });
    auditLater(merchant);
  },
);

test("a merchant who moves west to the day before an unpaid cycle's bills that day once, and ends no period that was paid", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z", { merchant: { timezone: "Pacific/Auckland" } });
  const { id } = await subscribe(merchant, "4", { autopay: { start_date: "2030-01-31", retry_count: 1 } });
  await advanceTo(merchant, "2030-02-27T13:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("2 mit 2030-02-28 failed");
  await updateSettings((await present(merchant)).ctx, readInput(SettingsPatch, { timezone: "America/Los_Angeles" }));
  const { ctx } = await present(merchant);
  await ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { token: "411111111111111" } });
  await payOutstanding(ctx, await linkOf(merchant, id));
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("3 mit 2030-03-31 scheduled");
  await requestCancellation(ctx, { subscriptionId: id, initiator: "customer", mode: "at_period_end" });
  expect(await ctx.db.subscription.findUnique({ where: { id } })).toMatchObject({ cancelOn: new Date("2030-03-31") });
  auditLater(merchant);
});

test("a pending cancellation, the end of a plan and a retry keep their day, their day and their hour", async () => {
  const merchant = await merchantAt("2030-01-15T09:00:00Z");
  const autopay = { start_date: "2030-01-15" };
  const leaving = await subscribe(merchant, "1", { autopay });
  const ending = await subscribe(merchant, "1", {
    autopay: { ...autopay, end_date: "2030-01-20" },
    wire: { customer_id: "c-2" },
  });
  const retried = await subscribe(merchant, "5", { autopay, wire: { customer_id: "c-3" } });
  const { ctx } = await present(merchant);
  await requestCancellation(ctx, { subscriptionId: leaving.id, initiator: "merchant", mode: "at_period_end" });
  await advanceTo(merchant, "2030-02-14T20:59:00Z");
  await updateSettings((await present(merchant)).ctx, readInput(SettingsPatch, { timezone: "Asia/Dubai" }));
  await advanceTo(await present(merchant), "2030-02-14T21:30:00Z");
  for (const [{ id }, status] of [
    [leaving, "canceled"],
    [ending, "expired"],
    [retried, "active"],
  ] as const)
    expect((await subscriptionState(merchant, id)).status).toBe(status);
  const before = await merchant.ctx.db.billingCycle.findFirstOrThrow({
    where: { subscriptionId: retried.id, number: 2 },
  });
  await updateSettings((await present(merchant)).ctx, readInput(SettingsPatch, { timezone: "UTC" }));
  const after = await merchant.ctx.db.billingCycle.findUniqueOrThrow({ where: { id: before.id } });
  expect([before.status, after.dueAt]).toEqual(["retry_scheduled", before.dueAt]);
});

test("what was begun before the merchant moved sets its days in the zone that is in force when it is written", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const [charged, left] = [await subscribe(merchant), await subscribe(merchant, "1", { wire: { customer_id: "c-2" } })];
  await advanceTo(merchant, "2030-02-27T20:59:00Z");
  const { db } = merchant.ctx;
  await db.merchant.update({ where: { id: merchant.id }, data: { clockOffset: { increment: 120_000n } } });
  const { ctx } = await present(merchant);
  await updateSettings(ctx, readInput(SettingsPatch, { timezone: "Pacific/Auckland" }));
  const due = await db.billingCycle.findFirstOrThrow({ where: { subscriptionId: charged.id, number: 2 } });
  await chargeCycle(ctx, due.id);
  await requestCancellation(ctx, { subscriptionId: left.id, initiator: "merchant", mode: "at_period_end" });
  const next = await db.billingCycle.findFirstOrThrow({ where: { subscriptionId: charged.id, number: 3 } });
  expect([next.scheduledDate, next.dueAt]).toEqual([new Date("2030-03-31"), new Date("2030-03-30T11:00:00Z")]);
  auditLater(merchant);
});
