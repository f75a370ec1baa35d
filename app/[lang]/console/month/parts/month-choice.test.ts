import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "@/components/testing/render";
import { civilDateOf } from "@/server/kernel/time";
import { MonthChoice } from "./month-choice";

function offered(shown: string): string[] {
  const day = civilDateOf(new Date(`${shown}-01T12:00:00Z`), "UTC");
  const month = { from: day, to: day };
  const near = { before: month, after: month, today: civilDateOf(new Date("2027-02-10T12:00:00Z"), "UTC") };
  const facts = { currency: "KWD", currencies: [], language: "en" as const };
  const html = render(createElement(MonthChoice, { month, ...near, ...facts }));
  return [...html.matchAll(/<option value="(\d{4}-\d{2})"/g)].map(([, name = ""]) => name);
}

test("the months from today's backwards can be chosen, whichever month is shown", () => {
  const months = offered("2027-02");
  expect(months).toHaveLength(36);
  expect([months[0], months[1], months.at(-1)]).toEqual(["2027-02", "2027-01", "2024-03"]);
  expect(offered("2025-06")).toEqual(months);
});

test("a month outside them is in its place", () => {
  expect(offered("2020-06")).toEqual([...offered("2027-02"), "2020-06"]);
  expect(offered("2027-04")).toEqual(["2027-04", ...offered("2027-02")]);
});
