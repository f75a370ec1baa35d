import { describe, expect, it, test } from "vitest";
import { accepts, transition } from "@/server/kernel/machine";
import type { OperationKind } from "@/server/kernel/words";
import {
  childState,
  OPERATION,
  type OperationEvent,
  operationEventFor,
  operationKind,
  operationState,
} from "./machine";
import type { OperationState } from "./words";

const STATES: readonly OperationState[] = ["processing", "queued", "done", "refused", "rejected", "reversed"];
const EVENTS: readonly OperationEvent[] = ["succeeded", "queued", "refused", "rejected", "failed_later"];
const KINDS: readonly OperationKind[] = ["refund", "capture", "void"];

const CELLS: Readonly<Record<string, OperationState>> = {
  "processing succeeded": "done",
  "processing queued": "queued",
  "processing refused": "refused",
  "queued succeeded": "done",
  "queued refused": "refused",
  "queued rejected": "rejected",
  "done failed_later": "reversed",
  "reversed succeeded": "done",
};

describe("the operation's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    expect(accepts(OPERATION, state, event)).toBe(expected !== undefined);
    if (expected !== undefined) expect(transition(OPERATION, state, event)).toBe(expected);
  });
});

describe("what a gateway's answer makes of an operation", () => {
  it.each([
    ["processing", "success", ["succeeded", "succeeded", "succeeded"]],
    ["processing", "failed", ["refused", "refused", "refused"]],
    ["processing", "error", ["refused", "refused", "refused"]],
    ["processing", "canceled", ["refused", "refused", "refused"]],
    ["processing", "pending", ["queued", "queued", "queued"]],
    ["queued", "success", ["succeeded", "succeeded", "succeeded"]],
    ["queued", "failed", ["rejected", "refused", "refused"]],
    ["queued", "pending", [null, null, null]],
    ["done", "failed", [null, null, null]],
    ["refused", "success", [null, null, null]],
    ["rejected", "success", [null, null, null]],
    ["reversed", "success", [null, "succeeded", null]],
    ["reversed", "failed", [null, null, null]],
  ] as const)("%s, %s", (state, outcome, expected) => {
    expect(KINDS.map((kind) => operationEventFor(kind, state, outcome))).toEqual(expected);
  });

  it("is always an event that the state accepts", () => {
    for (const state of STATES) {
      for (const kind of KINDS) {
        for (const outcome of ["success", "failed", "error", "canceled", "pending"] as const) {
          const event = operationEventFor(kind, state, outcome);
          if (event !== null) expect(accepts(OPERATION, state, event)).toBe(true);
        }
      }
    }
  });
});

test("a child exists once the gateway has taken the operation up", () => {
  expect(STATES.map((state) => childState("refund", state))).toEqual([
    null,
    "refund_queued",
    "refunded",
    null,
    "refund_rejected",
    "refund_rejected",
  ]);
  expect(STATES.map((state) => childState("capture", state)).slice(0, 3)).toEqual([null, null, "paid"]);
  expect([childState("capture", "reversed"), childState("void", "reversed")]).toEqual([
    "capture_failed",
    "void_failed",
  ]);
  expect(childState("void", "done")).toBe("voided");
});

test("words that are no kind and no state are bugs", () => {
  expect(() => operationKind("cancel")).toThrow(RangeError);
  expect(() => operationState("toString")).toThrow(RangeError);
});
