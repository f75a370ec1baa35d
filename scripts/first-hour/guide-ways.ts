/** The ways in which readers follow a guide, and the steps of each. */
import { type GuideAnswer, readAnswer } from "@/server/testing/guide-steps";

export const WAYS = ["curl", "node", "python", "cli"] as const;

export type Way = (typeof WAYS)[number];

export type WayStep =
  | { readonly kind: "file"; readonly name: string; readonly code: string }
  /** `start` runs until the reader ends it; `inInstallation` needs a file of the installation's folder. */
  | {
      readonly kind: "shell";
      readonly command: string;
      readonly start: boolean;
      readonly inInstallation: boolean;
      readonly answer: GuideAnswer | null;
    }
  | { readonly kind: "pay"; readonly variable: string };

const PARTS = /^<!-- test: pay (\w+) -->$|^```(\w+) (.*)\n([\s\S]*?)\n```$/gm;
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["js", "program.mjs"],
  ["python", "program.py"],
]);

type Part = { readonly ways: ReadonlySet<string>; readonly step: WayStep };

const shell = (command: string, more: { start?: boolean; inInstallation?: boolean } = {}): WayStep => ({
  ...{ kind: "shell", command, start: false, inInstallation: false, answer: null },
  ...more,
});

/**
 * Blocks are marked with their ways; `any` is every way, `run` is curl. Programs without a name are parts of
 * one, which is run at the end of the guide.
 */
export function stepsOfWay(source: string, way: Way): readonly WayStep[] {
  const [parts, program]: [Part[], { name: string; code: string }[]] = [[], []];
  for (const [, variable, language = "", marks = "", code = ""] of source.matchAll(PARTS)) {
    const words = marks.split(" ");
    const file = /\bfile=(\S+)/.exec(marks)?.[1];
    const last = parts.at(-1);
    if (variable !== undefined) parts.push({ ways: last?.ways ?? new Set(), step: { kind: "pay", variable } });
    else if (words[0] === "answer") {
      if (last?.step.kind === "shell")
        parts[parts.length - 1] = {
          ...last,
          step: { ...last.step, answer: readAnswer(marks.slice("answer".length), code) },
        };
    } else {
      const ways = new Set(words.includes("any") ? WAYS : words[0] === "run" ? ["curl", ...words] : words);
      const name = file ?? PROGRAMS.get(language);
      if (name === undefined)
        parts.push({ ways, step: shell(code, { start: words[0] === "start", inInstallation: words.includes("any") }) });
      else if (file !== undefined) parts.push({ ways, step: { kind: "file", name, code } });
      else if (ways.has(way)) program.push({ name, code });
    }
  }
  const steps = parts.filter(({ ways }) => ways.has(way)).map(({ step }) => step);
  const [first] = program;
  if (first === undefined) return steps;
  const { name } = first;
  const whole = program.map(({ code }) => code).join("\n");
  return [...steps, { kind: "file", name, code: whole }, shell(`${name.endsWith(".py") ? "python3" : "node"} ${name}`)];
}
