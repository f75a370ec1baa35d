import { expect, it } from "vitest";
import { isTestMode } from "./account";

it.each([
  [[], false],
  [[true], true],
  [[true, true], true],
  [[true, false], false],
])("accounts of which %j are simulated are in test mode: %s", (simulated, expected) => {
  expect(isTestMode(simulated.map((isSandbox) => ({ isSandbox })))).toBe(expected);
});
