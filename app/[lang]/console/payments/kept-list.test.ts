import { expect, test } from "vitest";
import { isFormPage } from "@/server/front/form-page";
import { keptList } from "./kept-list";
import { placeHref } from "./payment-place";

test.each(["", "view=capture&from=2027-01-12&to=2027-02-10", "q=Omar&sort=highest&rows=50"])(
  "the list %j is kept in the payment's address, and read from it again",
  (list) => {
    const kept = keptList({ list });
    const href = placeHref({ lang: "ar", sessionId: "s", list: null, kept: kept?.text ?? null }, { do: "refund" });
    const { searchParams } = new URL(href, "https://shop.example");
    expect(Object.fromEntries(searchParams)).toEqual({ list, do: "refund" });
  },
);

test.each([
  undefined,
  ["", ""],
  "view=stolen",
  "from=2027-02-30",
  "q=%00",
  "sort=highest&cursor=1-2",
  "q=state:stolen",
])("%j is no list", (list) => {
  expect(keptList({ list })).toBeNull();
});

test("without a list the payment's address has none", () => {
  expect(placeHref({ lang: "en", sessionId: "s", list: null, kept: null }, {})).toBe("/en/console/payments/s");
});

test.each([
  { list: "q=عمر بن&sort=highest", kept: null },
  { list: null, kept: "q=عمر#1&view=paid" },
  { list: null, kept: null },
])("a refused form leads back to the payment with its list: %j", (opened) => {
  expect(isFormPage(placeHref({ lang: "ar", sessionId: "s", ...opened }, {}))).toBe(true);
});
