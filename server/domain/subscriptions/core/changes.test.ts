import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { compare, money } from "@/server/kernel/money";
import { reminderHourFrom, reminderTime } from "@/server/kernel/reminder-hours";
import { addDays, type CivilDate, civilDateOf } from "@/server/kernel/time";
import { amountOn, amountsAfter } from "./amounts";
import { billedOn, dateAfterPause, decidePause, endedOn, isSkipped, nextTurn, type PauseFacts } from "./pause";
import { retryAt, usesBackup } from "./retries";
import { type UpcomingFacts, upcomingCharges } from "./upcoming";

const day = (text: string) => civilDateOf(new Date(`${text}T12:00:00Z`), "UTC");
const kwd = (text: string) => money(text, currency("KWD"));
const NO_PAUSE = { pauseOn: null, resumeOn: null };

describe("the amount of a cycle", () => {
  const amounts = { recurringAmount: kwd("5"), formerAmount: null, amountFrom: null };

  it("rises on the fourth day after the change and falls at once", () => {
    const risen = amountsAfter(amounts, kwd("6"), day("2030-03-27"));
    expect(risen.amountFrom).toBe("2030-03-31");
    expect([amountOn(risen, day("2030-03-30")), amountOn(risen, day("2030-03-31"))]).toEqual([kwd("5"), kwd("6")]);
    const fallen = amountsAfter(risen, kwd("4"), day("2030-03-28"));
    expect(amountOn(fallen, day("2030-03-28"))).toEqual(kwd("4"));
  });

  it("is never higher than one that was announced three whole days before", () => {
    const changes = fc.array(fc.record({ after: fc.integer({ min: 0, max: 5 }), to: fc.integer({ min: 0, max: 9 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 30 }), (made, charged) => {
        let today = day("2030-03-01");
        let now = amounts as Parameters<typeof amountsAfter>[0];
        const told: { readonly on: CivilDate; readonly amount: ReturnType<typeof kwd> }[] = [
          { on: addDays(today, -30), amount: kwd("5") },
        ];
        for (const { after, to } of made) {
          today = addDays(today, after);
          if (compare(kwd(String(to)), now.recurringAmount) === 0) continue;
          now = amountsAfter(now, kwd(String(to)), today);
          told.push({ on: today, amount: kwd(String(to)) });
        }
        const date = addDays(today, charged);
        const highest = told.filter(({ on }) => addDays(on, 3) < date).map(({ amount }) => amount);
        expect(highest.some((amount) => compare(amountOn(now, date), amount) <= 0)).toBe(true);
      }),
    );
  });
});

const ACTIVE: PauseFacts = {
  frequency: "monthly",
  startDate: day("2030-01-31"),
  status: "active",
  cancelAtPeriodEnd: false,
  pausedAt: null,
  pauseDueAt: null,
  ...NO_PAUSE,
};
const SEEN = { newest: { status: "scheduled", scheduledDate: day("2030-02-28") }, today: day("2030-02-10") } as const;
const AT = new Date("2030-02-01T00:00:00Z");

describe("a pause", () => {
  it.each([
    ["now", {}, "immediate", null, { kind: "pause", pauseOn: "2030-02-11", resumeOn: null, begins: true }],
    ["at the period's end", {}, "at_period_end", null, { kind: "pause", pauseOn: "2030-02-28", begins: false }],
    ["until today", {}, "immediate", "2030-02-10", { kind: "too_early", after: "2030-02-10" }],
    ["until it begins", {}, "at_period_end", "2030-02-28", { kind: "too_early", after: "2030-02-28" }],
    ["under a cancellation", { cancelAtPeriodEnd: true }, "immediate", null, { kind: "refused" }],
    ["in setup", { status: "pending_setup" }, "immediate", null, { kind: "refused" }],
    ["after the end", { status: "canceled" }, "immediate", null, { kind: "refused" }],
    ["again", { pausedAt: AT, pauseOn: day("2030-02-02") }, "immediate", null, { kind: "unchanged" }],
    ["later, though paused", { pausedAt: AT, pauseOn: day("2030-02-02") }, "at_period_end", null, { kind: "refused" }],
    [
      "with another end",
      { pausedAt: AT, pauseOn: day("2030-02-02") },
      "immediate",
      "2030-03-01",
      { kind: "pause", pauseOn: "2030-02-02", resumeOn: "2030-03-01", begins: false },
    ],
  ] as const)("%s", (_, change, mode, resumeOn, expected) => {
    const facts = { ...ACTIVE, ...change };
    expect(decidePause(facts, { mode, resumeOn: resumeOn && day(resumeOn) }, SEEN)).toMatchObject(expected);
  });

  it("after a zone change begins after the newest day that was due", () => {
    const newest = { status: "paid", scheduledDate: day("2030-02-11") } as const;
    const decided = decidePause(ACTIVE, { mode: "immediate", resumeOn: null }, { ...SEEN, newest });
    expect(decided).toMatchObject({ pauseOn: "2030-02-12" });
  });

  it("skips its days alone, and never moves the anchor day", () => {
    const pause = { pauseOn: day("2030-02-11"), resumeOn: day("2030-04-15") };
    expect(isSkipped(pause, day("2030-02-10"))).toBe(false);
    expect(isSkipped(pause, day("2030-04-15"))).toBe(false);
    expect(billedOn(ACTIVE, pause, day("2030-02-28"))).toBe("2030-04-30");
    expect(billedOn(ACTIVE, { ...pause, resumeOn: null }, day("2030-02-28"))).toBeNull();
    expect(dateAfterPause(ACTIVE, day("2030-02-28"), day("2030-05-31"))).toBe("2030-05-31");
    expect(dateAfterPause(ACTIVE, day("2030-02-28"), day("2030-02-20"))).toBe("2030-02-28");
    expect(endedOn(pause, day("2030-02-11"))).toEqual(NO_PAUSE);
    expect(endedOn(pause, day("2030-02-12"))).toEqual({ pauseOn: "2030-02-11", resumeOn: "2030-02-12" });
  });

  it.each([
    [false, null, "2030-06-01", "2030-02-11"],
    [true, null, null, "2030-04-15"],
    [true, "2030-03-31", null, "2030-04-01"],
    [true, "2030-06-30", null, "2030-04-15"],
    [true, "9999-12-31", null, "2030-04-15"],
  ] as const)("begun %s, plan until %s: turns on its day", (begun, endDate, _, expected) => {
    const pause = { pauseOn: day("2030-02-11"), resumeOn: day("2030-04-15") };
    expect(nextTurn({ endDate: endDate && day(endDate) }, pause, begun)).toBe(expected);
  });
});

test("retries follow the plan's days, each counted from the first failure, and without days the hour", () => {
  const at = (text: string) => new Date(text);
  const plan = { days: [1, 4, 9], firstFailedAt: at("2030-03-01T00:00:00Z"), timezone: "Asia/Kuwait" };
  expect(retryAt(plan, 1, at("2030-03-01T00:00:00Z"))).toEqual(at("2030-03-02T00:00:00Z"));
  expect(retryAt(plan, 2, at("2030-03-02T00:00:00Z"))).toEqual(at("2030-03-05T00:00:00Z"));
  expect(retryAt({ ...plan, days: [] }, 2, at("2030-03-02T00:00:00Z"))).toEqual(at("2030-03-02T01:00:00Z"));
  expect([0, 1, 2, 3].map((made) => usesBackup(made, false))).toEqual([false, true, false, true]);
  expect([1, 2].map((made) => usesBackup(made, true))).toEqual([true, true]);
});

test("a late attempt moves no later one, a day that has passed is an hour later, and a change of the clock keeps the hour", () => {
  const at = (text: string) => new Date(text);
  const plan = { days: [1, 4, 9], firstFailedAt: at("2030-03-08T14:00:00Z"), timezone: "America/New_York" };
  expect(retryAt(plan, 2, at("2030-03-11T09:00:00Z"))).toEqual(at("2030-03-12T13:00:00Z"));
  expect(retryAt(plan, 3, at("2030-03-12T13:00:00Z"))).toEqual(at("2030-03-17T13:00:00Z"));
  expect(retryAt(plan, 2, at("2030-03-14T09:00:00Z"))).toEqual(at("2030-03-14T10:00:00Z"));
  expect(retryAt(plan, 2, at("2030-03-12T13:00:00Z"))).toEqual(at("2030-03-12T14:00:00Z"));
});

describe("upcoming charges", () => {
  const facts: UpcomingFacts = {
    ...ACTIVE,
    endDate: day("2030-06-15"),
    totalCycles: null,
    recurringAmount: kwd("6"),
    formerAmount: kwd("5"),
    amountFrom: day("2030-04-01"),
    cancelOn: null,
    nextOn: null,
    nextFrom: null,
  };
  const cycle = {
    number: 2,
    status: "scheduled",
    chargeType: "mit",
    scheduledDate: day("2030-02-28"),
    amountDue: kwd("5"),
  } as const;
  const lines = (change: Partial<UpcomingFacts>, newest: Parameters<typeof upcomingCharges>[1] = cycle) =>
    upcomingCharges({ ...facts, ...change }, newest, 9).map(
      ({ number, date, amount }) => `${number} ${date} ${amount.amount}`,
    );

  it.each([
    ["until the plan's end", {}, ["2 2030-02-28 5", "3 2030-03-31 5", "4 2030-04-30 6", "5 2030-05-31 6"]],
    ["until the last cycle", { totalCycles: 3 }, ["2 2030-02-28 5", "3 2030-03-31 5"]],
    ["until the cancellation", { cancelOn: day("2030-03-31") }, ["2 2030-02-28 5"]],
    [
      "around a pause",
      { pauseOn: day("2030-02-11"), resumeOn: day("2030-04-15") },
      ["2 2030-04-30 5", "3 2030-05-31 6"],
    ],
    ["none in a pause without an end", { pauseOn: day("2030-02-11") }, []],
    ["none past due", { status: "past_due" as const }, []],
    ["none after the end", { status: "canceled" as const }, []],
  ])("%s", (_, change, expected) => {
    expect(lines(change)).toEqual(expected);
  });

  it("begins with the cycle that a pause prevented", () => {
    const paid = { ...cycle, status: "paid" } as const;
    const pause = { pauseOn: day("2030-03-01"), resumeOn: day("2030-05-01"), nextOn: day("2030-03-31") };
    expect(lines(pause, paid)).toEqual(["3 2030-05-31 6"]);
    expect(lines({}, paid)).toEqual([]);
  });
});

test("reminders leave between nine and 21:00 of the merchant's zone", () => {
  const zones = fc.constantFrom("Asia/Kuwait", "America/New_York", "Pacific/Kiritimati", "Africa/Cairo");
  fc.assert(
    fc.property(
      zones,
      fc.date({ min: new Date("2030-01-01"), max: new Date("2031-01-01"), noInvalidDate: true }),
      (zone, at) => {
        const from = reminderHourFrom(at, zone);
        const hour = Number(new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit" }).format(from));
        expect(hour >= 9 && hour < 21 && from >= at).toBe(true);
        expect(from.getTime() - at.getTime()).toBeLessThanOrEqual(13 * 3_600_000);
      },
    ),
  );
  expect(reminderTime(day("2030-02-26"), "Asia/Kuwait")).toEqual(new Date("2030-02-26T06:00:00Z"));
});
