import { expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { keepsFee, receiptFigure } from "./receipt-figure";
import { receiptStanding } from "./receipt-standing";

const kwd = (amount: string) => money(amount, currency("KWD"));
const CAPTURED = ["captured", "4.000"] as const;
const REST = ["voided", "6.000"] as const;

it.each([
  ["a payment with its fee", "paid", "10.250", "10.250", [], "10.250"],
  ["a reservation", "authorized", "10.250", "0", [], "10.250"],
  ["an order that is paid on delivery", "cod", "10.000", "0", [], "10.000"],
  ["a reservation collected in whole", "paid", "10.250", "10.250", [["captured", "10.000"]], "10.250"],
  ["a gateway's capture of all but the fee", "paid", "10.250", "10.000", [["captured", "10.000"]], "10.000"],
  ["a part that was collected", "authorized", "10.250", "4.000", [CAPTURED], "4.000"],
  [
    "a part that was collected and given back",
    "authorized",
    "10.250",
    "4.000",
    [CAPTURED, ["refunded", "4.000"]],
    null,
  ],
  ["a part, the rest of which was released", "paid", "10.250", "4.000", [CAPTURED, REST], "4.000"],
  ["a part refunded after a release", "paid", "10.250", "4.000", [CAPTURED, REST, ["refunded", "1.000"]], "4.000"],
  ["all refunded after a release", "paid", "10.250", "4.000", [CAPTURED, REST, ["refunded", "4.000"]], "4.000"],
  ["a released reservation", "authorized", "10.250", "0", [["voided", "10.000"]], "10.250"],
  ["a part that was refunded", "paid", "10.250", "10.250", [["refunded", "1.000"]], "10.250"],
  ["a refund without the fee", "paid", "10.250", "10.250", [["refunded", "10.000"]], "10.000"],
  ["a failure", "failed", null, "0", [], null],
] as const)("a receipt's heading names the amount of %s", (_title, outcome, charged, collected, rows, figure) => {
  const children = rows.map(([kind, amount]) => ({ kind, amount: kwd(amount) }));
  const standing = receiptStanding(outcome, kwd("10.000"), children);
  const sums = { charged: charged && kwd(charged), wallet: kwd("0"), collected: kwd(collected) };
  expect(receiptFigure({ outcome, standing, children, ...sums })).toEqual(figure && kwd(figure));
});

const usd = money("20.00", currency("USD"));

it.each([
  ["the wallet's part is named with the rest", kwd("6.000"), "4.000", [], kwd("10.000")],
  ["credit that pays everything is named", null, "10.000", [], kwd("10.000")],
  ["an exchanged payment is named as the card was charged", usd, "0", [], usd],
  ["beside a wallet it is named in the order's currency", usd, "4.000", [], kwd("10.000")],
  ["its refund is named as refunded", usd, "0", [["refunded", "10.000"]], kwd("10.000")],
] as const)("%s", (_title, charged, wallet, rows, figure) => {
  const children = rows.map(([kind, amount]) => ({ kind, amount: kwd(amount) }));
  const standing = receiptStanding("paid", kwd("10.000"), children);
  const sums = { charged, wallet: kwd(wallet), collected: kwd("10.000") };
  expect(receiptFigure({ outcome: "paid", standing, children, ...sums })).toEqual(figure);
});

const RETURNED = ["refunded", "4.000"] as const;

it.each([
  ["a refund of the order's amount", "10.250", "0.250", [["refunded", "10.000"]], true],
  ["a part captured without fee", "4.000", "0.250", [CAPTURED, REST, RETURNED], false],
  [
    "a gateway's capture of all but the fee",
    "10.000",
    "0.250",
    [
      ["captured", "10.000"],
      ["refunded", "10.000"],
    ],
    false,
  ],
  [
    "a capture with the fee",
    "10.250",
    "0.250",
    [
      ["captured", "10.000"],
      ["refunded", "10.000"],
    ],
    true,
  ],
  ["a refund of a part", "10.250", "0.250", [RETURNED], false],
  ["a payment without fee", "10.000", "0.000", [["refunded", "10.000"]], false],
] as const)("of %s, a receipt says whether the fee was kept", (_title, collected, fee, rows, isKept) => {
  const children = rows.map(([kind, amount]) => ({ kind, amount: kwd(amount) }));
  const standing = receiptStanding("paid", kwd("10.000"), children);
  expect(keepsFee({ standing, children, collected: kwd(collected), fee: kwd(fee) })).toBe(isKept);
});

it("of an exchanged payment, a receipt compares in the order's currency whether the fee was kept", () => {
  const children = [{ kind: "refunded", amount: kwd("10.000") }] as const;
  const fee = money("0.82", currency("USD"));
  expect(keepsFee({ standing: "refunded", children, collected: kwd("10.250"), fee })).toBe(true);
});
