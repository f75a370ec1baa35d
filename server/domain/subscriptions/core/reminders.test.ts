import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { addDays, type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { daysUntil, decideReminder, firstReminder, type ReminderTerms } from "./reminders";

const AMOUNT = money("10.500", currency("KWD"));
const MONTHLY: ReminderTerms = { frequency: "monthly", recurringAmount: AMOUNT, notificationConfig: null };
const YEARLY: ReminderTerms = { ...MONTHLY, frequency: "yearly" };

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`No such day: ${text}`);
  return date;
}

const CHARGE = day("2028-03-01");

describe("the first reminder of a cycle", () => {
  it.each([
    ["monthly, long before", MONTHLY, "2028-02-01", "2028-02-28"],
    ["monthly, made on its day", MONTHLY, "2028-02-28", "2028-02-28"],
    ["monthly, made after its day", MONTHLY, "2028-02-29", null],
    ["monthly, made on the charge's day", MONTHLY, "2028-03-01", null],
    ["monthly, caught up later", MONTHLY, "2028-06-01", null],
    ["yearly, long before", YEARLY, "2027-03-01", "2028-01-31"],
    ["yearly, after the first day", YEARLY, "2028-02-01", "2028-02-20"],
    ["yearly, after the second day", YEARLY, "2028-02-21", "2028-02-27"],
    ["yearly, after the last day", YEARLY, "2028-02-28", null],
  ] as const)("%s", (_, plan, today, expected) => {
    expect(firstReminder(plan, CHARGE, day(today))).toBe(expected);
  });

  it("is none where the merchant turned reminders off, or nothing is charged", () => {
    const off = { ...YEARLY, notificationConfig: { pre_charge_enabled: false } };
    const free = { ...YEARLY, recurringAmount: money("0", currency("KWD")) };
    for (const plan of [off, free]) expect(firstReminder(plan, CHARGE, day("2027-03-01"))).toBeNull();
  });
});

describe("a reminder that has come", () => {
  it.each([
    ["on its day", YEARLY, "2028-01-31", "2028-01-31", "2028-02-20"],
    ["late, before the next", YEARLY, "2028-02-19", "2028-01-31", "2028-02-20"],
    ["two missed: the nearer one", YEARLY, "2028-02-25", "2028-02-20", "2028-02-27"],
    ["all missed: the nearest", YEARLY, "2028-02-29", "2028-02-27", null],
    ["on the charge's day: none", YEARLY, "2028-03-01", null, null],
    ["before its day, since the merchant moved west: later", MONTHLY, "2028-02-27", null, "2028-02-28"],
    ["monthly on its day", MONTHLY, "2028-02-28", "2028-02-28", null],
  ] as const)("%s", (_, plan, today, send, next) => {
    expect(decideReminder(plan, CHARGE, day(today))).toEqual({ send, next });
  });

  it("is sent once each, in order and before the charge, on whatever days the job gets to run", () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(MONTHLY, YEARLY), offsets, (plan, ran) => {
        const made = addDays(CHARGE, -40);
        let due = firstReminder(plan, CHARGE, made);
        const sent: string[] = [];
        for (const today of ran.toSorted((a, b) => a - b).map((offset) => addDays(made, offset))) {
          if (due === null || today < due) continue;
          const { send, next } = decideReminder(plan, CHARGE, today);
          if (send !== null) sent.push(send);
          due = next;
        }
        expect(sent).toEqual([...new Set(sent)].sort());
        expect(sent.every((date) => date < CHARGE)).toBe(true);
        const everyDay = ran.length === 0 ? 0 : plan.frequency === "monthly" ? 1 : 3;
        expect(sent.length).toBeLessThanOrEqual(everyDay);
      }),
    );
  });

  it("counts the days that are left", () => {
    expect(daysUntil(CHARGE, day("2028-02-28"))).toBe(2);
    expect(daysUntil(day("2028-01-01"), day("2027-12-31"))).toBe(1);
  });
});
