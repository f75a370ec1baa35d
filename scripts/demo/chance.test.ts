import { expect, test } from "vitest";
import { Chance } from "./chance";

test("the same start draws the same, another start something else", () => {
  const draw = (start: number) => {
    const chance = new Chance(start);
    return Array.from({ length: 20 }, () => chance.between(1, 1_000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("draws stay within their bounds, and weights say how often each name comes", () => {
  const chance = new Chance(42);
  const drawn = Array.from({ length: 2_000 }, () => chance.between(3, 5));
  expect(new Set(drawn)).toEqual(new Set([3, 4, 5]));
  const names = Array.from({ length: 4_000 }, () => chance.weighted({ often: 3, seldom: 1, never: 0 }));
  const often = names.filter((name) => name === "often").length;
  expect(names).not.toContain("never");
  expect(often).toBeGreaterThan(2_800);
  expect(often).toBeLessThan(3_200);
  expect(() => chance.pick([])).toThrow(RangeError);
});
