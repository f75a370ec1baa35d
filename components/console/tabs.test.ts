import { expect, it } from "vitest";
import { countText } from "./tabs";

it.each([
  [0, "0"],
  [9_999, "9999"],
  [10_000, "10000"],
  [10_001, "10,000+"],
])("%i lines are said to be %s", (count, text) => {
  expect(countText(count)).toBe(text);
});
