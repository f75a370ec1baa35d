import { describe, expect, it } from "vitest";
import { accepts, IllegalTransition, type TransitionTable, toDiagram, transition } from "./machine";

type State = "closed" | "open" | "broken";
type Event = "pushed" | "pulled" | "kicked";

const DOOR: TransitionTable<State, Event> = {
  closed: { pushed: "open", kicked: "broken" },
  open: { pulled: "closed" },
  broken: {},
};

describe("a machine moves only through the cells of its table", () => {
  it.each([
    ["closed", "pushed", "open"],
    ["closed", "kicked", "broken"],
    ["open", "pulled", "closed"],
  ] as const)("%s, %s → %s", (from, event, to) => {
    expect(accepts(DOOR, from, event)).toBe(true);
    expect(transition(DOOR, from, event)).toBe(to);
  });

  it.each([
    ["open", "pushed"],
    ["open", "kicked"],
    ["closed", "pulled"],
    ["broken", "pushed"],
  ] as const)("%s refuses %s", (from, event) => {
    expect(accepts(DOOR, from, event)).toBe(false);
    expect(() => transition(DOOR, from, event)).toThrow(new IllegalTransition(from, event));
  });

  it("its diagram has every cell", () => {
    expect(toDiagram(DOOR).split("\n")).toEqual([
      "stateDiagram-v2",
      "  closed --> open: pushed",
      "  closed --> broken: kicked",
      "  open --> closed: pulled",
    ]);
  });
});
