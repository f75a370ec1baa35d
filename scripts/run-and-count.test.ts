import { describe, expect, it } from "vitest";
import { failureLines } from "./run-and-count.mjs";

const tally = (failed: number, output: string) => ({ name: "db tests", passed: 3, failed, seconds: 1, output });

describe("what a run repeats at its end", () => {
  it("is nothing if nothing failed", () => {
    expect(failureLines([tally(0, "✗ a line that looks like a failure")])).toEqual([]);
  });

  it("is the lines that tell of failures, without their colours", () => {
    const output = [
      " ✓ ok 0ms",
      "\u001b[31m     × one is two\u001b[39m 6ms",
      " FAIL  db  a.db.test.ts > one is two",
      "AssertionError: expected 1 to be 2",
      "  ✘   41 e2e/a.spec.ts:1:1 › in a frame (1.0m)",
      "✗ kills: the process did not come to its point 4",
      "    at Errors.here (a.ts:1:1)",
    ].join("\n");
    expect(failureLines([tally(1, output)])).toEqual([
      "✗ db tests",
      "    × one is two 6ms",
      "    FAIL  db  a.db.test.ts > one is two",
      "    AssertionError: expected 1 to be 2",
      "    ✘   41 e2e/a.spec.ts:1:1 › in a frame (1.0m)",
      "    ✗ kills: the process did not come to its point 4",
    ]);
  });

  it("is the last lines of what tells of none", () => {
    const output = `${Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n")}\n`;
    const lines = failureLines([tally(1, output)]);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe("    line 29");
  });
});
