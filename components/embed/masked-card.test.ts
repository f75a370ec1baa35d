import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { maskedCard, typedCardFacts } from "./masked-card";

const fields = (number: string, expiry: string, network: string) => (name: "number" | "expiry" | "network") =>
  ({ number, expiry, network })[name];
const told = (number: string, expiry = "", network = "") => maskedCard(fields(number, expiry, network));

describe("while a card is typed a shop learns its first six digits, and its schemes", () => {
  it.each([
    ["41111", "", undefined],
    ["4111 11", "", { bin: "411111", scheme: "Visa", schemes: ["Visa"] }],
    ["٤٤٠٦٤٧٠٠٠٠", "", { bin: "440647", scheme: "mada", schemes: ["mada", "Visa"] }],
    ["5297410000000001", "Mastercard", { bin: "529741", scheme: "Mastercard", schemes: ["mada", "Mastercard"] }],
    ["4406470000000001", "Mastercard", { bin: "440647", scheme: "mada", schemes: ["mada", "Visa"] }],
    ["588845000000", "", { bin: "588845", scheme: "mada", schemes: ["mada"] }],
    ["900000000000", "", { bin: "900000", scheme: "", schemes: [] }],
  ])("%s, %j", (number, network, facts) => {
    expect(typedCardFacts(fields(number, "", network))).toEqual(facts);
  });
});

describe("hooks receive what a shop may know of a card", () => {
  it.each([
    ["4111 1111 1111 111", "12 / 30", ["411111XXXXX1111", "12", "30", "Visa", "Visa"]],
    ["٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", "١/٢٠٣٠", ["424242XXXXXX4242", "01", "30", "Visa", "Visa"]],
    ["378282246310005", "1230", ["378282XXXXX0005", "12", "30", "American Express", "American Express"]],
    ["9000000000000001", "12", ["900000XXXXXX0001", "12", "", "", ""]],
    ["", "", ["", "", "", "", ""]],
    ["41111111111", "12/30", ["XXXXXXXXXXX", "12", "30", "Visa", "Visa"]],
  ])("%s, %s", (number, expiry, [masked, month, year, brand, scheme]) => {
    expect(told(number, expiry)).toEqual({
      number: masked,
      expiry_month: month,
      expiry_year: year,
      brand,
      scheme,
    });
  });

  test("at most ten digits, however many were typed", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), (number) => {
        expect(told(number).number.replaceAll("X", "").length).toBeLessThanOrEqual(10);
      }),
    );
  });
});
