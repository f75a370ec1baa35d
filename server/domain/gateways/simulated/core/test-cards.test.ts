import { describe, expect, it, test } from "vitest";
import { orderedVerdict, TEST_CARDS, testCard, verdictOnToken, verdictOnTypedCard } from "./test-cards";

const card = (last: string) => `41111111111111${last}`;

describe("a test card decides by how it is used: typed, charged as a token, charged as a token for nothing", () => {
  it.each([
    ["1", "success", null, "success", null, "success"],
    ["2", "failed", "Simulated decline", "failed", "declined", "failed"],
    ["3", "error", "Simulated error", "error", "Simulated error", "error"],
    ["4", "success", null, "failed", "issuing bank declined", "success"],
    ["5", "success", null, "failed", "card expired", "success"],
    ["6", "success", null, "failed", "insufficient funds", "success"],
  ])("…11%s: typed %s, token %s", (last, typed, typedMessage, token, tokenMessage, free) => {
    expect(verdictOnTypedCard(card(last))).toEqual({ outcome: typed, message: typedMessage });
    expect(verdictOnToken(card(last), false)).toEqual({ outcome: token, message: tokenMessage });
    expect(verdictOnToken(card(last), true).outcome).toBe(free);
  });

  it.each(["4111111111111111", "41111111111111", "5555555555554444", "0", ""])("unknown number %j", (number) => {
    expect(testCard(number)).toBeNull();
    expect(verdictOnTypedCard(number)).toEqual({ outcome: "canceled", message: "Unknown test card" });
    expect(verdictOnToken(number, false)).toEqual({ outcome: "error", message: "Simulated error" });
    expect(verdictOnToken(number, true).outcome).toBe("error");
  });
});

describe("extra orders an outcome; what is absent or unknown means success", () => {
  it.each([
    [{ sandbox_result: "success" }, "success", null],
    [{ sandbox_result: "failed" }, "failed", "Simulated decline"],
    [{ sandbox_result: "error" }, "error", "Simulated error"],
    [{ sandbox_result: "FAILED" }, "success", null],
    [{ sandbox_result: null }, "success", null],
    [{ sandbox_inquiry_result: "failed" }, "success", null],
    [{}, "success", null],
  ])("%j → %s", (extra, outcome, message) => {
    expect(orderedVerdict(extra, "sandbox_result")).toEqual({ outcome, message });
  });

  it("a status query reads its own key", () => {
    expect(
      orderedVerdict({ sandbox_inquiry_result: "failed", sandbox_result: "error" }, "sandbox_inquiry_result").outcome,
    ).toBe("failed");
  });
});

test("there are six cards and each number has fifteen digits", () => {
  expect(TEST_CARDS.map(({ number }) => /^\d{15}$/.test(number))).toEqual(Array(6).fill(true));
});
