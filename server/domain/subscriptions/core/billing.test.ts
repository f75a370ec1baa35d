import { describe, expect, it, test } from "vitest";
import { civilDateOf } from "@/server/kernel/time";
import {
  type BillingState,
  balancePaid,
  chargeFailed,
  chargePaid,
  setupFailed,
  setupSettled,
  zeroPaid,
} from "./billing";
import type { CycleState, SubscriptionState } from "./words";

const day = (text: string) => civilDateOf(new Date(`${text}T12:00:00Z`), "UTC");
const NOTHING = { cycle: [], subscription: null, next: null };

/** A monthly plan anchored on the 31st, in its cycle 3 of 31 March, seen on 2 June. */
function standing(status: SubscriptionState, cycle: CycleState | null, number = 3): BillingState {
  const plan = { frequency: "monthly", startDate: day("2027-01-31"), endDate: null, totalCycles: null } as const;
  const scheduledDate = day("2027-03-31");
  return { plan, status, cycle: cycle && { number, status: cycle, scheduledDate }, today: day("2027-06-02") };
}

describe("a setup that settles", () => {
  it.each(["pending_setup", "setup_failed"] as const)(
    "from %s pays cycle 1 and dates the next after today",
    (status) => {
      expect(setupSettled(standing(status, "scheduled", 1), false)).toEqual({
        cycle: ["charge_started", "succeeded"],
        subscription: "setup_paid",
        next: { number: 2, date: "2027-06-30" },
      });
    },
  );

  test("without a first charge begins a trial whose cycle 1 may be today", () => {
    const today = { ...standing("pending_setup", null), today: day("2027-06-30") };
    expect(setupSettled(today, true)).toEqual({
      cycle: [],
      subscription: "setup_saved",
      next: { number: 1, date: "2027-06-30" },
    });
  });

  test("before the start date waits for it", () => {
    const early = { ...standing("pending_setup", "scheduled", 1), today: day("2026-12-05") };
    expect(setupSettled(early, false).next?.date).toBe("2027-01-31");
  });

  test("of a subscription canceled meanwhile pays its charge and nothing more", () => {
    const paid = { ...NOTHING, cycle: ["charge_started", "succeeded"] };
    expect(setupSettled(standing("canceled", "scheduled", 1), false)).toEqual(paid);
    expect(setupSettled(standing("canceled", "canceled", 1), false)).toEqual(NOTHING);
  });

  it.each(["active", "trialing", "past_due"] as const)("a second time changes nothing while %s", (status) => {
    expect(setupSettled(standing(status, "scheduled"), false)).toEqual(NOTHING);
  });
});

describe("a setup that fails", () => {
  it.each([
    ["pending_setup", "scheduled", true, { ...NOTHING, subscription: "setup_abandoned" }],
    ["pending_setup", "scheduled", false, NOTHING],
    ["setup_failed", "scheduled", true, NOTHING],
    ["canceled", "scheduled", false, { ...NOTHING, cycle: ["canceled"] }],
    ["canceled", "canceled", true, NOTHING],
    ["active", "scheduled", true, NOTHING],
  ] as const)("%s, cycle %s, final %s", (status, cycle, final, expected) => {
    expect(setupFailed(standing(status, cycle, 1), final)).toEqual(expected);
  });
});

describe("a cycle that is charged", () => {
  const next = { number: 4, date: "2027-04-30" };
  it.each([
    ["active", "processing", { cycle: ["succeeded"], subscription: null, next }],
    ["trialing", "processing", { cycle: ["succeeded"], subscription: "charge_paid", next }],
    ["active", "retry_scheduled", { cycle: ["succeeded"], subscription: null, next }],
    ["canceled", "processing", { ...NOTHING, cycle: ["succeeded"] }],
    ["active", "paid", NOTHING],
    ["canceled", "canceled", NOTHING],
    ["active", "scheduled", NOTHING],
  ] as const)("%s, %s: is followed by the date after its own, be it past", (status, cycle, expected) => {
    expect(chargePaid(standing(status, cycle))).toEqual(expected);
  });

  test("late, after the retries were exhausted, pays the balance", () => {
    expect(chargePaid(standing("past_due", "failed"))).toEqual(balancePaid(standing("past_due", "failed")));
  });

  it.each([
    ["active", "processing", true, { ...NOTHING, cycle: ["retry_planned"] }],
    ["trialing", "processing", false, { ...NOTHING, cycle: ["exhausted"], subscription: "retries_exhausted" }],
    ["active", "processing", false, { ...NOTHING, cycle: ["exhausted"], subscription: "retries_exhausted" }],
    ["canceled", "processing", true, { ...NOTHING, cycle: ["canceled"] }],
    ["active", "retry_scheduled", true, NOTHING],
    ["active", "paid", false, NOTHING],
  ] as const)("and declines: %s, %s, retries left %s", (status, cycle, retries, expected) => {
    expect(chargeFailed(standing(status, cycle), retries)).toEqual(expected);
  });

  test("and costs nothing is paid without the subscription moving", () => {
    expect(zeroPaid(standing("trialing", "scheduled"))).toEqual({ cycle: ["zero_paid"], subscription: null, next });
    expect(zeroPaid(standing("trialing", "paid"))).toEqual(NOTHING);
  });
});

describe("the outstanding balance", () => {
  test("once paid skips the months that went by", () => {
    expect(balancePaid(standing("past_due", "failed"))).toEqual({
      cycle: ["balance_paid"],
      subscription: "balance_paid",
      next: { number: 4, date: "2027-06-30" },
    });
  });

  test("once paid on the day before its cycle's, by a merchant who has moved west, does not bill that day again", () => {
    const seen = { ...standing("past_due", "failed"), today: day("2027-03-30") };
    expect(balancePaid(seen).next).toEqual({ number: 4, date: "2027-04-30" });
  });

  it.each([
    ["canceled", "failed"],
    ["active", "scheduled"],
    ["past_due", "paid"],
  ] as const)("is none while %s with a cycle %s", (status, cycle) => {
    expect(balancePaid(standing(status, cycle))).toEqual(NOTHING);
  });
});
