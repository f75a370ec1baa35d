import { expect, test } from "vitest";
import type { CivilDate } from "@/server/kernel/time";
import { chartDays, leadingGateways } from "./chart-days";

const day = (name: string, byGateway: Record<string, string>, settled: string, before = "0.000") => ({
  day: name as CivilDate,
  settled,
  payments: 1,
  byGateway,
  before,
});

test("the gateways that took most over all days have a colour, whatever a single day says", () => {
  const days = [day("2027-01-01", { a: "1", b: "9", c: "2" }, "12"), day("2027-01-02", { a: "20" }, "20")];
  expect(leadingGateways(days)).toEqual(["a", "b"]);
  expect(leadingGateways([])).toEqual([]);
});

test("a bar is the leading gateways from below, then all others; empty pieces are left out", () => {
  const [first, second] = chartDays(
    [day("2027-01-01", { a: "1", b: "9", c: "2" }, "12", "5"), day("2027-01-02", {}, "0")],
    ["a", "b"],
  );
  expect(first).toMatchObject({ total: 12, rest: 2, before: 5 });
  expect(first?.parts).toEqual([
    { name: "a", place: 0, from: 0, to: 1 },
    { name: "b", place: 1, from: 1, to: 10 },
    { name: "", place: 2, from: 10, to: 12 },
  ]);
  expect(second?.parts).toEqual([]);
});
