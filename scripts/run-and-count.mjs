/** Runs a program that checks something and counts what passed and what failed. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { bundled } from "./bundled.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TIME_LIMIT_MS = 900_000;
const REPORTS = join(ROOT, ".sarraf", "reports");
/** What Playwright made of the tests' sources. */
const CACHE = join(ROOT, ".sarraf", "cache", "playwright");

/** The sum of several tallies. */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that ends every run: how many checks passed and how many failed. */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Runs a Node program; resolves with its exit code, what it printed, and the seconds it took. Echoes with
 * `live`. Ends it after `limitMs`, by default 15 minutes; 0 is no limit.
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
    let output = "";
    const keep = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, output, seconds: (Date.now() - since) / 1000 }));
  });
}

/** A tool that either passes or fails as a whole: one check. */
export async function wholeCheck(name, args, options) {
  const { code, output, seconds } = await runProgram(args, options);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, seconds };
}

/** A place for a report that a runner writes, without what an earlier run left there. */
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
 * A tier of Vitest. A run that dies without a report, or finds a file it cannot load, has failed once more.
 */
export async function vitestTier(project, options) {
  const report = freshReport(`vitest-${project}`);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--reporter=default", "--reporter=json"];
  const { code, output, seconds } = await runProgram([...args, `--outputFile.json=${report}`], options);
  const counts = readReport(report);
  const passed = counts?.numPassedTests ?? 0;
  const failed = counts?.numFailedTests ?? 0;
  return { name: `${project} tests`, passed, failed: failed === 0 && code !== 0 ? 1 : failed, output, seconds };
}

/**
 * The browser tier, or what `only` names of it. A test that passed only when repeated counts as failed.
 * @param {{ only?: string[], env?: object, live?: boolean }} given
 */
export async function playwrightTier({ only = [], ...options }) {
  const report = freshReport("playwright");
  const args = ["node_modules/@playwright/test/cli.js", "test", ...only, "--reporter=list,json"];
  const env = { PWTEST_CACHE_DIR: CACHE, ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output, seconds } = await runProgram(args, { ...options, env });
  const stats = readReport(report)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return {
    name: "browser tests",
    passed: stats?.expected ?? 0,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output,
    seconds,
  };
}

/** The invariants over everything in a database, each one check; `flags` as scripts/audit.ts takes them. */
export function auditTier(name, url, flags = []) {
  return countedTier(name, ["scripts/audit.ts", ...flags], { DATABASE_URL: url });
}

/** A program of ours that counts its checks itself, in its last line. */
export async function countedTier(name, [entry, ...words], env) {
  const { code, output, seconds } = await runProgram([await bundled(entry), ...words], { env });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  const counted = Number(failed ?? 0);
  return { name, passed: Number(passed ?? 0), failed: counted === 0 && code !== 0 ? 1 : counted, output, seconds };
}

/** Prints one line about a tally, and all that was printed when something in it failed. */
export function report({ name, passed, failed, seconds, output }) {
  console.log(`${failed === 0 ? "✓" : "✗"} ${name}: ${closingLine({ passed, failed })} (${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(output.trimEnd());
}

/** What begins a line about a failure: of Vitest, of Playwright and of programs of ours. */
const FAILURE = /^\s*(✗|✘|×|FAIL\b|\w*Error\b)/;
const REPEATED_LINES = 20;

/** Shortly what failed, tier by tier: the lines that tell of it, or the last ones if none does. */
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
