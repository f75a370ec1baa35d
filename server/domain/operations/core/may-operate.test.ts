import { describe, expect, it } from "vitest";
import { OPERATION_KINDS } from "@/server/kernel/words";
import { isInternal, MAY_OPERATE, type ParentState, permissionFor } from "./may-operate";
import { INTERNAL_OPERATIONS } from "./words";

/** The cells of the specification's table and the decisions, written a second time. */
const ACCEPTED: Readonly<Record<ParentState, string>> = {
  created: "cancel expire delete:hard",
  pending: "cancel expire delete:hard",
  attempted: "cancel expire delete:hard",
  cod: "cancel delete:soft",
  paid: "refund delete:soft",
  authorized: "capture void refund delete:soft",
  captured: "refund delete:soft",
  failed: "delete:hard",
  canceled: "delete:hard",
  expired: "delete:hard",
  invalided: "delete:hard",
};

const OPERATIONS = [...INTERNAL_OPERATIONS, ...OPERATION_KINDS];
const STATES = Object.keys(MAY_OPERATE) as ParentState[];

describe("each operation is accepted in exactly these states", () => {
  it.each(STATES.flatMap((state) => OPERATIONS.map((operation) => [state, operation] as const)))(
    "%s, %s",
    (state, operation) => {
      const cell = ACCEPTED[state].split(" ").find((each) => each.split(":")[0] === operation);
      const expected = cell === undefined ? null : (cell.split(":")[1] ?? "yes");
      expect(permissionFor(state, operation)).toBe(expected);
    },
  );
});

it("cancel, expire and delete are internal, the others reach the gateway", () => {
  expect(OPERATIONS.filter(isInternal)).toEqual(["cancel", "expire", "delete"]);
});
