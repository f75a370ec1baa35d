import { describe, expect, it } from "vitest";
import { parseCivilDate } from "@/server/kernel/time";
import { readCard } from "./card-input";
import { keepsCard, saveRule } from "./save-rule";

const TODAY = parseCivilDate("2026-11-21");
if (TODAY === null) throw new Error("unreachable");
const SIMULATED = { minimumDays: null, followsScheme: false, today: TODAY };
const GOOD = { number: "411111111111111", expiry: "12/30", cvv: "123" };

describe("a typed card is read whatever keyboard it was typed on", () => {
  it.each([
    ["411111111111111", "12/30", "123"],
    ["4111 1111 1111 111", "12 / 30", "1234"],
    ["4111-1111-1111-111", "1230", "000"],
    ["٤١١١١١١١١١١١١١١", "١٢/٣٠", "١٢٣"],
    ["\u200e۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱\u200f", "۱۲/۲۰۳۰", "۱۲۳"],
    ["411111111111111", "12/2030", "123"],
    ["411111111111111", "122030", "123"],
    ["411111111111111", "12-30", "123"],
  ])("%s %s %s", (number, expiry, cvv) => {
    expect(readCard({ number, expiry, cvv }, SIMULATED)).toMatchObject({
      card: { number: "411111111111111", expiryMonth: 12, expiryYear: 2030 },
    });
  });
});

describe("each field that is missing or wrong is named", () => {
  it.each([
    [{ ...GOOD, number: "" }, { number: "required" }],
    [{ ...GOOD, number: "  \u200f " }, { number: "required" }],
    [{ ...GOOD, number: "4111" }, { number: "invalid" }],
    [{ ...GOOD, number: "41111111111111111111" }, { number: "invalid" }],
    [{ ...GOOD, number: "4111x1111111111" }, { number: "invalid" }],
    [{ ...GOOD, expiry: "" }, { expiry: "required" }],
    [{ ...GOOD, expiry: "13/30" }, { expiry: "invalid" }],
    [{ ...GOOD, expiry: "00/30" }, { expiry: "invalid" }],
    [{ ...GOOD, expiry: "12/1930" }, { expiry: "invalid" }],
    [{ ...GOOD, expiry: "123" }, { expiry: "invalid" }],
    [{ ...GOOD, cvv: "" }, { cvv: "required" }],
    [{ ...GOOD, cvv: "12" }, { cvv: "invalid" }],
    [{ ...GOOD, cvv: "12345" }, { cvv: "invalid" }],
    [
      { number: "", expiry: "x", cvv: "" },
      { number: "required", expiry: "invalid", cvv: "required" },
    ],
  ])("%j", (typed, errors) => {
    expect(readCard(typed, SIMULATED)).toEqual({ errors });
  });
});

describe("an expiry date binds only where the merchant asked for it", () => {
  it.each([
    ["01/20", null, true],
    ["11/26", 1, true],
    ["11/26", 9, true],
    ["11/26", 10, false],
    ["12/26", 10, true],
    ["12/26", 60, false],
    ["10/26", 1, false],
    ["01/28", 365, true],
  ])("%s with %s days", (expiry, days, accepted) => {
    const read = readCard({ ...GOOD, expiry }, { ...SIMULATED, minimumDays: days });
    if (accepted) expect(read).toHaveProperty("card");
    else expect(read).toEqual({ errors: { expiry: "too_short" } });
  });
});

describe("a card of a real gateway follows the rules of its scheme", () => {
  const REAL = { ...SIMULATED, followsScheme: true };

  it.each([
    [{ number: "4242 4242 4242 4242", expiry: "12/30", cvv: "123" }, null],
    [{ number: "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", expiry: "١١/٢٦", cvv: "١٢٣" }, null],
    [{ number: "378282246310005", expiry: "12/30", cvv: "1234" }, null],
    [{ number: "378282246310005", expiry: "12/30", cvv: "123" }, { cvv: "invalid" }],
    [{ number: "4242424242424242", expiry: "12/30", cvv: "1234" }, { cvv: "invalid" }],
    [{ number: "4242424242424241", expiry: "12/30", cvv: "123" }, { number: "mistyped" }],
    [{ number: "424242424242424", expiry: "12/30", cvv: "123" }, { number: "invalid" }],
    [{ number: "411111111111111", expiry: "12/30", cvv: "123" }, { number: "invalid" }],
    [{ number: "9000000000000001", expiry: "12/30", cvv: "1234" }, null],
    [{ number: "4242424242424242", expiry: "10/26", cvv: "123" }, { expiry: "expired" }],
  ])("%j: %j", (typed, errors) => {
    if (errors === null) expect(readCard(typed, REAL)).toHaveProperty("card");
    else expect(readCard(typed, REAL)).toEqual({ errors });
  });

  it("and to the days that the session asks for", () => {
    const typed = { number: "4242424242424242", expiry: "11/26", cvv: "123" };
    expect(readCard(typed, { ...REAL, minimumDays: 30 })).toEqual({ errors: { expiry: "too_short" } });
  });
});

describe("whether a card is kept follows the session's payment type and the gateway", () => {
  it.each([
    ["one_off", null, true, "none", false, false],
    ["one_off", "c1", false, "none", true, false],
    ["one_off", "c1", true, "offered", false, false],
    ["one_off", "c1", true, "offered", true, true],
    ["save_card", "c1", true, "ticked", true, true],
    ["save_card", "c1", true, "ticked", false, null],
    ["auto_debit", "c1", true, "consent", false, true],
    ["auto_pay", "c1", true, "consent", false, true],
  ] as const)(
    "%s, customer %s, tokenizable %s → %s; ticked %s → %s",
    (type, customer, tokenizable, rule, ticked, kept) => {
      expect(saveRule(type, customer, tokenizable)).toBe(rule);
      expect(keepsCard(rule, ticked)).toBe(kept);
    },
  );
});

it.each([
  ["4406470000000007", "Visa", "Visa"],
  ["4406470000000007", "mada", "mada"],
  ["4406470000000007", "Mastercard", null],
  ["4242424242424242", "mada", null],
  ["4406470000000007", undefined, null],
])("the card %s is charged by %s only if it has that scheme", (number, network, expected) => {
  const read = readCard({ number, expiry: "12/30", cvv: "123", ...(network && { network }) }, SIMULATED);
  expect("card" in read && read.card.network).toBe(expected);
});
