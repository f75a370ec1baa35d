import { expect, test } from "vitest";
import { declineWord } from "./decline-word";

test.each([
  [null, "fraud", "fraud"],
  ["card expired", null, "expired_card"],
  ["insufficient funds", "unknown", "insufficient_funds"],
  ["Simulated decline", null, "declined"],
  ["Do not honour", null, "unknown"],
  [null, null, "unknown"],
] as const)("%s with %s is %s", (text, category, word) => {
  expect(declineWord(text, category)).toBe(word);
});
