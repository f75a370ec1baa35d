import { expect, test } from "vitest";
import { gatewaySums } from "./gateway-sums";

test("sums of gateways over all days, the largest first, equal ones by name", () => {
  const days: { byGateway: Record<string, string> }[] = [
    { byGateway: { a: "1.000", b: "9.500", c: "1.000" } },
    { byGateway: { b: "0.500" } },
  ];
  expect(gatewaySums(days, "KWD")).toEqual([
    { code: "b", settled: "10.000", share: 100 },
    { code: "a", settled: "1.000", share: 10 },
    { code: "c", settled: "1.000", share: 10 },
  ]);
  expect(gatewaySums([], "KWD")).toEqual([]);
});
