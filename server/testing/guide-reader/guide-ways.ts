/** The variants of a guide, such as curl or Python, and the steps of each. */
import { type GuideAnswer, readAnswer } from "../guide-steps";

export const WAYS = ["curl", "node", "python", "cli"] as const;

export type Way = (typeof WAYS)[number];

type ShellStep = {
  readonly kind: "shell";
  readonly command: string;
  /** True if the other guides also need this step. */
  readonly setup: boolean;
  /** True for a program that runs until the reader ends it. */
  readonly start: boolean;
  /** True if the command reads a file of the installation's folder. */
  readonly inInstallation: boolean;
  readonly answer: GuideAnswer | null;
};

export type WayStep =
  | ShellStep
  | { readonly kind: "file"; readonly name: string; readonly code: string }
  | { readonly kind: "pay"; readonly variable: string };

type Part = { readonly ways: ReadonlySet<string>; readonly step: WayStep };

const PARTS = /^<!-- test: pay (\w+) -->$|^```(\w+) (.*)\n([\s\S]*?)\n```$/gm;
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ["js", "program.mjs"],
  ["python", "program.py"],
]);

function shellStep(command: string, words: readonly string[] = []): ShellStep {
  const [setup, start, inInstallation] = ["setup", "start", "any"].map((word) => words.includes(word));
  return { kind: "shell", command, setup: !!setup, start: !!start, inInstallation: !!inInstallation, answer: null };
}

function partOf(language: string, marks: string, code: string): Part {
  const words = marks.split(" ");
  const ways = new Set(words.includes("any") ? WAYS : words[0] === "run" ? ["curl", ...words] : words);
  const name = /\bfile=(\S+)/.exec(marks)?.[1] ?? PROGRAMS.get(language);
  return { ways, step: name === undefined ? shellStep(code, words) : { kind: "file", name, code } };
}

function partsOf(source: string): readonly Part[] {
  const parts: Part[] = [];
  let asked: Part["ways"] = new Set();
  for (const [, variable, language = "", marks = "", code = ""] of source.matchAll(PARTS)) {
    const last = parts.at(-1);
    if (variable !== undefined) parts.push({ ways: asked, step: { kind: "pay", variable } });
    else if (!marks.startsWith("answer")) {
      const part = partOf(language, marks, code);
      parts.push(part);
      if (marks.startsWith("run")) asked = part.ways;
    } else if (last?.step.kind === "shell") {
      const answer = readAnswer(marks.slice("answer".length), code);
      parts.splice(-1, 1, { ...last, step: { ...last.step, answer } });
    }
  }
  return parts;
}

/**
 * The steps of a variant. Code blocks name their variants; `any` means every variant, `run` curl. Unnamed
 * programs are parts of one program, which is run at the end of the guide.
 */
export function stepsOfWay(source: string, way: Way): readonly WayStep[] {
  const steps = partsOf(source).flatMap(({ ways, step }) => (ways.has(way) ? [step] : []));
  const isProgram = (step: WayStep) => step.kind === "file" && [...PROGRAMS.values()].includes(step.name);
  const programs = steps.flatMap((step) => (step.kind === "file" && isProgram(step) ? [step] : []));
  const [program] = programs;
  if (program === undefined) return steps;
  const code = programs.map((part) => part.code).join("\n");
  const run = shellStep(`${program.name.endsWith(".py") ? "python3" : "node"} ${program.name}`);
  return [...steps.filter((step) => !isProgram(step)), { ...program, code }, run];
}

/** The steps of the first guide that the other guides require. */
export function setupOfWay(source: string, way: Way): readonly WayStep[] {
  return stepsOfWay(source, way).filter((step) => step.kind === "shell" && step.setup);
}
