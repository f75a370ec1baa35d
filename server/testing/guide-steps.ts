/** The commands and expected responses of a guide, in order. */

/** A command with its expected response, or an action of the reader. */
export type GuideStep =
  | { readonly kind: "run"; readonly command: string; readonly answer: GuideAnswer | null }
  | { readonly kind: "act"; readonly words: readonly string[] };

export type GuideAnswer = {
  readonly status: number;
  /** Names of variables, each with the path of its value in the response. */
  readonly captures: ReadonlyMap<string, string>;
  readonly shown: unknown;
};

const PARTS = /^<!-- test: (.*) -->$|^```(\w+) (run|answer)(.*)\n([\s\S]*?)\n```$/gm;

/** @throws {Error} if a response follows no command, or is not JSON apart from `…` */
export function guideSteps(source: string): readonly GuideStep[] {
  const steps: GuideStep[] = [];
  for (const [, act, , kind, marks = "", code = ""] of source.matchAll(PARTS)) {
    if (act !== undefined) steps.push({ kind: "act", words: act.split(" ") });
    else if (kind === "run") steps.push({ kind: "run", command: code, answer: null });
    else {
      const last = steps.pop();
      if (last?.kind !== "run") throw new Error(`An answer without a command: ${code}`);
      steps.push({ ...last, answer: readAnswer(marks, code) });
    }
  }
  return steps;
}

export function readAnswer(marks: string, code: string): GuideAnswer {
  const pairs = new Map(
    marks
      .trim()
      .split(" ")
      .map((mark) => [mark.split("=")[0] ?? "", mark.split("=")[1] ?? ""]),
  );
  const status = Number(pairs.get("status"));
  pairs.delete("status");
  return { status, captures: pairs, shown: JSON.parse(code.replace(/,?\s*…(?=\s*[}\]])/g, "")) };
}

/** The value at a path such as `results.0.id`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, step) => (isMap(node) ? node[step] : undefined), value);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * Differences between the shown response and the actual one. Omitted parts, `…` and captured values may be
 * anything.
 */
export function differences(shown: unknown, got: unknown, free: readonly string[], path = ""): string[] {
  if (free.includes(path)) return got === undefined ? [`${path} is missing`] : [];
  if (isMap(shown))
    return Object.entries(shown).flatMap(([key, value]) =>
      differences(value, isMap(got) ? got[key] : undefined, free, path === "" ? key : `${path}.${key}`),
    );
  if (typeof shown === "string" && shown.includes("…")) {
    const pattern = shown.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return typeof got === "string" && new RegExp(`^${pattern.join(".*")}$`).test(got) ? [] : [told(path, shown, got)];
  }
  return Object.is(shown, got) ? [] : [told(path, shown, got)];
}

function told(path: string, shown: unknown, got: unknown): string {
  return `${path} is ${JSON.stringify(got)}, not ${JSON.stringify(shown)}`;
}
