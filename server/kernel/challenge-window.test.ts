import { expect, it, test } from "vitest";
import { fieldIn, windowFor } from "./challenge-window";

it.each([
  [1280, 800, "03"],
  [500, 600, "03"],
  [700, 500, "04"],
  [450, 500, "02"],
  [400, 400, "02"],
  [399, 800, "05"],
  [320, 480, "05"],
  [1280, 399, "05"],
])("into %d × %d the window %s fits best", (width, height, window) => {
  expect(windowFor(width, height)).toBe(window);
});

test("a field may name the window's size", () => {
  const bySize = { "01": "a", "02": "b", "03": "c", "04": "d", "05": "e" };
  expect([fieldIn("03", bySize), fieldIn("03", "same")]).toEqual(["c", "same"]);
});
