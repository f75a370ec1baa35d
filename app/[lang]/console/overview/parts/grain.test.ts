import { createElement } from "react";
import { expect, test } from "vitest";
import { render, textOf } from "@/components/testing/render";
import type { DayVolume } from "@/server/domain/figures";
import { addDays, parseCivilDate } from "@/server/kernel/time";
import { bars, grainOf, MOST_DAYS } from "./grain";
import { KeyFigures } from "./key-figures";
import { NetSum, SettledFigure } from "./settled-figure";
import { VolumeChart } from "./volume-chart";

const first = parseCivilDate("2027-01-01");
if (first === null) throw new Error("No such day.");

/** Days from Friday, 1 January 2027. */
const days = (count: number): readonly DayVolume[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    settled: "0.001",
    payments: 1,
    byGateway: (index % 2 === 0 ? { a: "0.001" } : {}) as DayVolume["byGateway"],
    before: "9999999.999",
  }));

test.each([
  [1, "day"],
  [MOST_DAYS, "day"],
  [MOST_DAYS + 1, "week"],
  [182, "week"],
  [183, "month"],
  [366, "month"],
] as const)("%d days are shown by %s", (count, grain) => {
  expect(grainOf(count)).toBe(grain);
});

test("weeks begin on Sunday, and months are calendar months; sums are exact", () => {
  const weeks = bars(days(63), "KWD");
  expect(weeks.slice(0, 2).map(({ day, last }) => [day, last])).toEqual([
    ["2027-01-01", "2027-01-02"],
    ["2027-01-03", "2027-01-09"],
  ]);
  expect(weeks[1]).toMatchObject({ settled: "0.007", payments: 7, byGateway: { a: "0.004" }, before: "69999999.993" });
  const months = bars(days(365), "KWD");
  expect(months.map(({ payments }) => payments)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(MOST_DAYS).toBe(62);
  expect(bars(days(MOST_DAYS), "KWD")).toHaveLength(MOST_DAYS);
});

test.each([MOST_DAYS, 182, 366])("the chart of %d days is at most 57 kB of HTML, its table included", (count) => {
  const props = { days: days(count), currency: "KWD" };
  for (const language of ["en", "ar"] as const) {
    const html = render(createElement(VolumeChart, props), language);
    expect(html.length).toBeLessThan(57_000);
  }
});

const plotted = (volume: Partial<DayVolume>) =>
  render(createElement(VolumeChart, { days: days(7).map((day) => ({ ...day, ...volume })), currency: "KWD" }));
const shownHeights = (html: string) =>
  [...html.matchAll(/<text x="0" y="([-\d.]+)%"[^>]*>([\d,.]+)</g)].map(([, y, tick]) => [tick, Number(y)] as const);

test("the chart's scale contains the period before, and is not inverted by amounts below zero", () => {
  const large = shownHeights(plotted({ settled: "1.000", before: "900.000" }));
  expect(large.map(([tick]) => tick)).toEqual(["500", "1,000"]);
  const negative = shownHeights(plotted({ settled: "-5.000", before: "-7.000" }));
  expect(negative.length).toBeGreaterThan(0);
  for (const [, y] of [...large, ...negative]) expect(y >= 0 && y < 100).toBe(true);
});

test.each([
  ["en", "1 Jan 2027 Settled 1,234,567.500 Period before 7,654,321.000"],
  ["ar", "1 يناير 2027 المقبوضات 1,234,567.500 المدة السابقة 7,654,321.000"],
] as const)("%s: both amounts of a bar name its choice, and stand in its row of the table", (language, name) => {
  const volume = days(7).map((day) => ({ ...day, settled: "1234567.500", before: "7654321.000" }));
  const html = render(createElement(VolumeChart, { days: volume, currency: "KWD" }), language);
  const [, label = ""] = /<label><input[^>]* type="radio"[^>]*>(.*?)<\/label>/.exec(html) ?? [];
  expect(textOf(label)).toBe(name);
  const [, row = ""] = /<tbody><tr>(.*?)<\/tr>/.exec(html) ?? [];
  expect(textOf(row)).toContain("1,234,567.500 7,654,321.000 1");
});

test("a bar's card has grouped amounts, beside its bar", () => {
  const html = plotted({ settled: "1234567.500", before: "7654321.000" });
  expect(html).toContain("<bdi>1,234,567.500</bdi>");
  expect(html).toContain("<bdi>7,654,321.000</bdi>");
  expect(html.match(/style="--(?:start|end):\d+%"/g)).toHaveLength(7);
});

test("large key figures are shortened and have the whole amount as title; parts of the net sum are whole", () => {
  const totals = {
    ...{ settled: "4965492.620", payments: 108_136, refunded: "12345678901.123", refunds: 2_044 },
    ...{ tried: 41_497, succeeded: 36_993 },
  };
  const before = { ...totals, settled: "100.000" };
  const span = { from: days(1)[0]?.day ?? ("" as never), to: days(1)[0]?.day ?? ("" as never) };
  const facts = { span, currency: "KWD", language: "en" as const };
  const figures = { totals, before, days: 30 };
  const recurring = { amount: "1.000", subscriptions: 1 };
  const html = render(
    createElement("div", null, [
      createElement(SettledFigure, { key: 1, ...figures, facts }),
      createElement(KeyFigures, { key: 2, ...figures, ...facts, recurring, byDay: [] }),
      createElement(NetSum, { key: 3, totals: { ...totals, settled: "98765432109.876" }, facts }),
    ]),
  );
  const titles = [...html.matchAll(/title="(KWD [^"]+)"/g)].map(([, title]) => title);
  expect(titles).toEqual(["KWD 12,345,678,901.123"]);
  for (const text of [
    "86,419,753,208.753",
    "12,345,678,901.123",
    "4,965,492.620",
    "108,136",
    "36,993 of 41,497",
    "×49,655",
  ])
    expect(textOf(html)).toContain(text);
});
