import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COUNTERS, GAUGES, TIMERS } from "./instruments";

const NAMES = [...Object.keys(COUNTERS), ...Object.keys(TIMERS), ...Object.keys(GAUGES)];

test("every metric is explained, and nothing else is", () => {
  const text = readFileSync("docs/observability.md", "utf8");
  expect([...new Set(text.match(/sarraf_\w+/g))].sort()).toEqual([...NAMES].sort());
});

test.each(["docs/observability/grafana-dashboard.json", "docs/observability/alerts.yml"])(
  "%s names metrics that exist",
  (path) => {
    const text = readFileSync(path, "utf8");
    const named = new Set(text.match(/sarraf_\w+/g)?.map((name) => name.replace(/_(?:bucket|count|sum)$/, "")));
    expect(named.size).toBeGreaterThan(7);
    expect([...named].filter((name) => !NAMES.includes(name))).toEqual([]);
  },
);

test("every alert says what to do, and how urgent it is", () => {
  const alerts = readFileSync("docs/observability/alerts.yml", "utf8").split("- alert: ").slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts) {
    expect(alert).toMatch(/severity: (?:page|ticket)\n/);
    expect(alert).toMatch(/description: >-\n +\w.{60,}/);
  }
});
