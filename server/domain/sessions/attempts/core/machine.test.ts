import { describe, expect, it } from "vitest";
import { IllegalTransition, transition } from "@/server/kernel/machine";
import type { AttemptState } from "../../core/words";
import { ATTEMPT, type AttemptEvent, attemptState, wireResult } from "./machine";

const STATES: AttemptState[] = ["pending", "processing", "success", "failed", "canceled", "error", "cod"];
const EVENTS: AttemptEvent[] = [
  "submitted",
  "withdrawn",
  "canceled",
  "code_refused",
  "succeeded",
  "declined",
  "erred",
  "cash_agreed",
  "capture_failed",
  "cash_collected",
];
const CELLS: Record<string, AttemptState> = {
  "pending submitted": "processing",
  "pending withdrawn": "canceled",
  "pending canceled": "canceled",
  "processing succeeded": "success",
  "processing declined": "failed",
  "processing erred": "error",
  "processing canceled": "canceled",
  "processing code_refused": "pending",
  "processing cash_agreed": "cod",
  "failed succeeded": "success",
  "error succeeded": "success",
  "success capture_failed": "failed",
  "cod cash_collected": "success",
};

describe("an attempt moves only along its table", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    if (expected === undefined) expect(() => transition(ATTEMPT, state, event)).toThrow(IllegalTransition);
    else expect(transition(ATTEMPT, state, event)).toBe(expected);
  });

  it("leaves a success only if its capture fails, and a cancellation never", () => {
    expect([ATTEMPT.success, ATTEMPT.canceled, ATTEMPT.cod]).toEqual([
      { capture_failed: "failed" },
      {},
      { cash_collected: "success" },
    ]);
  });
});

describe("the wire never says processing", () => {
  it.each(STATES)("%s", (state) => {
    expect(wireResult(state)).toBe(state === "processing" ? "pending" : state);
  });
});

it("refuses a word that is no state", () => {
  expect(attemptState("cod")).toBe("cod");
  expect(() => attemptState("done")).toThrow(RangeError);
});
