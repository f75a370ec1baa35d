import { expect, it } from "vitest";
import { answerRows } from "./shown-answer";

it("shows plain values as they came, and leaves out what is empty", () => {
  const response = { result: "NOT CAPTURED", amt: 10.5, ok: false, auth: null, ref: "", avr: { a: 1 }, list: ["x"] };
  expect(answerRows(response)).toEqual([
    ["result", "NOT CAPTURED"],
    ["amt", "10.5"],
    ["ok", "false"],
  ]);
});

it("has nothing to show of no answer", () => {
  expect(answerRows(null)).toEqual([]);
});
