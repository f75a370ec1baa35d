import { expect, it } from "vitest";
import { parseCivilDate } from "@/server/kernel/time";
import { nextReminder, reminderNow } from "./reminders";

const dueDate = parseCivilDate("2027-03-10") ?? expect.fail("a date");
const plan = (days: readonly number[], timezone = "Asia/Kuwait") => ({ dueDate, days, timezone });
const at = (text: string) => new Date(text);

it.each<[string, readonly number[], string, string | null]>([
  ["the first of several", [7, -3], "2027-03-01T00:00:00Z", "2027-03-07T06:00:00.000Z"],
  ["not one whose time has come", [-3, 7], "2027-03-07T06:00:00Z", "2027-03-17T06:00:00.000Z"],
  ["none once all are over", [-3, 7], "2027-03-17T06:00:00Z", null],
  ["none without days", [], "2027-03-01T00:00:00Z", null],
])("the next reminder is %s", (_, days, now, expected) => {
  expect(nextReminder(plan(days), at(now))?.toISOString() ?? null).toBe(expected);
});

it.each<[string, string, number | null]>([
  ["before nine", "2027-03-07T05:59:59Z", null],
  ["from nine on", "2027-03-07T06:00:00Z", -3],
  ["before 21:00", "2027-03-07T17:59:59Z", -3],
  ["not from 21:00 on", "2027-03-07T18:00:00Z", null],
  ["not on the next day", "2027-03-08T06:00:00Z", null],
])("a reminder leaves %s", (_, now, expected) => {
  expect(reminderNow(plan([-3]), at(now))).toBe(expected);
});

it("keeps the hour on a day with a change of the clock", () => {
  const berlin = {
    dueDate: parseCivilDate("2027-03-28") ?? expect.fail("a date"),
    days: [0],
    timezone: "Europe/Berlin",
  };
  expect(nextReminder(berlin, at("2027-03-01T00:00:00Z"))?.toISOString()).toBe("2027-03-28T07:00:00.000Z");
});
