import { expect, test } from "vitest";
import { HELP } from "./help";
import { type CommandWords, NEXT_STEPS, nextStepOf } from "./next-steps";

const COMMANDS = Object.keys(NEXT_STEPS) as CommandWords[];

test("every next step is a sentence or ends with a command that exists", () => {
  for (const command of COMMANDS) {
    const step = nextStepOf(command, []);
    if (step === null || step.includes("sarraf ")) continue;
    const named = step.split("npm run merchant -- ")[1];
    if (named === undefined) expect(step).toMatch(/\.$/);
    else expect(COMMANDS.filter((each) => `${named} `.startsWith(`${each} `))).not.toEqual([]);
  }
});

test("every command of the help has a next step or null", () => {
  const helped = HELP.split("\n").flatMap(
    (line) => /^ {2}([a-z][a-z-]*(?: [a-z][a-z-]*)*)(?=\s|$)/.exec(line)?.[1] ?? [],
  );
  expect([...new Set(helped)].sort()).toEqual([...COMMANDS].sort());
});

test("a next step names the merchant and the gateway of its command", () => {
  expect(nextStepOf("gateway set", ["mer_1", "knet", "--name", "K"])).toMatch(/gateway check mer_1 knet$/);
  expect(nextStepOf("brand", ["--color", "#fff", "mer_1"])).toMatch(/logo <merchant> <file>$/);
  expect(nextStepOf("create", ["--name", "Dar"])).toBeNull();
});
