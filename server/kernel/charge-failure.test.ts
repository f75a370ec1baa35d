import { expect, test } from "vitest";
import { chargeFailureKind } from "./charge-failure";

test.each([
  ["issuing bank declined", "issuingBank"],
  ["card expired", "cardExpired"],
  ["insufficient funds", "insufficientFunds"],
  ["declined", "declined"],
  ["Simulated error", "error"],
  ["no active card", "noCard"],
  ["payment gateway not available", "noGateway"],
  ["05 - do not honour", "declined"],
  [null, "declined"],
] as const)("the reason %s is told as %s", (reason, kind) => {
  expect(chargeFailureKind(reason)).toBe(kind);
});
