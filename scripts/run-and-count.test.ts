import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { failsAsAWhole, failureLines, notesByFile, runProgram, skippedTests, slowestFiles } from "./run-and-count.mjs";

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

describe("the slowest files of a tier", () => {
  it("are ten at most, longest first, each with the sum of its tests", () => {
    const few = Array.from({ length: 12 }, (_, index): [string, number] => [`${index}.ts`, index * 1000]);
    const slowest = slowestFiles([...few, ["0.ts", 9500], ["0.ts", 2000]]);
    expect(slowest).toHaveLength(10);
    expect(slowest.slice(0, 2)).toEqual([
      { file: "0.ts", seconds: 11.5 },
      { file: "11.ts", seconds: 11 },
    ]);
  });
});

it("a program that is ended by its limit says so", async () => {
  const { code, output } = await runProgram(["-e", "setInterval(() => undefined, 1000)"], { limitMs: 300 });
  expect([code, output]).toEqual([1, "\n✗ Ended after its limit of 0.3 s.\n"]);
});

it("a file that could not be loaded or prepared fails as a whole, and none of its tests counts as skipped", () => {
  const skipped = [{ status: "skipped", fullName: "never run" }];
  const file = (status: string, assertionResults = skipped) => ({
    name: resolve("a.test.ts"),
    status,
    assertionResults,
  });
  const failed = [...skipped, { status: "failed", fullName: "one" }];
  expect([file("failed", []), file("failed"), file("failed", failed), file("passed")].map(failsAsAWhole)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(skippedTests({ testResults: [file("failed"), file("failed", failed)] })).toEqual(["a.test.ts: never run"]);
});

it("a test that was skipped is named by file and name", () => {
  const assertionResults = ["passed", "skipped", "pending", "failed"].map((status) => ({ status, fullName: status }));
  expect(skippedTests({ testResults: [{ name: resolve("a.test.ts"), assertionResults }] })).toEqual([
    "a.test.ts: skipped",
    "a.test.ts: pending",
  ]);
});

it("tests that were not run are counted per file at the end, and other notes are repeated", () => {
  const notes = ["a.test.ts: one", "b.db.test.ts: two", "a.test.ts: three", "Pictures: another Chromium"];
  expect(notesByFile(notes)).toEqual(["a.test.ts: 2 tests", "b.db.test.ts: 1 test", "Pictures: another Chromium"]);
});
