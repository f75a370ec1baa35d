import { createElement } from "react";
import { expect, test } from "vitest";
import { render, textOf } from "@/components/testing/render";
import { parseCivilDate } from "@/server/kernel/time";
import { GatewayShares } from "./gateway-shares";
import { gatewaySums } from "./gateway-sums";

test("sums of gateways over all days, the largest first, equal ones by name", () => {
  const days: { byGateway: Record<string, string> }[] = [
    { byGateway: { a: "1.000", b: "9.500", c: "1.000" } },
    { byGateway: { b: "0.500" } },
  ];
  expect(gatewaySums(days, { currency: "KWD", largest: 3 })).toEqual([
    { code: "b", settled: "10.000", share: 100 },
    { code: "a", settled: "1.000", share: 10 },
    { code: "c", settled: "1.000", share: 10 },
  ]);
  expect(gatewaySums([], { currency: "KWD", largest: 3 })).toEqual([]);
});

test("the gateways after the largest are one row, so that the rows are the whole", () => {
  const days = [{ byGateway: { a: "3.000", b: "2.000", c: "2.000", d: "1.500" } }];
  expect(gatewaySums(days, { currency: "KWD", largest: 2 })).toEqual([
    { code: "a", settled: "3.000", share: expect.closeTo(85.714) },
    { code: "b", settled: "2.000", share: expect.closeTo(57.143) },
    { code: null, settled: "3.500", share: 100 },
  ]);
});

test.each([
  ["en", "Other gateways KWD 3.000"],
  ["ar", "بوابات أخرى 3.000 د.ك"],
] as const)("the seventh and eighth gateway are named together (%s)", (language, words) => {
  const day = parseCivilDate("2027-01-01");
  if (day === null) throw new Error("No such day.");
  const codes = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const byGateway = Object.fromEntries(codes.map((code) => [code, "1.500"]));
  const days = [{ day, settled: "12.000", payments: 8, byGateway, before: "0.000" }];
  const facts = { language, currency: "KWD", span: { from: day, to: day } };
  const html = render(createElement(GatewayShares, { days, names: new Map(), facts }), language);
  expect(textOf(html)).toContain(words);
  expect(html.match(/<li /g)).toHaveLength(7);
  expect(html.match(/<a /g)).toHaveLength(6);
});
