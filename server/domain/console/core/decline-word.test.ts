import { expect, test } from "vitest";
import { attemptWord, declineWord } from "./decline-word";

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

test.each([
  ["failed", "Do not honour", { category: "insufficient_funds" }, "insufficient_funds"],
  ["failed", "Do not honour", null, "unknown"],
  ["error", "Connection reset", null, "gateway_fault"],
  ["error", null, { category: "unknown" }, "gateway_fault"],
  ["error", "Do not honour", { category: "fraud" }, "fraud"],
] as const)("an attempt that %s with %s and %j is %s", (state, message, decline, word) => {
  expect(attemptWord({ state, message, decline })).toBe(word);
});
