import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stateMachines } from "./state-machines";

it("docs/state-machines.md draws the tables as they are", () => {
  expect(readFileSync("docs/state-machines.md", "utf8")).toBe(stateMachines());
});
