import { describe, expect, it, test } from "vitest";
import { accepts, transition } from "@/server/kernel/machine";
import { isAsked, isOwed, REVERSAL, type ReversalEvent, reversalEventFor, reversalState } from "./reversal-machine";
import type { ReversalState } from "./words";

const STATES: readonly ReversalState[] = ["due", "processing", "queued", "done", "refused"];
const EVENTS: readonly ReversalEvent[] = ["sent", "queued", "succeeded", "refused", "renewed", "failed_later"];

const CELLS: Readonly<Record<string, ReversalState>> = {
  "due sent": "processing",
  "due succeeded": "done",
  "due refused": "refused",
  "processing queued": "queued",
  "processing succeeded": "done",
  "processing refused": "refused",
  "processing renewed": "due",
  "queued succeeded": "done",
  "queued refused": "refused",
  "queued renewed": "due",
  "done failed_later": "refused",
  "refused succeeded": "done",
  "refused renewed": "due",
};

describe("the reversal's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    expect(accepts(REVERSAL, state, event)).toBe(expected !== undefined);
    if (expected !== undefined) expect(transition(REVERSAL, state, event)).toBe(expected);
  });
});

test("an answer moves what was sent, and nothing else", () => {
  const events = STATES.map((state) => reversalEventFor(state, "success"));
  expect(events).toEqual([null, "succeeded", "succeeded", null, null]);
  expect(STATES.map((state) => reversalEventFor(state, "pending"))).toEqual([null, "queued", null, null, null]);
  expect(STATES.map((state) => reversalEventFor(state, "failed"))).toEqual([null, "refused", "refused", null, null]);
  expect(STATES.map(isAsked)).toEqual([false, true, true, false, false]);
  expect(STATES.map(isOwed)).toEqual([true, true, true, false, true]);
});

test("a word that is no state is a bug", () => {
  expect(() => reversalState("toString")).toThrow(RangeError);
});
