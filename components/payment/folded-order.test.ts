import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { InvoiceSum, Order, OrderLine } from "@/server/domain/invoices";
import { render, textOf } from "../testing/render";
import { FoldedOrder } from "./folded-order";

const kwd = (amount: string) => ({ amount, currency: "KWD" });

function line(id: number): OrderLine {
  const price = { unitPrice: kwd("5.000"), discount: null, taxRate: null, tax: kwd("0.000"), total: kwd("5.000") };
  return { id, description: `Dates ${id}`, sku: `S-${id}`, quantity: "1", ...price };
}

function sum(kind: InvoiceSum["kind"], amount: string): InvoiceSum {
  return { kind, amount: kwd(amount), rate: null, method: null };
}

const TOTAL = sum("total", "5.000");

function shown(order: Partial<Order>, locale: "en" | "ar" = "en"): string {
  return render(createElement(FoldedOrder, { order: { lines: [line(1)], sums: [TOTAL], ...order } }), locale);
}

describe("the order beside its payment", () => {
  test("shows the sums between the lines and the amount", () => {
    const sums = [sum("subtotal", "5.000"), sum("discount", "0.500"), sum("shipping", "1.000"), sum("total", "5.500")];
    expect(textOf(shown({ sums }))).toMatch(
      /Subtotal KWD 5\.000 Discount − KWD 0\.500 Shipping KWD 1\.000 Total KWD 5\.500/,
    );
    expect(textOf(shown({ sums }, "ar"))).toMatch(/الإجمالي 5\.500 د\.ك/);
  });

  test("says no total beside the amount if the lines are all of it", () => {
    expect(textOf(shown({}))).not.toContain("Subtotal");
    expect(textOf(shown({}))).not.toMatch(/Total KWD/);
  });

  test("is folded above three lines, with its sums", () => {
    const sums = [sum("subtotal", "20.000"), sum("shipping", "1.000"), sum("total", "21.000")];
    const html = shown({ lines: [1, 2, 3, 4].map(line), sums });
    expect(html).toMatch(/^<details.*Subtotal.*<\/details>$/s);
    expect(shown({ lines: [1, 2, 3].map(line) })).not.toContain("<details");
  });
});
