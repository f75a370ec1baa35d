import { expect, it } from "vitest";
import { operationStatus } from "./operation-status";

it.each([
  [["credit_refund"], null, false, "completed"],
  [["credit_adjustment"], null, false, "completed"],
  [["debit_adjustment"], null, true, "reversed"],
  [["reversal"], null, false, "completed"],
  [["reserve"], null, false, "pending"],
  [["reserve", "debit_payment"], "payment_succeeded", false, "completed"],
  [["reserve", "release"], "timer", false, "expired"],
  [["reserve", "release"], "changed", false, "canceled"],
  [["reserve", "release"], "settled_without", false, "canceled"],
] as const)("%j, ended by %s, reversed %s: %s", (entries, ended, reversed, expected) => {
  expect(operationStatus(entries, { ended, reversed })).toBe(expected);
});
