import { describe, expect, it, test } from "vitest";
import { DISPUTE_STAGES } from "@/server/domain/gateways/core/words";
import { accepts, transition } from "@/server/kernel/machine";
import { DISPUTE, type DisputeState, disputeStage, HOLDING_STAGES, hasEnded } from "./dispute-machine";

const ALL = "inquiry fraud_warning opened evidence_due under_review second arbitration won lost accepted";
const CELLS: Readonly<Record<DisputeState, string>> = {
  none: ALL,
  fraud_warning: "inquiry opened evidence_due under_review second arbitration won lost accepted",
  inquiry: "opened evidence_due under_review second arbitration won lost accepted",
  opened: "evidence_due under_review second arbitration won lost accepted",
  evidence_due: "under_review second arbitration won lost accepted",
  under_review: "second arbitration won lost accepted",
  second: "arbitration won lost accepted",
  arbitration: "won lost accepted",
  won: "lost accepted second arbitration",
  lost: "won second arbitration",
  accepted: "won second arbitration",
};
const STATES: readonly DisputeState[] = ["none", ...DISPUTE_STAGES];

describe("the dispute's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => DISPUTE_STAGES.map((event) => [state, event] as const)))(
    "%s, %s",
    (state, event) => {
      const expected = CELLS[state].split(" ").includes(event);
      expect(accepts(DISPUTE, state, event)).toBe(expected);
      if (expected) expect(transition(DISPUTE, state, event)).toBe(event);
    },
  );
});

test("the amount is held back while the dispute is open or lost", () => {
  expect(HOLDING_STAGES).toEqual([
    "opened",
    "evidence_due",
    "under_review",
    "lost",
    "accepted",
    "second",
    "arbitration",
  ]);
  expect(DISPUTE_STAGES.filter(hasEnded)).toEqual(["won", "lost", "accepted"]);
  expect(() => disputeStage("none")).toThrow(RangeError);
});
