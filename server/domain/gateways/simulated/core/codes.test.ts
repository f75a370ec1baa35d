import { expect, it } from "vitest";
import { TEST_CODES, verdictOnCode } from "./codes";

it.each([
  ["111111", "success"],
  ["111112", "failed"],
  ["111113", "error"],
  ["111110", undefined],
  ["", undefined],
  ["constructor", undefined],
])("the code %s is %s", (code, outcome) => {
  expect(verdictOnCode(code)?.outcome).toBe(outcome);
});

it("a page can show each code with its outcome", () => {
  expect(TEST_CODES.map(({ code }) => verdictOnCode(code)?.outcome)).toEqual(["success", "failed", "error"]);
});
