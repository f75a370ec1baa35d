import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentQueryText, readPaymentQuery } from "../payment-query";
import { searchedText } from "./search-operators";

const NONE = { from: null, to: null, by: null };

function valuesOf(q: string): Readonly<Record<string, string>> {
  const { values } = readPaymentQuery({ q });
  return Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null));
}

describe("operators of a search become the list's filters, and the rest stays text", () => {
  it.each([
    ["state:failed amount:>50 method:knet", { state: "failed", amount: ">50", method: "knet" }],
    ["STATE:Failed", { state: "failed" }],
    ["state:failed,expired state:paid", { state: "failed,expired,paid" }],
    ["Noura state:failed Ali", { q: "Noura Ali", state: "failed" }],
    ["amount:>=٥٠٫٥", { amount: ">=50.5" }],
    ["amount:＞＝５０", { amount: ">=50" }],
    ["amount：≤۵۰", { amount: "<=50" }],
    ["amount:> 50", { amount: ">50" }],
    ["amount: 50", { amount: "50" }],
    ["amount:=050.500", { amount: "50.5" }],
    ["amount:50..60", { amount: "50..60" }],
    ["amount:50…60", { amount: "50..60" }],
    ["amount:٥٠..٦٠", { amount: "50..60" }],
    ["amount:٥٠٫٥..٦٠٫٥", { amount: "50.5..60.5" }],
    ["amount:50..", { amount: "50.." }],
    ["amount:>50..", { amount: ">50" }],
    ["amount:..<50", { amount: "<50" }],
    ["amount:>50..<60", { amount: ">50..<60" }],
    ["amount:>٥٠..٦٠", { amount: ">50..60" }],
    ["amount:١٬٠٠٠", { amount: "1000" }],
    ["method:card،visa", { method: "card,visa" }],
    ['method:"Apple Pay"', { method: "apple_pay" }],
    ["method:«American Express»", { method: "amex" }],
    ["method:mc", { method: "mastercard" }],
    ["reason:expired_card", { reason: "expired_card" }],
    ['reason:"insufficient funds"', { reason: "insufficient_funds" }],
    ["currency:kwd gateway:knet-1", { currency: "KWD", gateway: "knet-1" }],
    ["paid:2026-01-05", { by: "received", from: "2026-01-05", to: "2026-01-05" }],
    ["paid:٢٠٢٦-٠١-٠٥", { by: "received", from: "2026-01-05", to: "2026-01-05" }],
    ["made:2026-01-05..2026-01-09", { from: "2026-01-05", to: "2026-01-09" }],
    ["made:>2026-01-05", { from: "2026-01-06" }],
    ["made:<=2026/01/05", { to: "2026-01-05" }],
    ["paid:2026/1/5", { by: "received", from: "2026-01-05", to: "2026-01-05" }],
    [`link:plink_${"A".repeat(32)}`, { link: `plink_${"A".repeat(32)}` }],
    ['"state:failed"', { q: '"state:failed"' }],
    ['"state:paid" amount:>5', { q: '"state:paid"', amount: ">5" }],
    ['«INV:77» "Omar"', { q: '"INV:77" Omar' }],
    ['""', {}],
    ["https://shop.example/s/abc", { q: "https://shop.example/s/abc" }],
    ["10:30", { q: "10:30" }],
  ])("%s", (typed, values) => {
    expect(valuesOf(typed)).toEqual(values);
    expect(readPaymentQuery({ q: typed }).problems).toEqual([]);
  });

  it("replaces the parameters of the same filter in the address", () => {
    const { values } = readPaymentQuery({
      q: "state:paid made:2026-01-05",
      state: "failed",
      by: "booked",
      range: "all",
    });
    expect(values).toMatchObject({
      ...NONE,
      q: null,
      state: "paid",
      from: "2026-01-05",
      to: "2026-01-05",
      range: null,
    });
  });
});

describe("the address of a search", () => {
  const part = fc.constantFrom(
    ...['"', "“", "»", " ", "  ", "state:", "state:paid", "INV:", "INV:77", "amount:>", "5", "Omar", "::", "https://x"],
  );
  it("is read as the search was, for any text", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { values } = readPaymentQuery({ q: parts.join("") });
        const again = readPaymentQuery(Object.fromEntries(new URLSearchParams(paymentQueryText(values))));
        expect(again.values).toEqual(values);
        expect(again.problems.filter(({ operator }) => operator !== null)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps quotes that the searched text has not", () => {
    expect(searchedText('"state:paid" Omar 5"')).toBe('state:paid Omar 5"');
  });
});

describe("a part that is no filter is named and never left out in silence", () => {
  it.each([
    ["state:stolen", { fault: "value", typed: "state:stolen", operator: "state" }],
    ["state:", { fault: "value", typed: "state:", operator: "state" }],
    ["amount:many", { fault: "value", typed: "amount:many", operator: "amount" }],
    ["amount:5,500", { fault: "value", typed: "amount:5,500", operator: "amount" }],
    ["amount:1e1", { fault: "value", typed: "amount:1e1", operator: "amount" }],
    ["amount:60..50", { fault: "value", typed: "amount:60..50", operator: "amount" }],
    ["amount:<50..60", { fault: "value", typed: "amount:<50..60", operator: "amount" }],
    ["amount:..", { fault: "value", typed: "amount:..", operator: "amount" }],
    ["amount:-5", { fault: "value", typed: "amount:-5", operator: "amount" }],
    ["method:cheque", { fault: "value", typed: "method:cheque", operator: "method" }],
    ["reason:weather", { fault: "value", typed: "reason:weather", operator: "reason" }],
    ["made:>9999-12-31", { fault: "value", typed: "made:>9999-12-31", operator: "made" }],
    ["made:<0001-01-01", { fault: "value", typed: "made:<0001-01-01", operator: "made" }],
    ["paid:2026-02-30", { fault: "value", typed: "paid:2026-02-30", operator: "paid" }],
    ["currency:kwdd", { fault: "value", typed: "currency:kwdd", operator: "currency" }],
    ["link:plink_x", { fault: "value", typed: "link:plink_x", operator: "link" }],
  ])("%s", (typed, problem) => {
    const { values, problems, searched } = readPaymentQuery({ q: typed });
    expect(problems).toEqual([problem]);
    expect(values.q).toBeNull();
    expect(searched).toBe(typed);
  });

  it.each([
    ["amount:50 amount:60", "repeated"],
    ["paid:2026-01-05 made:2026-01-06", "two_days"],
  ])("%s", (typed, fault) => {
    expect(readPaymentQuery({ q: typed }).problems).toMatchObject([{ fault }]);
  });

  it("searches a text with an unknown operator as it is", () => {
    const { values, problems } = readPaymentQuery({ q: "INV:77 state:paid" });
    expect(values).toMatchObject({ q: "INV:77", state: "paid" });
    expect(problems).toEqual([{ fault: "unknown", typed: "INV:77", operator: null }]);
  });

  it("reads the fields of forms as the parameters that addresses have", () => {
    const { values, dropped, isRewritten } = readPaymentQuery({
      state: ["paid", "failed"],
      amount_from: "٥",
      amount_to: "",
    });
    expect([values.state, values.amount, dropped, isRewritten]).toEqual(["paid,failed", "5..", [], true]);
    expect(readPaymentQuery({ amount_from: "6", amount_to: "5" }).dropped).toEqual(["amount"]);
    expect(readPaymentQuery({ amount_from: "5", amount_above: "yes" }).values.amount).toBe(">5");
    expect(readPaymentQuery({ amount_above: "yes", amount_to: "5", amount_below: "yes" }).values.amount).toBe("<5");
    expect(readPaymentQuery({ state: "paid,failed", amount: "5.." }).isRewritten).toBe(false);
  });

  it("drops a cursor of another order", () => {
    const cursor = `5.000_1769000000000-${"a".repeat(40)}`;
    expect(readPaymentQuery({ cursor, sort: "highest" }).dropped).toEqual([]);
    expect(readPaymentQuery({ cursor })).toMatchObject({ values: { cursor: null }, dropped: ["cursor"] });
  });
});
