import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { bundled } from "./bundled.mjs";
import { endedWithUs } from "./steps.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TIME_LIMIT_MS = 2_400_000;
const SLOWEST = 10;
const REPORTS = join(ROOT, ".sarraf", "reports");
/** Type of the annotation that names a part which this machine cannot run. */
const NOT_DONE = "not done";
const CACHE = join(ROOT, ".sarraf", "cache", "playwright");

/**
 * @typedef {object} Tally @property {string} name @property {number} passed @property {number} failed
 * @property {number} seconds @property {string} output @property {readonly { file: string, seconds: number
 * }[]} [slowest] @property {readonly string[]} [notes] parts that this machine cannot run
 */

export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Runs a program and returns its exit code, output, and duration in seconds. Ends the program after
 * `limitMs`, by default 40 minutes; 0 is no limit.
 */
export function runProgram(args, { env = {}, live = false, limitMs = TIME_LIMIT_MS } = {}) {
  const since = Date.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: limitMs,
    });
    endedWithUs(child);
    let output = "";
    const keep = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", fail);
    child.on("close", (code) => {
      const ms = Date.now() - since;
      if (limitMs > 0 && ms >= limitMs) output += `\n✗ Ended after its limit of ${limitMs / 1000} s.\n`;
      done({ code: code ?? 1, output, seconds: ms / 1000 });
    });
  });
}

export async function wholeCheck(name, args, options) {
  const { code, output, seconds } = await runProgram(args, options);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds };
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/**
 * A file that failed, but none of its tests.
 * @param {{ status?: string, assertionResults: readonly Result[] }} file
 */
export function failsAsAWhole({ status, assertionResults }) {
  return status === "failed" && assertionResults.every((test) => test.status !== "failed");
}

/** At least 1 if the program failed. */
function failuresOf(code, counted) {
  return code === 0 ? counted : Math.max(1, counted);
}

/**
 * @typedef {{ status: string, fullName: string }} Result
 * @param {{ testResults?: readonly { name: string, status?: string, assertionResults: readonly Result[] }[]
 * }} report
 */
export function skippedTests({ testResults = [] }) {
  return testResults
    .filter((file) => !failsAsAWhole(file))
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "skipped" || status === "pending")
        .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
    );
}

export function notesByFile(notes) {
  const tests = new Map();
  for (const note of notes) {
    const [, file] = /^(\S+\.test\.tsx?): /.exec(note) ?? [];
    tests.set(file ?? note, file === undefined ? 0 : (tests.get(file) ?? 0) + 1);
  }
  return [...tests].map(([name, count]) =>
    count === 0 ? name : `${name}: ${count} ${count === 1 ? "test" : "tests"}`,
  );
}

/** @param times pairs of file and milliseconds, several per file */
export function slowestFiles(times) {
  const sums = new Map();
  for (const [file, ms] of times) sums.set(file, (sums.get(file) ?? 0) + ms / 1000);
  const sorted = [...sums].map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds);
  return sorted.slice(0, SLOWEST);
}

/**
 * Runs Vitest. A run without a report, or a file that cannot be loaded or prepared, counts as a failure.
 * @param {string} name
 * @param {{ projects?: readonly string[], files?: readonly string[], env?: object }} [options] the project of
 * that name if none is given; all tests if `files` is empty
 */
export async function vitestTier(name, { projects = [name], files = [], ...options } = {}) {
  const report = freshReport(`vitest-${name}`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["node_modules/vitest/vitest.mjs", "run", ...chosen, "--reporter=default", "--reporter=json"];
  const { code, output, seconds } = await runProgram([...args, `--outputFile.json=${report}`, ...files], options);
  const counts = readReport(report);
  const passed = counts?.numPassedTests ?? 0;
  const wholes = (counts?.testResults ?? []).filter(failsAsAWhole).length;
  const times = (counts?.testResults ?? []).map((file) => [relative(ROOT, file.name), file.endTime - file.startTime]);
  return {
    name: `${name} tests`,
    passed,
    failed: failuresOf(code, (counts?.numFailedTests ?? 0) + wholes),
    output,
    seconds,
    slowest: slowestFiles(times),
    notes: skippedTests(counts ?? {}),
  };
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test }))), ...suites.flatMap(testsOf)];
}

/**
 * Runs Playwright. A test that passed only when repeated counts as failed.
 * @param {{ only?: readonly string[], env?: object, live?: boolean }} given
 */
export async function playwrightTier({ only = [], ...options }) {
  const report = freshReport("playwright");
  const args = ["node_modules/@playwright/test/cli.js", "test", ...only, "--reporter=list,json"];
  const env = { PWTEST_CACHE_DIR: CACHE, ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output, seconds } = await runProgram(args, { ...options, env });
  const read = readReport(report);
  const tests = testsOf(read ?? {});
  const failed = (read?.stats.unexpected ?? 0) + (read?.stats.flaky ?? 0) + (read?.errors.length ?? 0);
  const times = tests.flatMap(({ file, results }) => results.map(({ duration }) => [`e2e/${file}`, duration]));
  const failures = tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .flatMap(({ results }) => results)
    .map(({ startTime, duration }) => ({ from: Date.parse(startTime), to: Date.parse(startTime) + duration }));
  const notes = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === NOT_DONE));
  return {
    name: "browser tests",
    passed: read?.stats.expected ?? 0,
    failed: failuresOf(code, failed),
    output,
    seconds,
    failures,
    slowest: slowestFiles(times),
    notes: [...new Set(notes.map(({ description }) => description))],
  };
}

export function auditTier(name, url, flags = []) {
  return countedTier(name, ["scripts/audit.ts", ...flags], { DATABASE_URL: url });
}

/** Runs a program that prints its number of checks last. */
export async function countedTier(name, [entry, ...words], env) {
  const { code, output, seconds } = await runProgram([await bundled(entry), ...words], { env });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { name, passed: Number(passed ?? 0), failed: failuresOf(code, Number(failed ?? 0)), output, seconds };
}

/**
 * Prints the result of a tier, with all output if something failed.
 * @param {Tally} tally
 */
export function report({ name, passed, failed, seconds, output, slowest = [], notes = [] }) {
  console.log(`${failed === 0 ? "✓" : "✗"} ${name}: ${closingLine({ passed, failed })} (${seconds.toFixed(1)} s)`);
  for (const note of notes) console.log(`  NOT DONE: ${note}`);
  for (const each of slowest) console.log(`  ${each.seconds.toFixed(1).padStart(6)} s  ${each.file}`);
  if (failed > 0) console.log(output.trimEnd());
}

/**
 * Matches the beginning of a line that reports a failure, in the output of Vitest, Playwright and the
 * project's programs.
 */
const FAILURE = /^\s*(✗|✘|×|FAIL\b|\w*Error\b)/;
const REPEATED_LINES = 20;

export function failureLines(tallies) {
  return tallies
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, output }) => {
      const lines = stripVTControlCharacters(output).trimEnd().split("\n");
      const telling = lines.filter((line) => FAILURE.test(line)).slice(0, REPEATED_LINES);
      const shown = telling.length > 0 ? telling : lines.slice(-REPEATED_LINES);
      return [`✗ ${name}`, ...shown.map((line) => `    ${line.trim()}`)];
    });
}
