import { expect, it } from "vitest";
import type { CivilDate } from "@/server/kernel/time";
import { readOverviewQuery } from "./overview-query";

const TODAY = "2027-01-24" as CivilDate;
const MONTH = { from: "2026-12-26", to: "2027-01-24" };

it.each([
  [{}, { span: MONTH, range: "30-days", currency: null, dropped: [] }],
  [
    { range: "today", currency: "USD" },
    { span: { from: TODAY, to: TODAY }, range: "today", currency: "USD" },
  ],
  [
    { range: "ever", currency: "XYZ" },
    { span: MONTH, range: "30-days", currency: null, dropped: ["range", "currency"] },
  ],
  [
    { from: "2027-01-01", to: "2027-01-03", range: "today" },
    { span: { from: "2027-01-01", to: "2027-01-03" }, range: null },
  ],
  [
    { from: "2027-01-03", to: "2027-01-01" },
    { span: MONTH, range: "30-days", dropped: ["from", "to"] },
  ],
  [{ from: "2027-01-03" }, { span: MONTH, range: "30-days", dropped: ["from"] }],
  [
    { from: "x", to: "2027-01-03" },
    { span: MONTH, dropped: ["from", "to"] },
  ],
])("%j", (query, asked) => {
  expect(readOverviewQuery(query, TODAY)).toMatchObject(asked);
});
