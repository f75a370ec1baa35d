import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { receiptStanding } from "./receipt-standing";

const kwd = (amount: string) => money(amount, currency("KWD"));

describe("a receipt says what became of the money since it was paid or reserved", () => {
  it.each([
    ["paid", [], null],
    ["authorized", [], null],
    ["authorized", [["voided", "10.500"]], "released"],
    ["authorized", [["captured", "4.000"]], "partly_collected"],
    [
      "authorized",
      [
        ["captured", "4.000"],
        ["refunded", "4.000"],
      ],
      "partly_collected",
    ],
    [
      "authorized",
      [
        ["captured", "4.000"],
        ["captured", "6.500"],
      ],
      "collected",
    ],
    ["paid", [["captured", "10.500"]], "collected"],
    ["paid", [["refunded", "10.499"]], "partly_refunded"],
    [
      "paid",
      [
        ["refunded", "10.000"],
        ["refunded", "0.500"],
      ],
      "refunded",
    ],
    ["cod", [["refunded", "10.500"]], null],
    ["failed", [], null],
  ] as const)("%s with %j is %s", (outcome, children, standing) => {
    const counted = children.map(([kind, amount]) => ({ kind, amount: kwd(amount) }));
    expect(receiptStanding(outcome, kwd("10.500"), counted)).toBe(standing);
  });
});
