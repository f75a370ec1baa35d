import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandMarks } from "./brand-marks";

it.each([...brandMarks()])("%s is the mark of the icon set, and runs nothing", (path, svg) => {
  expect(readFileSync(path, "utf8")).toBe(svg);
  expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="[^#]/i);
});
