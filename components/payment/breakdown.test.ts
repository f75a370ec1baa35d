import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { CheckoutCharge } from "@/server/domain/payments";
import { render, textOf } from "../testing/render";
import { addsUp, Breakdown } from "./breakdown";

const ORDER = { amount: "125.000", currency: "KWD" };

function charge(part: Partial<CheckoutCharge>): CheckoutCharge {
  const nothing = { amount: "0.000", currency: "KWD" };
  const plain = { charge: ORDER, fee: nothing, hasFee: false, total: ORDER, exchangeRate: null };
  return { ...plain, feeDescription: null, feeDescriptionAr: null, ...part };
}

const DOLLARS = { amount: "407.13", currency: "USD" };
const ABROAD = charge({ charge: DOLLARS, total: DOLLARS, exchangeRate: "3.257040" });

describe("the breakdown of an amount", () => {
  it("keeps the order's amount beside the exchanged one, with the rate", () => {
    const part = createElement(Breakdown, { amount: ORDER, charge: ABROAD, notes: [] });
    expect(textOf(render(part))).toContain("KWD 125.000 Exchange rate 1 KWD = 3.25704 USD Amount in USD USD 407.13");
  });

  it("is shown only if the order's amount and the amount paid can differ", () => {
    expect(addsUp(ORDER, [charge({})], null)).toBe(false);
    expect(addsUp(ORDER, [charge({}), charge({ hasFee: true })], null)).toBe(true);
    expect(addsUp(ORDER, [ABROAD], null)).toBe(true);
  });
});
