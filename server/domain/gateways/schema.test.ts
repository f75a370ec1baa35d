import { describe, expect, it, test } from "vitest";
import { InvalidFields } from "@/server/kernel/errors";
import { CONNECTORS } from "./registry";
import { type GatewayInput, readGatewayInput } from "./schema";

const LEAST: GatewayInput = { code: "acme", name: "Acme", defaultCurrency: "KWD" };

function errorsOf(change: Partial<Record<keyof GatewayInput, unknown>>): unknown {
  try {
    readGatewayInput({ ...LEAST, ...change } as GatewayInput);
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
  return null;
}

test("a gateway named by code, name and currency can charge in that currency and nothing more", () => {
  expect(readGatewayInput(LEAST)).toMatchObject({
    connector: "sarraf_sandbox",
    flow: "redirect",
    isSandbox: true,
    acceptedCurrencies: ["KWD"],
    operation: "purchase",
    operations: [],
    isTokenizable: false,
    autoDebitEnabled: false,
    multiAttempt: true,
    plugins: [],
    paymentServices: [],
    walletProviders: [],
    feeFixed: null,
    exchangeRates: {},
  });
});

describe("a broken field is refused under its wire name", () => {
  it.each<[keyof GatewayInput, unknown, Record<string, unknown>]>([
    ["code", "", { code: ["This field may not be blank."] }],
    ["code", "a b", { code: ["Enter a valid value."] }],
    ["code", "x".repeat(17), { code: ["Ensure this field has no more than 16 characters."] }],
    ["name", undefined, { name: ["This field is required."] }],
    ["defaultCurrency", "XXX", { default_currency: ['"XXX" is not a valid choice.'] }],
    ["acceptedCurrencies", ["KWD", "QQQ"], { accepted_currencies: { 1: ['"QQQ" is not a valid choice.'] } }],
    ["acceptedCurrencies", ["USD"], { accepted_currencies: ["Must contain the default currency KWD."] }],
    ["connector", "other", { connector: [`"other" is not a valid choice. One of: ${CONNECTORS.join(", ")}.`] }],
    ["flow", "popup", { flow: ['"popup" is not a valid choice.'] }],
    ["operation", "sale", { operation: ['"sale" is not a valid choice.'] }],
    ["operations", ["reverse"], { operations: { 0: ['"reverse" is not a valid choice.'] } }],
    ["plugins", ["invoice"], { plugins: { 0: ['"invoice" is not a valid choice.'] } }],
    ["paymentServices", ["cheque"], { payment_services: { 0: ['"cheque" is not a valid choice.'] } }],
    ["walletProviders", ["sarraf"], { wallet_providers: { 0: ["Enter a valid value."] } }],
    ["tags", ["best"], { tags: { 0: ['"best" is not a valid choice.'] } }],
    ["autoDebitEnabled", true, { auto_debit_enabled: ["Auto-debit needs `is_tokenizable`."] }],
    ["feeFixed", "-1", { fee_fixed: ["Ensure this value is greater than or equal to 0."] }],
    ["feeFixed", "0.0005", { fee_fixed: ["Ensure that there are no more than 3 decimal places."] }],
    ["feePercent", "100.1", { fee_percent: ["Ensure this value is less than or equal to 100."] }],
    ["feePercent", "abc", { fee_percent: ["A valid number is required."] }],
    ["exchangeRates", { EUR: "1" }, { exchange_rates: ["EUR is not among the accepted currencies."] }],
    ["exchangeRates", { KWD: "1" }, { exchange_rates: ["KWD is the default currency and needs no rate."] }],
  ])("%s = %j", (name, value, expected) => {
    expect(errorsOf({ [name]: value })).toEqual(expected);
  });

  it.each([
    ["0", "USD: Ensure this value is greater than 0."],
    ["-1", "USD: A valid number is required."],
    ["1e3", "USD: A valid number is required."],
    ["0.123456789", "USD: Ensure that there are no more than 8 decimal places."],
  ])("a rate of %s", (rate, message) => {
    expect(errorsOf({ acceptedCurrencies: ["KWD", "USD"], exchangeRates: { USD: rate } })).toEqual({
      exchange_rates: [message],
    });
  });

  it("a fixed fee finer than the default currency", () => {
    expect(errorsOf({ defaultCurrency: "USD", feeFixed: "0.255" })).toEqual({
      fee_fixed: ["Ensure that there are no more than 2 decimal places."],
    });
  });
});

test("words said twice count once", () => {
  const read = readGatewayInput({
    ...LEAST,
    plugins: ["e_commerce", "e_commerce"],
    acceptedCurrencies: ["KWD", "USD", "KWD"],
  });
  expect([read.plugins, read.acceptedCurrencies]).toEqual([["e_commerce"], ["KWD", "USD"]]);
});
