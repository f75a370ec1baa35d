/** Runs named and timed steps; the output of a step's program is shown only if it fails. */
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";

const TICK_MS = 1000;

const running = new Set();

/** An expected failure of a step, shown without a stack trace. */
export class StepFailed extends Error {}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a step. `work` may return `{ note }` to add to the line of progress.
 * @throws any error of `work`
 */
export async function step(title, work) {
  const since = Date.now();
  const live = process.stdout.isTTY === true;
  const ticker = live ? setInterval(() => process.stdout.write(`\r  ${title} … ${seconds(since)} `), TICK_MS) : null;
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`);
  try {
    const result = await work();
    const note = result?.note ? ` (${result.note})` : "";
    process.stdout.write(`${live ? "\r\x1b[K" : ""}✓ ${title}${note} ${seconds(since)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${live ? "\r\x1b[K" : ""}✗ ${title} ${seconds(since)}\n`);
    throw error;
  } finally {
    if (ticker !== null) clearInterval(ticker);
  }
}

/**
 * Runs a Node program; its output is also written to `log`.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, log?: string, cwd?: string, onStart?: (child:
 * import("node:child_process").ChildProcess) => void }} options
 * @returns {Promise<string>} the output
 * @throws {StepFailed} with the last lines of output if the exit code is not 0
 */
export function runNode(args, { env = {}, log, onStart = () => undefined, cwd } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endedWithUs(child);
    onStart(child);
    let printed = "";
    const keep = (chunk) => {
      printed += chunk;
      if (log !== undefined) appendFileSync(log, chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", fail);
    child.on("close", (code, signal) => {
      if (code === 0) return done(printed);
      const tail = printed.trim().split("\n").slice(-40).join("\n");
      fail(new StepFailed(`${args.slice(0, 3).join(" ")} ended with ${signal ?? code}.\n${tail}`));
    });
  });
}

export function onlyOnce(work) {
  let begun;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** Lets `endPrograms` end it. */
export function endedWithUs(child) {
  running.add(child);
  child.once("close", () => running.delete(child));
}

export function endPrograms() {
  for (const child of running) child.kill("SIGTERM");
}
