import { expect, test, vi } from "vitest";
import { afterPress, notePressing } from "./pressing";

test("a change of the address waits until a press and all its parts are over, and only the last one is made", () => {
  vi.useFakeTimers();
  const made: string[] = [];
  afterPress(() => made.push("at once"));
  notePressing(true);
  afterPress(() => made.push("replaced"));
  afterPress(() => made.push("last"));
  notePressing(false);
  notePressing(true);
  vi.runAllTimers();
  expect(made).toEqual(["at once"]);
  notePressing(false);
  notePressing(false);
  vi.runAllTimers();
  expect(made).toEqual(["at once", "last"]);
  vi.useRealTimers();
});
