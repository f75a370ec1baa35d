import { expect, test } from "vitest";
import { pay } from "@/server/testing/paying";
import { auditAtEnd, mailLines, mailsOf } from "@/server/testing/scenario";
import {
  advanceTo,
  chargesAtGateway,
  newSubscription,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { retrieveSubscription } from "../index";

const auditLater = auditAtEnd();

/** Milliseconds: years of jobs on a busy machine. */
const LONG_STORY = 60_000;

test(
  "a yearly subscription is reminded 30, 10 and 3 days before each charge, leap years included",
  async () => {
    const merchant = await merchantAt("2031-02-28T09:00:00Z");
    const { id } = await subscribe(merchant, "1", { autopay: { frequency: "yearly", start_date: "2031-02-28" } });
    await advanceTo(merchant, "2033-03-01T12:00:00Z");
    expect(await subscriptionState(merchant, id)).toEqual({
      status: "active",
      cycles: ["1 cit 2031-02-28 paid", "2 mit 2032-02-28 paid", "3 mit 2033-02-28 paid", "4 mit 2034-02-28 scheduled"],
    });
    expect(await mailLines(merchant)).toEqual([
      "2032-01-29 09 upcoming_charge",
      "2032-02-14 09 card_expiring",
      "2032-02-18 09 upcoming_charge",
      "2032-02-25 09 upcoming_charge",
      "2033-01-29 09 upcoming_charge",
      "2033-02-14 09 card_expiring",
      "2033-02-18 09 upcoming_charge",
      "2033-02-25 09 upcoming_charge",
    ]);
    const reminders = (await mailsOf(merchant)).filter(({ kind }) => kind === "upcoming_charge");
    expect(reminders.map(({ text }) => /in (\d+) days/.exec(text)?.[1])).toEqual(["30", "10", "3", "30", "10", "3"]);
    auditLater(merchant);
  },
  LONG_STORY,
);

test("an anchor on the 29th of February falls on the 28th and comes back", async () => {
  const merchant = await merchantAt("2032-02-29T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { autopay: { frequency: "yearly", start_date: "2032-02-29" } });
  await advanceTo(merchant, "2036-03-01T12:00:00Z");
  expect((await subscriptionState(merchant, id)).cycles.map((line) => line.split(" ")[2])).toEqual([
    "2032-02-29",
    "2033-02-28",
    "2034-02-28",
    "2035-02-28",
    "2036-02-29",
    "2037-02-28",
  ]);
  auditLater(merchant);
});

test("a subscription set up two days before its first date is reminded, one day before it is not", async () => {
  for (const [start, expected] of [
    ["2030-02-02", ["2030-01-31 12 upcoming_charge"]],
    ["2030-02-01", []],
  ] as const) {
    const merchant = await merchantAt("2030-01-31T09:00:00Z");
    const { id } = await subscribe(merchant, "1", { autopay: { start_date: start } });
    expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe(`2 mit ${start} scheduled`);
    await advanceTo(merchant, `${start}T12:00:00Z`);
    expect(await mailLines(merchant)).toEqual(expected);
    expect((await subscriptionState(merchant, id)).cycles.at(-2)).toBe(`2 mit ${start} paid`);
  }
});

test("a trial moves no money, reminds of its first charge and becomes active with it", async () => {
  const merchant = await merchantAt("2030-01-10T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { wire: { amount: "0.000" }, autopay: { start_date: "2030-02-10" } });
  expect(await subscriptionState(merchant, id)).toEqual({ status: "trialing", cycles: ["1 mit 2030-02-10 scheduled"] });
  expect(await chargesAtGateway(merchant)).toBe(0);
  await advanceTo(merchant, "2030-02-09T12:00:00Z");
  expect([await mailLines(merchant), (await subscriptionState(merchant, id)).status]).toEqual([
    ["2030-02-08 09 upcoming_charge"],
    "trialing",
  ]);
  await advanceTo(merchant, "2030-02-10T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "active",
    cycles: ["1 mit 2030-02-10 paid", "2 mit 2030-03-10 scheduled"],
  });
  auditLater(merchant);
});

test("a trial whose first charge is declined to the end is past due, and told so", async () => {
  const merchant = await merchantAt("2030-01-10T09:00:00Z");
  const { id } = await subscribe(merchant, "4", {
    wire: { amount: "0" },
    autopay: { start_date: "2030-01-12", retry_count: 1 },
  });
  await advanceTo(merchant, "2030-01-13T00:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({ status: "past_due", cycles: ["1 mit 2030-01-12 failed"] });
  expect(await mailLines(merchant)).toEqual([
    "2030-01-10 12 upcoming_charge",
    "2030-01-12 00 payment_failed",
    "2030-01-12 01 final_failure",
  ]);
  auditLater(merchant);
});

test("a plan that costs nothing runs on without charge, session or mail", async () => {
  const merchant = await merchantAt("2030-01-10T09:00:00Z");
  const free = { start_date: "2030-02-10", recurring_amount: "0" };
  const { id } = await subscribe(merchant, "1", { wire: { amount: "0" }, autopay: free });
  await advanceTo(merchant, "2030-04-15T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "trialing",
    cycles: ["1 mit 2030-02-10 paid", "2 mit 2030-03-10 paid", "3 mit 2030-04-10 paid", "4 mit 2030-05-10 scheduled"],
  });
  expect([await mailLines(merchant), await chargesAtGateway(merchant)]).toEqual([[], 0]);
  auditLater(merchant);
});

test("a cycle on the end date is still billed; the plan expires when the next would have been due", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { autopay: { end_date: "2030-03-31" } });
  await advanceTo(merchant, "2030-04-29T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "active",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 paid"],
  });
  const view = await retrieveSubscription((await present(merchant)).ctx, id);
  expect([view.next_billing_date, view.current_cycle?.cycle_number]).toEqual([null, 3]);
  await advanceTo(merchant, "2030-04-30T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "expired" });
  expect(await mailLines(merchant)).toEqual(["2030-02-26 09 upcoming_charge", "2030-03-29 09 upcoming_charge"]);
  await advanceTo(merchant, "2030-12-31T12:00:00Z");
  expect(await chargesAtGateway(merchant)).toBe(3);
  auditLater(merchant);
});

test("three cycles in all, the first charge included, are three charges", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "1", { wire: { agreement: { id: "agr-1", total_cycles: 3 } } });
  await advanceTo(merchant, "2030-06-01T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "expired",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 paid"],
  });
  expect(await chargesAtGateway(merchant)).toBe(3);
  auditLater(merchant);
});

test("a setup that nobody pays fails with its session, sends nothing", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id, setupSessionId } = await newSubscription(merchant);
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "setup_failed" });
  await expect(pay(await present(merchant), setupSessionId, "1")).rejects.toThrow();
  expect([await mailLines(merchant), await chargesAtGateway(merchant)]).toEqual([[], 0]);
  auditLater(merchant);
});
