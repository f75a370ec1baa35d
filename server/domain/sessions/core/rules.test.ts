import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { toWire } from "@/server/kernel/money";
import { amountOf, companionErrors, type Draft, isRefused, missingTerms, storedDetails } from "./rules";

const DRAFT: Draft = {
  paymentType: "one_off",
  amount: "10.500",
  currency: "KWD",
  customerId: null,
  customerEmail: null,
  customerPhone: null,
  dialledPhone: null,
  unlistedScheme: null,
  details: {},
};

describe("an amount is exact, positive and never rounded", () => {
  it.each<[amount: string, code: string, type: Draft["paymentType"], kept: string]>([
    ["14", "KWD", "one_off", "14.000"],
    ["10.5000", "KWD", "one_off", "10.500"],
    ["0.001", "KWD", "one_off", "0.001"],
    ["1e2", "USD", "one_off", "100.00"],
    ["100", "JPY", "one_off", "100"],
    ["99999999999999.999", "KWD", "one_off", "99999999999999.999"],
    ["0", "KWD", "save_card", "0.000"],
    ["-0.000", "KWD", "save_card", "0.000"],
    ["0.000", "KWD", "auto_pay", "0.000"],
    ["3", "USD", "auto_pay", "3.00"],
  ])("%s %s of %s is %s", (amount, code, paymentType, kept) => {
    const result = amountOf({ amount, currency: code, paymentType });
    expect(isRefused(result) ? result : toWire(result)).toBe(kept);
  });

  it.each<[amount: string, code: string, type: Draft["paymentType"], field: string, message: string]>([
    ["10.5001", "KWD", "one_off", "amount", "Ensure that there are no more than 3 decimal places."],
    ["1.005", "USD", "one_off", "amount", "Ensure that there are no more than 2 decimal places."],
    ["100.5", "JPY", "one_off", "amount", "Ensure that there are no more than 0 decimal places."],
    [
      "100000000000000",
      "KWD",
      "one_off",
      "amount",
      "Ensure that there are no more than 14 digits before the decimal point.",
    ],
    ["0", "KWD", "one_off", "amount", "Ensure this value is greater than or equal to 0.001."],
    ["0", "JPY", "auto_debit", "amount", "Ensure this value is greater than or equal to 1."],
    ["-1", "USD", "one_off", "amount", "Ensure this value is greater than or equal to 0.01."],
    ["-1", "USD", "auto_pay", "amount", "Ensure this value is greater than or equal to 0."],
    ["1", "KWD", "save_card", "amount", "The amount must be zero for save_card."],
    ["1", "XYZ", "one_off", "currency_code", '"XYZ" is not a valid choice.'],
  ])("%s %s of %s is refused", (amount, code, paymentType, field, message) => {
    expect(amountOf({ amount, currency: code, paymentType })).toEqual({ [field]: [message] });
  });
});

const REQUIRED = ["This field is required."];
const SMS = { notifications: { sms: ["paid"] } };
const EMAIL = { notifications: { email: ["paid"] } };

describe("fields need their companions", () => {
  it.each<[change: Partial<Draft>, errors: unknown]>([
    [{}, {}],
    [{ details: { agreement: { id: "a" } } }, { agreement: ["An agreement cannot be sent for one_off."] }],
    [{ paymentType: "save_card" }, { customer_id: REQUIRED }],
    [{ paymentType: "save_card", customerId: "c", details: { agreement: { id: "a" } } }, {}],
    [{ paymentType: "auto_debit" }, { customer_id: REQUIRED, agreement: REQUIRED }],
    [{ paymentType: "auto_debit", customerId: "c", details: { agreement: { id: "a", type: "recurring" } } }, {}],
    [{ paymentType: "auto_pay", customerId: "c" }, { agreement: REQUIRED }],
    [{ details: SMS }, { notifications: { sms: ["To use sms notifications provide the `customer_phone` field."] } }],
    [
      { details: EMAIL },
      { notifications: { email: ["To use email notifications provide the `customer_email` field."] } },
    ],
    [
      { details: { notifications: { whatsapp: ["paid"] } } },
      { notifications: { whatsapp: ["To use whatsapp notifications provide the `customer_phone` field."] } },
    ],
    [{ details: SMS, customerPhone: "50000000", dialledPhone: "+96550000000" }, {}],
    [{ details: EMAIL, customerEmail: "a@x.test" }, {}],
    [
      { details: SMS, customerPhone: "abc" },
      { notifications: { sms: ["The `customer_phone` is not a number that can be dialled."] } },
    ],
    [
      { details: { notifications: { whatsapp: ["paid"] } }, customerPhone: "abc" },
      { notifications: { whatsapp: ["The `customer_phone` is not a number that can be dialled."] } },
    ],
    [{ details: SMS, customerPhone: "+965 5000 0000", dialledPhone: "+96550000000" }, {}],
    [{ customerPhone: "abc" }, {}],
    [{ details: { notifications: { sms: [], email: [] } } }, {}],
    [
      {
        paymentType: "auto_debit",
        customerId: "c",
        details: { agreement: { id: "a", type: "unscheduled", frequency: "daily" } },
      },
      { agreement: { frequency: ["The frequency of an unscheduled agreement is irregular."] } },
    ],
    [
      {
        paymentType: "auto_debit",
        customerId: "c",
        details: { agreement: { id: "a", max_amount_per_cycle: "1.0005" } },
      },
      { agreement: { max_amount_per_cycle: ["Ensure that there are no more than 3 decimal places."] } },
    ],
    [
      { paymentType: "auto_debit", customerId: "c", details: { agreement: { id: "a", max_amount_per_cycle: "-1" } } },
      { agreement: { max_amount_per_cycle: ["Ensure this value is greater than or equal to 0."] } },
    ],
  ])("%j", (change, errors) => {
    expect(companionErrors({ ...DRAFT, ...change })).toEqual(errors);
  });
});

describe("the first payment under an agreement names the terms of its type", () => {
  const RHYTHM = {
    frequency: "monthly",
    amount_variability: "fixed",
    expiry_date: "2030-01-01",
    cycle_interval_days: 30,
    total_cycles: 12,
  };
  const missing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, REQUIRED]));

  it.each([
    [undefined, null],
    [{ id: "a" }, null],
    [{ id: "a", type: "other" }, null],
    [{ id: "a", type: "event_based" }, null],
    [{ id: "a", type: "recurring" }, missing(...Object.keys(RHYTHM))],
    [{ id: "a", type: "recurring", ...RHYTHM }, null],
    [{ id: "a", type: "recurring", ...RHYTHM, total_cycles: undefined }, missing("total_cycles")],
    [{ id: "a", type: "installment", ...RHYTHM }, missing("seller")],
    [{ id: "a", type: "installment", ...RHYTHM, seller: { name: "Shop" } }, null],
    [{ id: "a", type: "unscheduled" }, missing("frequency")],
    [{ id: "a", type: "unscheduled", frequency: "irregular" }, null],
  ])("%j", (agreement, errors) => {
    expect(missingTerms({ agreement })).toEqual(errors);
  });
});

test("amounts among the details are stored with their currency's decimals, and an agreement with its type", () => {
  const details = { product_type: "book", agreement: { id: "a", max_amount_per_cycle: "20" } };
  expect(storedDetails(details, currency("KWD"))).toEqual({
    product_type: "book",
    agreement: { id: "a", type: "recurring", max_amount_per_cycle: "20.000" },
  });
  expect(storedDetails({ agreement: { id: "a" } }, currency("KWD"))).toEqual({
    agreement: { id: "a", type: "recurring" },
  });
});

it("an old number that cannot be dialled does not prevent a change that sends neither it nor notifications", () => {
  const draft = { ...DRAFT, details: SMS, customerPhone: "abc" };
  expect(companionErrors(draft, false)).toEqual({});
});
