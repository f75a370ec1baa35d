import { expect, test } from "vitest";
import type { Job } from "@/server/kernel/types";
import type { TestMerchant } from "@/server/testing/harness";
import { merchantAt, type SubscriptionAtHand, writeSubscription } from "@/server/testing/subscriptions";
import { requestCancellation } from "../cancellation/request-cancellation";
import { firstReminder } from "../core/reminders";
import { dateOfColumn, subscriptionOf } from "../record/subscription";
import { undoCancellation } from "../self-service/undo-cancellation";
import { renewalReminders } from "./renewal-reminders";

const MADE = "2030-01-31T06:00:00Z";
/** 09:00 in Kuwait of the given day, when reminders leave. */
const atNine = (day: string) => new Date(`${day}T06:00:00Z`);

type Change = Parameters<typeof writeSubscription>[1];

/** A subscription whose cycle 2 is due on 28 February, with its reminder as the engine sets it. */
async function subscribed(change: Change = {}): Promise<{ merchant: TestMerchant; subscription: SubscriptionAtHand }> {
  const merchant = await merchantAt(MADE);
  const subscription = await writeSubscription(merchant, change);
  const facts = subscriptionOf(await subscription.row());
  const cycle = (await subscription.cycles())[1];
  if (cycle === undefined) throw new Error("No cycle to come.");
  const day = firstReminder(facts, dateOfColumn(cycle.scheduledDate), dateOfColumn(new Date("2030-01-20")));
  const reminderDueAt = day && atNine(day);
  await merchant.ctx.db.billingCycle.update({ where: { id: cycle.id }, data: { reminderDueAt } });
  return { merchant, subscription };
}

/** Runs what is due at nine on `day`, or at another instant; how many items that was. */
async function runOn(merchant: TestMerchant, day: string | Date, job: Job = renewalReminders): Promise<number> {
  const at = typeof day === "string" ? atNine(day) : day;
  const realNow = () => new Date(at.getTime() - merchant.ctx.merchant.clockOffset);
  const due = await job.due({ ...merchant.ctx, realNow }, { merchantId: merchant.id }, 10);
  for (const { id } of due) await job.run(merchant.as({ now: () => at }), id);
  return due.length;
}

async function mails(merchant: TestMerchant) {
  const rows = await merchant.ctx.db.mailMessage.findMany({
    where: { merchantId: merchant.id, kind: { not: "subscription_canceled" } },
    orderBy: [{ sentAt: "asc" }],
  });
  return rows.map(({ kind, sentAt, text, to, relatedId, language }) => ({
    kind,
    sentAt,
    text,
    to,
    relatedId,
    language,
  }));
}

test("a monthly subscription is reminded once, at nine two days before the charge", async () => {
  const { merchant, subscription } = await subscribed();
  expect(await runOn(merchant, new Date(atNine("2030-02-26").getTime() - 1))).toBe(0);
  expect(await runOn(merchant, "2030-02-26")).toBe(1);
  expect(await runOn(merchant, "2030-02-27")).toBe(0);
  expect(await mails(merchant)).toEqual([
    {
      kind: "upcoming_charge",
      sentAt: atNine("2030-02-26"),
      text: expect.stringContaining("in 2 days, on 28 February 2030"),
      to: "sara@example.com",
      relatedId: subscription.id,
      language: "en",
    },
  ]);
});

test("a yearly subscription is reminded 30, 10 and 3 days before", async () => {
  const { merchant } = await subscribed({ frequency: "yearly" });
  for (const day of ["2030-01-29", "2030-02-18", "2030-02-25"]) expect(await runOn(merchant, day)).toBe(1);
  expect(await runOn(merchant, "2030-02-27")).toBe(0);
  const sent = await mails(merchant);
  expect(sent.map(({ sentAt }) => sentAt)).toEqual(["2030-01-29", "2030-02-18", "2030-02-25"].map(atNine));
  expect(sent.map(({ text }) => /in (\d+) days/.exec(text)?.[1])).toEqual(["30", "10", "3"]);
});

test("of several missed reminders only the nearest is sent, and none on the day of the charge", async () => {
  const { merchant } = await subscribed({ frequency: "yearly" });
  await runOn(merchant, "2030-02-20");
  expect((await mails(merchant)).map(({ text }) => /in (\d+) days/.exec(text)?.[1])).toEqual(["8"]);
  await runOn(merchant, "2030-02-28");
  expect(await mails(merchant)).toHaveLength(1);
  expect(await renewalReminders.nextAt(merchant.ctx, { merchantId: merchant.id })).toBeNull();
});

test("drivers that come at the same time send one reminder", async () => {
  const { merchant, subscription } = await subscribed();
  const [, cycle] = await subscription.cycles();
  const ctx = merchant.as({ now: () => atNine("2030-02-26") });
  await Promise.all([1, 2, 3].map(() => renewalReminders.run(ctx, cycle?.id ?? "")));
  expect(await mails(merchant)).toHaveLength(1);
});

test("under a pending cancellation nobody is reminded; undone in time the reminder is sent late, undone too late not at all", async () => {
  const { merchant, subscription } = await subscribed();
  const ctx = merchant.as({ now: () => atNine("2030-02-20") });
  const command = { subscriptionId: subscription.id, mode: "at_period_end", initiator: "customer" } as const;
  await requestCancellation(ctx, command);
  expect(await runOn(merchant, "2030-02-26")).toBe(0);
  const [, cycle] = await subscription.cycles();
  // As a cycle that was made meanwhile: it is looked at once, and nothing comes of it.
  const data = { reminderDueAt: atNine("2030-02-26") };
  await merchant.ctx.db.billingCycle.update({ where: { id: cycle?.id ?? "" }, data });
  expect(await runOn(merchant, "2030-02-26")).toBe(1);
  expect(await runOn(merchant, "2030-02-26")).toBe(0);
  expect(await mails(merchant)).toEqual([]);
  await undoCancellation(merchant.as({ now: () => atNine("2030-02-27") }), subscription.id);
  await runOn(merchant, "2030-02-27");
  expect((await mails(merchant)).map(({ text }) => text.includes("in one day"))).toEqual([true]);
  await requestCancellation(merchant.as({ now: () => atNine("2030-02-27") }), command);
  await undoCancellation(merchant.as({ now: () => atNine("2030-02-27") }), subscription.id);
  await runOn(merchant, "2030-02-27");
  expect(await mails(merchant)).toHaveLength(1);

  const late = await subscribed();
  await runOn(late.merchant, "2030-02-28");
  expect(await mails(late.merchant)).toEqual([]);
});

test("a cancellation taken back brings no reminder whose day was over when the cycle was made", async () => {
  const { merchant, subscription } = await subscribed({ frequency: "yearly" });
  const [, cycle] = await subscription.cycles();
  const madeOn = atNine("2030-02-22");
  await merchant.ctx.db.billingCycle.update({ where: { id: cycle?.id ?? "" }, data: { createdAt: madeOn } });
  const ctx = merchant.as({ now: () => madeOn });
  await requestCancellation(ctx, { subscriptionId: subscription.id, mode: "at_period_end", initiator: "customer" });
  await undoCancellation(ctx, subscription.id);
  const again = (await subscription.cycles())[1];
  expect(again?.reminderDueAt).toEqual(atNine("2030-02-25"));
});

test.each([
  ["reminders are turned off", { notificationConfig: { pre_charge_enabled: false } }],
  ["nothing is charged", { recurringAmount: "0" }],
])("where %s nobody is reminded", async (_, change) => {
  const { merchant } = await subscribed(change);
  expect(await runOn(merchant, "2030-02-26")).toBe(0);
  expect(await mails(merchant)).toEqual([]);
});

test("a merchant who has moved west sends the reminder on the same civil day, later", async () => {
  const { merchant } = await subscribed();
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { timezone: "America/New_York" } });
  const ctx = { ...merchant.ctx, merchant: { ...merchant.ctx.merchant, timezone: "America/New_York" } };
  const moved: TestMerchant = { ...merchant, ctx, as: (change) => ({ ...ctx, now: change.now ?? ctx.now }) };
  await runOn(moved, "2030-02-26");
  expect(await mails(merchant)).toEqual([]);
  await runOn(moved, new Date("2030-02-26T14:00:00Z"));
  expect(await mails(merchant)).toHaveLength(1);
});

test.each([
  ["at 21:00, so it leaves at nine the next day", "2030-02-26T18:00:00Z", "2030-02-27T06:00:00Z", "in one day"],
  ["before nine, so it leaves at nine", "2030-02-26T05:59:59Z", "2030-02-26T06:00:00Z", "in 2 days"],
])("a reminder is looked at %s", async (_, lookedAt, leavesAt, words) => {
  const { merchant, subscription } = await subscribed();
  const [, cycle] = await subscription.cycles();
  await merchant.ctx.db.billingCycle.update({
    where: { id: cycle?.id ?? "" },
    data: { reminderDueAt: new Date("2030-02-26T00:00:00Z") },
  });
  expect(await runOn(merchant, new Date(lookedAt))).toBe(1);
  expect(await mails(merchant)).toEqual([]);
  expect(await runOn(merchant, new Date(lookedAt))).toBe(0);
  expect(await runOn(merchant, new Date(leavesAt))).toBe(1);
  expect((await mails(merchant)).map(({ text }) => text.includes(words))).toEqual([true]);
});
