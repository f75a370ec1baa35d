import { expect, test } from "vitest";
import { firstRows } from "@/server/kernel/page";
import { auditAtEnd, auditViolations, linkOf, mailLines } from "@/server/testing/scenario";
import { advanceTo, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { turnPauses } from "../changes/turn-pauses";
import { ChangeRequest } from "../contract/requests";
import {
  CancellationRequest,
  cancelSubscription,
  changeSubscription,
  listChanges,
  listUpcoming,
  PauseRequest,
  pauseSubscription,
  payOutstanding,
  ResumeRequest,
  requestCancellation,
  resumeSubscription,
  retrieveSubscription,
} from "../index";

const auditLater = auditAtEnd();

type Merchant = Awaited<ReturnType<typeof merchantAt>>;
const PAGE = firstRows(10);

async function subscribed(ending = "1", autopay: Record<string, unknown> = {}) {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, ending, { autopay });
  return { merchant, id };
}

async function pause(merchant: Merchant, id: string, body: Record<string, unknown> = {}) {
  return pauseSubscription((await present(merchant)).ctx, id, PauseRequest.parse(body));
}

async function change(merchant: Merchant, id: string, body: Record<string, unknown>) {
  return changeSubscription((await present(merchant)).ctx, id, ChangeRequest.parse(body));
}

async function resume(merchant: Merchant, id: string) {
  return resumeSubscription((await present(merchant)).ctx, id, ResumeRequest.parse({}));
}

async function upcoming(merchant: Merchant, id: string, limit = 3) {
  const { results } = await listUpcoming((await present(merchant)).ctx, id, firstRows(limit));
  return results.map((each) => `${each.cycle_number} ${each.scheduled_date} ${each.amount}`);
}

async function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: Error) => error.name,
  );
}

test("paused now without an end: no cycle in between, then the anchor day again", async () => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  expect(await pause(merchant, id, { reason: "Travel" })).toMatchObject({
    status: "active",
    paused_at: expect.stringMatching(/^2030-02-10T09:00/),
    pause_on: "2030-02-11",
    resume_on: null,
    next_billing_date: null,
  });
  expect(await upcoming(merchant, id)).toEqual([]);
  await advanceTo(merchant, "2030-05-10T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles).toEqual([
    "1 cit 2030-01-31 paid",
    "2 mit 2030-02-28 scheduled",
  ]);
  expect(await auditViolations(merchant)).toEqual([]);
  expect(await resume(merchant, id)).toMatchObject({
    paused_at: null,
    pause_on: null,
    next_billing_date: "2030-05-31",
  });
  expect(await upcoming(merchant, id)).toEqual(["2 2030-05-31 5.000", "3 2030-06-30 5.000", "4 2030-07-31 5.000"]);
  await advanceTo(merchant, "2030-07-01T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
    "2 mit 2030-05-31 paid",
    "3 mit 2030-06-30 paid",
    "4 mit 2030-07-31 scheduled",
  ]);
  expect(await mailLines(merchant)).toEqual([
    "2030-02-10 12 subscription_paused",
    "2030-05-10 12 subscription_resumed",
    "2030-05-29 09 upcoming_charge",
    "2030-06-28 09 upcoming_charge",
  ]);
  const { results } = await listChanges((await present(merchant)).ctx, id, PAGE);
  expect(results.map(({ field, before, after, reason }) => [field, before, after, reason])).toEqual([
    ["resume_on", null, "2030-05-10", null],
    ["pause_on", null, "2030-02-11", "Travel"],
  ]);
  auditLater(merchant);
});

test("paused at the period's end until a day: it begins and ends by itself, and repeats change the end alone", async () => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  await pause(merchant, id, { mode: "at_period_end", resume_on: "2030-04-30" });
  expect(await refused(pause(merchant, id, { mode: "at_period_end", resume_on: "2030-02-28" }))).toBe("InvalidFields");
  expect(await pause(merchant, id, { mode: "at_period_end", resume_on: "2030-04-15" })).toMatchObject({
    paused_at: null,
    pause_on: "2030-02-28",
    resume_on: "2030-04-15",
  });
  expect(await upcoming(merchant, id)).toEqual(["2 2030-04-30 5.000", "3 2030-05-31 5.000", "4 2030-06-30 5.000"]);
  await advanceTo(merchant, "2030-03-01T09:00:00Z");
  expect(await retrieveSubscription((await present(merchant)).ctx, id)).toMatchObject({
    paused_at: expect.stringMatching(/^2030-02-27T21:00:00/),
  });
  await advanceTo(merchant, "2030-05-01T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
    "2 mit 2030-04-30 paid",
    "3 mit 2030-05-31 scheduled",
  ]);
  expect(await mailLines(merchant)).toEqual([
    "2030-02-28 00 subscription_paused",
    "2030-04-15 00 subscription_resumed",
    "2030-04-28 09 upcoming_charge",
  ]);
  auditLater(merchant);
});

test("a pause between two retries leaves the due cycle to its retries, and no cycle follows until it is resumed", async () => {
  const { merchant, id } = await subscribed("4");
  await advanceTo(merchant, "2030-02-27T22:30:00Z");
  await pause(merchant, id);
  const where = { merchantId: merchant.id };
  await merchant.ctx.db.savedCard.updateMany({ where, data: { token: "411111111111111" } });
  await advanceTo(merchant, "2030-04-10T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles).toEqual(["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid"]);
  expect(await auditViolations(merchant)).toEqual([]);
  await resume(merchant, id);
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("3 mit 2030-04-30 scheduled");
  auditLater(merchant);
});

test("a balance paid during a pause makes it active, and the next cycle waits for the end of the pause", async () => {
  const { merchant, id } = await subscribed("4", { retry_count: 1 });
  await advanceTo(merchant, "2030-02-28T09:00:00Z");
  expect(await pause(merchant, id)).toMatchObject({ status: "past_due", paused_at: expect.any(String) });
  const where = { merchantId: merchant.id };
  await merchant.ctx.db.savedCard.updateMany({ where, data: { token: "411111111111111" } });
  await advanceTo(merchant, "2030-03-10T09:00:00Z");
  await payOutstanding((await present(merchant)).ctx, await linkOf(merchant, id));
  await advanceTo(merchant, "2030-06-10T09:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "active",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid"],
  });
  await resume(merchant, id);
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("3 mit 2030-06-30 scheduled");
  auditLater(merchant);
});

test("a pause that outlasts the plan ends after the plan's last day, and the plan expires", async () => {
  const { merchant, id } = await subscribed("1", { end_date: "2030-04-15" });
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  await pause(merchant, id);
  await advanceTo(merchant, "2030-05-10T09:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "expired",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 canceled"],
  });
  auditLater(merchant);
});

test("withdrawn before it begins, a pause changes nothing; on the same day it is as if it had not been", async () => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  await pause(merchant, id, { mode: "at_period_end" });
  await resume(merchant, id);
  await pause(merchant, id);
  expect(await resume(merchant, id)).toMatchObject({ pause_on: null, next_billing_date: "2030-02-28" });
  await advanceTo(merchant, "2030-03-01T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
    "2 mit 2030-02-28 paid",
    "3 mit 2030-03-31 scheduled",
  ]);
  expect(await mailLines(merchant, "upcoming_charge")).toEqual(["2030-02-26 09 upcoming_charge"]);
  auditLater(merchant);
});

test("canceled at the period's end during a pause, it ends on the first scheduled day after the request", async () => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  await pause(merchant, id);
  await advanceTo(merchant, "2030-05-10T09:00:00Z");
  const { ctx } = await present(merchant);
  await requestCancellation(ctx, { subscriptionId: id, initiator: "customer", mode: "at_period_end" });
  expect(await refused(pause(merchant, id, { resume_on: "2030-08-01" }))).toBe("Conflict");
  await advanceTo(merchant, "2030-06-10T09:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "canceled" });
  expect(await retrieveSubscription((await present(merchant)).ctx, id)).toMatchObject({ paused_at: null });
  for (const act of [resume, pause])
    await expect(act(merchant, id)).rejects.toMatchObject({
      name: "Conflict",
      message: "The subscription is canceled.",
    });
  auditLater(merchant);
});

test("changes and pauses at once with the charge leave either order, never half of one", async () => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-27T20:59:00Z");
  const { ctx } = await present(merchant);
  const outcomes = await Promise.allSettled([
    advanceTo(merchant, "2030-02-28T09:00:00Z"),
    change(merchant, id, { recurring_amount: "8" }),
    pause(merchant, id),
    pause(merchant, id),
    cancelSubscription(ctx, {
      subscriptionId: id,
      request: CancellationRequest.parse({ mode: "at_period_end" }),
      key: "0e3a1f6c-52b7-4c1d-9f0e-7a6b5c4d3e2f",
    }),
  ]);
  const names = outcomes.map((each) => (each.status === "rejected" ? each.reason.name : "done"));
  expect(names.every((name) => ["done", "Conflict", "Busy"].includes(name))).toBe(true);
  auditLater(merchant);
});

test.each([
  ["planned", [{ mode: "at_period_end" }, { resume_on: "2030-02-20" }]],
  ["begun", [{}, { resume_on: "2030-02-20" }]],
])("a %s pause that is changed to end before the charge leaves the reminder", async (_, requests) => {
  const { merchant, id } = await subscribed();
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  for (const request of requests) await pause(merchant, id, request);
  await advanceTo(merchant, "2030-03-01T09:00:00Z");
  expect(await mailLines(merchant, "upcoming_charge")).toEqual(["2030-02-26 09 upcoming_charge"]);
  expect((await subscriptionState(merchant, id)).cycles.at(1)).toBe("2 mit 2030-02-28 paid");
});

test("a date that a pause skipped is not billed in the next pause, whose cycle is paid late", async () => {
  const { merchant, id } = await subscribed("6", { start_date: "2030-02-28", retry_days: [30] });
  await advanceTo(merchant, "2030-03-20T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("2 mit 2030-02-28 retry_scheduled");
  await pause(merchant, id, { resume_on: "2030-03-29" });
  await advanceTo(merchant, "2030-03-29T09:00:00Z");
  await pause(merchant, id, { resume_on: "2030-04-20" });
  await merchant.ctx.db.savedCard.updateMany({
    where: { merchantId: merchant.id },
    data: { token: "411111111111111" },
  });
  await advanceTo(merchant, "2030-04-21T09:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
    "2 mit 2030-02-28 paid",
    "3 mit 2030-04-28 scheduled",
  ]);
  expect((await upcoming(merchant, id, 2)).map((line) => line.slice(0, 12))).toEqual(["3 2030-04-28", "4 2030-05-28"]);
  auditLater(merchant);
});

async function turnAt(merchant: Merchant, id: string, time: string) {
  await turnPauses.run(merchant.as({ now: () => new Date(time) }), id);
}

test("a pause does not begin on the day the plan ends, whichever job comes first", async () => {
  const { merchant, id } = await subscribed("1", { end_date: "2030-03-15" });
  await advanceTo(merchant, "2030-03-01T09:00:00Z");
  expect(await pause(merchant, id, { mode: "at_period_end" })).toMatchObject({ pause_on: "2030-03-31" });
  await turnAt(merchant, id, "2030-03-30T21:00:01Z");
  await advanceTo(merchant, "2030-04-01T09:00:00Z");
  expect((await subscriptionState(merchant, id)).status).toBe("expired");

  const other = await subscribed();
  await advanceTo(other.merchant, "2030-02-10T09:00:00Z");
  await pause(other.merchant, other.id, { mode: "at_period_end" });
  const { ctx } = await present(other.merchant);
  await requestCancellation(ctx, { subscriptionId: other.id, initiator: "merchant", mode: "at_period_end" });
  await turnAt(other.merchant, other.id, "2030-02-27T21:00:01Z");
  await advanceTo(other.merchant, "2030-03-01T09:00:00Z");
  expect((await subscriptionState(other.merchant, other.id)).status).toBe("canceled");
  for (const each of [merchant, other.merchant]) {
    expect(await mailLines(each, "subscription_paused")).toEqual([]);
    expect(await each.ctx.db.event.count({ where: { merchantId: each.id, kind: "subscription.paused" } })).toBe(0);
    auditLater(each);
  }
});

test("a pause of a plan until the last storable day ends on its day, also west of UTC", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z", { merchant: { timezone: "America/New_York" } });
  const { id } = await subscribe(merchant, "1", { autopay: { end_date: "9999-12-31" } });
  await advanceTo(merchant, "2030-02-10T09:00:00Z");
  await pause(merchant, id);
  expect(await pause(merchant, id, { resume_on: "2030-03-10" })).toMatchObject({ resume_on: "2030-03-10" });
  await advanceTo(merchant, "2030-03-11T09:00:00Z");
  expect(await retrieveSubscription((await present(merchant)).ctx, id)).toMatchObject({
    paused_at: null,
    next_billing_date: "2030-03-31",
  });
});
