import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { settledAmounts, takenTotal } from "./amounts";

const KWD = currency("KWD");
const USD = currency("USD");
const JPY = currency("JPY");

describe("settled is the session's amount, paid adds the fee in the session's currency", () => {
  it.each([
    ["10.500", KWD, "10.500", KWD, "0.250", null, "purchase", "10.500", "10.750"],
    ["10.500", KWD, "10.500", KWD, "0", null, "purchase", "10.500", "10.500"],
    ["10.500", KWD, "10.500", KWD, "0.250", null, "authorize", "10.500", "0.000"],
    ["100.00", USD, "30.500", KWD, "0.250", "0.305", "purchase", "100.00", "100.82"],
    ["1000", JPY, "2.050", KWD, "0.250", "0.00205", "purchase", "1000", "1122"],
    ["100.00", USD, "84.000", KWD, "0.525", "0.84", "purchase", "100.00", "100.63"],
    ["0", KWD, "0", KWD, "0", null, "purchase", "0.000", "0.000"],
  ] as const)("%s %s charged %s %s fee %s at %s, %s → settled %s, paid %s", (...row) => {
    const [amount, code, charge, charged, fee, rate, operation, settled, paid] = row;
    const price = {
      amount: money(amount, code),
      chargeAmount: money(charge, charged),
      fee: money(fee, charged),
      exchangeRate: rate === null ? null : new Decimal(rate),
    };
    const amounts = settledAmounts(price, operation === "purchase");
    expect([toWire(amounts.settled), toWire(amounts.paid)]).toEqual([settled, paid]);
    expect([amounts.settled.currency, amounts.paid.currency]).toEqual([code, code]);
  });

  it("never counts less as paid than as settled, at any rate", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (minor, fee, rate) => {
          const price = {
            amount: money(new Decimal(minor).dividedBy(100), USD),
            chargeAmount: money("1", KWD),
            fee: money(new Decimal(fee).dividedBy(1000), KWD),
            exchangeRate: new Decimal(rate).dividedBy(10_000),
          };
          const { settled, paid } = settledAmounts(price, true);
          expect(paid.amount.gte(settled.amount)).toBe(true);
          expect(paid.amount.decimalPlaces()).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});

it.each([
  ["with the fee", "10.500", KWD, null, "0", "10.750 KWD"],
  ["as it was charged", "30.500", USD, "3", "0", "30.75 USD"],
  ["with the wallet's part and the fee", "6.500", KWD, null, "4.000", "10.750 KWD"],
  ["in the session's currency beside a wallet", "19.50", USD, "3", "4.000", "10.583 KWD"],
] as const)("messages name what was taken %s", (_title, charge, charged, rate, wallet, told) => {
  const exchangeRate = rate === null ? null : new Decimal(rate);
  const price = { amount: money("10.500", KWD), chargeAmount: money(charge, charged), fee: money("0.25", charged) };
  const total = takenTotal({ ...price, exchangeRate, walletAmount: money(wallet, KWD) });
  expect(`${toWire(total)} ${total.currency}`).toBe(told);
});
