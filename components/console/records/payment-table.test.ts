import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "@/components/testing/render";
import { PaymentTable } from "./payment-table";

const tableOf = (isDeleted: boolean): string =>
  render(
    createElement(PaymentTable, {
      ...{ language: "en", timeZone: "Asia/Kuwait", rows: [], isDeleted },
      order: { sort: null, hrefOf: (sort) => `?sort=${sort}` },
    }),
    "en",
  );

test("the day of the deletion, by which no list is in order, neither says nor offers an order", () => {
  expect(tableOf(false)).toContain('aria-sort="descending"');
  expect(tableOf(false)).toContain("?sort=oldest");
  expect(tableOf(true)).not.toContain("descending");
  expect(tableOf(true)).not.toContain("?sort=oldest");
  expect(tableOf(true)).toContain("?sort=highest");
});
