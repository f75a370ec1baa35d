import { describe, expect, it } from "vitest";
import { cannotBeAsked, losesAnswer, secondsOf, windowOf } from "./switches";

describe("seconds until something happens are above zero and at most 30 days", () => {
  it.each([
    [60, 60],
    [0.5, 0.5],
    [0, null],
    [-1, null],
    ["60", null],
    [undefined, null],
    [99_999_999, 2_592_000],
  ])("%s → %s", (seconds, expected) => {
    expect(secondsOf({ sandbox_fails_later_seconds: seconds }, "sandbox_fails_later_seconds")).toBe(expected);
    expect(secondsOf({ sandbox_slow_seconds: seconds }, "sandbox_slow_seconds")).toBe(expected);
  });
});

it.each([
  [60, 60],
  [0, 0],
  [-1, null],
  ["60", null],
  [undefined, null],
])("a window of %s is %s", (seconds, expected) => {
  expect(windowOf({ sandbox_window_seconds: seconds })).toBe(expected);
});

it.each([
  [{}, false, false],
  [{ sandbox_answer: "lost" }, true, false],
  [{ sandbox_answer: true }, false, false],
  [{ sandbox_inquiry: "cannot_ask" }, false, true],
  [{ sandbox_inquiry: "nothing" }, false, false],
])("%j loses the answer: %s, cannot be asked about: %s", (extra, isLost, isMute) => {
  expect([losesAnswer(extra), cannotBeAsked(extra)]).toEqual([isLost, isMute]);
});
