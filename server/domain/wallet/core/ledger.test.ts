import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { InvalidAmount } from "@/server/kernel/errors";
import { money, toWire } from "@/server/kernel/money";
import {
  applied,
  available,
  type Balances,
  effectOf,
  type Movement,
  movement,
  NotEnoughCredit,
  reversal,
} from "./ledger";

const KWD = currency("KWD");
const kwd = (amount: string) => money(amount, KWD);
const of = (balance: string, held: string): Balances => ({ balance: kwd(balance), held: kwd(held) });
const shown = ({ balance, held }: Balances) => [toWire(balance), toWire(held)];

describe("what each entry moves", () => {
  it.each([
    ["credit_refund", "credit", "14.000", "4.000"],
    ["credit_adjustment", "credit", "14.000", "4.000"],
    ["debit_adjustment", "debit", "6.000", "4.000"],
    ["reserve", "debit", "10.000", "8.000"],
    ["debit_payment", "debit", "6.000", "0.000"],
    ["release", "credit", "10.000", "0.000"],
  ] as const)("%s is a %s", (type, direction, balance, held) => {
    const move = movement(type, kwd("4"));
    expect(move.direction).toBe(direction);
    expect(shown(applied(of("10", "4"), move))).toEqual([balance, held]);
  });

  it.each([
    ["credit_adjustment", "debit", "6.000"],
    ["debit_adjustment", "credit", "14.000"],
  ] as const)("the reversal of a %s is a %s", (type, direction, balance) => {
    const back = reversal(movement(type, kwd("4")));
    expect(back).toMatchObject({ type: "reversal", direction });
    expect(shown(applied(of("10", "4"), back))).toEqual([balance, "4.000"]);
  });
});

describe("no entry takes more than is available", () => {
  it.each([
    movement("debit_adjustment", kwd("6.001")),
    movement("reserve", kwd("6.001")),
    reversal(movement("credit_adjustment", kwd("6.001"))),
  ])("$type of 6.001 from 10 with 4 held", (move) => {
    expect(() => applied(of("10", "4"), move)).toThrow(NotEnoughCredit);
    expect(() => applied(of("10", "4"), move)).toThrow("The available balance is 6.000 KWD.");
  });

  it("all of it may be taken", () => {
    expect(shown(applied(of("10", "4"), movement("debit_adjustment", kwd("6"))))).toEqual(["4.000", "4.000"]);
  });
});

describe("what no caller may ask", () => {
  it.each([
    ["nothing", movement("credit_refund", kwd("0"))],
    ["a negative amount", movement("credit_refund", kwd("-1"))],
    ["to release more than is held", movement("release", kwd("4.001"))],
    ["to debit more than is held", movement("debit_payment", kwd("4.001"))],
  ])("%s", (_, move) => {
    expect(() => applied(of("10", "4"), move)).toThrow(RangeError);
  });

  it("a balance longer than an amount can be", () => {
    expect(() => applied(of("99999999999999", "0"), movement("credit_refund", kwd("1")))).toThrow(InvalidAmount);
  });
});

const TYPES = [
  "credit_refund",
  "credit_adjustment",
  "debit_adjustment",
  "reserve",
  "debit_payment",
  "release",
] as const;
const moves: fc.Arbitrary<Movement> = fc
  .tuple(fc.constantFrom(...TYPES), fc.integer({ min: 1, max: 20_000 }))
  .map(([type, fils]) => movement(type, kwd((fils / 1000).toFixed(3))));

it("after any history the hold lies within the balance, and the balance is the sum of its entries", () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (history) => {
      let now = of("0", "0");
      let sum = kwd("0").amount;
      for (const move of history) {
        try {
          now = applied(now, move);
          sum = sum.plus(effectOf(move).balance.amount);
        } catch (error) {
          if (!(error instanceof NotEnoughCredit || error instanceof RangeError)) throw error;
        }
      }
      expect(now.held.amount.isNegative()).toBe(false);
      expect(available(now).amount.isNegative()).toBe(false);
      expect(now.balance.amount.equals(sum)).toBe(true);
    }),
  );
});
