import { expect, test } from "vitest";
import { gatewayDay } from "./gateway-day";

test.each([
  ["0729", "2026-07-29T22:00:00Z", "2026-07-29"],
  ["0730", "2026-07-29T22:00:00Z", "2026-07-30"],
  ["0101", "2026-12-31T22:00:00Z", "2027-01-01"],
  ["1231", "2027-01-01T01:00:00Z", "2026-12-31"],
  ["0229", "2028-02-28T01:00:00Z", "2028-02-29"],
  ["0229", "2027-02-28T01:00:00Z", null],
  ["1340", "2027-02-28T01:00:00Z", null],
  ["7", "2027-02-28T01:00:00Z", null],
  [undefined, "2027-02-28T01:00:00Z", null],
])("the post date %s is of the year nearest to %s", (said, at, day) => {
  expect(gatewayDay(said, new Date(at))).toBe(day);
});
