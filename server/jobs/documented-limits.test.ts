import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOTAL } from "./find";
import { LANE_ITEMS } from "./inngest/events";
import { JOBS } from "./registry";

test("docs/operating.md names the numbers of items that a process works on", () => {
  const text = readFileSync("docs/operating.md", "utf8");
  const limitOf = ({ total = TOTAL, waiting = 0 }: (typeof JOBS)[number]) => `${total} ${waiting}`;
  expect([...new Set(JOBS.map(limitOf))].sort()).toEqual(["2 0", "64 3000", "8 0", "8 64"]);
  expect(
    JOBS.filter(({ total }) => total === 2)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["watch-alerts", "write-daily-figures", "write-payment-files", "write-reports"]);
  expect(text).toContain(
    "eight items of each job at a time, of reports, other files, figures and alerts two, of webhooks 64",
  );
  expect(text).toContain("3,000 that [wait for receivers]");
  expect(text).toContain(`from ${LANE_ITEMS + 1} items on`);
  expect(text).toContain(`if at most ${LANE_ITEMS} are due`);
});
