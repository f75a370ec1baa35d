import { createElement } from "react";
import { expect, test } from "vitest";
import { render, textOf } from "@/components/testing/render";
import type { CivilDate } from "@/server/kernel/time";
import { FailureReasons } from "./failure-reasons";

const FIRST = { state: "failed", pgCode: "bank", category: null } as const;
const props = {
  reasons: [
    { ...FIRST, message: "Do not honour", said: "Do not honour#12", word: "issuer_hard", tries: 4 },
    { ...FIRST, message: "Odd code 17", said: "Odd code 17#12", word: "unknown", tries: 3 },
    { ...FIRST, message: "Restricted card", said: "Restricted card#12", word: "issuer_hard", tries: 2 },
    { ...FIRST, message: "Odd code 18", said: "Odd code 18#12", word: "unknown", tries: 1 },
    { ...FIRST, message: "Declined", said: "Declined#12", word: "issuer_hard", pgCode: "other", tries: 1 },
  ],
  tries: 11,
  facts: { language: "en", span: { from: "2030-02-10" as CivilDate, to: "2030-02-11" as CivilDate }, currency: "KWD" },
} as const;
const rowsIn = (language: "en" | "ar") =>
  (render(createElement(FailureReasons, props), language).split("<tbody>")[1] ?? "").split("</tr>").map(textOf);

test("in Arabic the reasons of one account with one meaning are one row", () => {
  expect(rowsIn("en").filter((row) => row !== "")).toHaveLength(5);
  const rows = rowsIn("ar").filter((row) => row !== "");
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => /(\w+) (\d+) [\d.]+ %$/.exec(row)?.slice(1))).toEqual([
    ["bank", "6"],
    ["bank", "3"],
    ["bank", "1"],
    ["other", "1"],
  ]);
  expect(rows.join()).toContain("Odd code 17");
  expect(rows.join()).not.toMatch(/Do not honour|Restricted/);
});

test("each row leads to the attempts that it counts", () => {
  const html = render(createElement(FailureReasons, props), "en");
  expect(html).toContain(
    "by=failed&amp;gateway=bank&amp;reason=issuer_hard&amp;said=Do+not+honour%2312&amp;from=2030-02-10",
  );
  const arabic = render(createElement(FailureReasons, props), "ar");
  expect(arabic).toContain("by=failed&amp;gateway=bank&amp;reason=issuer_hard&amp;from=2030-02-10");
});
