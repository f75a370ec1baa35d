/**
 * Decides which tests a change can affect: test files that import a changed file, and the tiers of programs
 * and pages.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-and-count.mjs";
import { StepFailed } from "./steps.mjs";

const FOR_ALL = [
  /^(package-lock\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts|prisma\/)/,
  /^server\/(wiring\.ts|testing\/(after-each-file|check-replies|database|page-storage|page-words|reply-check)\.ts)$/,
];

const OF_THE_APP =
  /^(app|components|messages|prisma|public|sdk\/(web|js|react)|server|(proxy|instrumentation)\.ts|next\.config\.mjs|postcss\.config\.mjs)(\/|$)/;
const OF_THE_SERVICE =
  /^(scripts\/(browser-fonts|build|bundled|chromium|inline-style|migrate|postgres|program|runtime-role|scratch-database|service|share-chunks|seed|merchant)|e2e\/pictures\/)/;

/** A change of these files affects only CONSOLE_JOURNEYS. */
const CONSOLE = /^(app\/\[lang\]\/console|components\/console|server\/domain\/console)\//;
export const CONSOLE_JOURNEYS = [
  "console",
  "controls",
  "early-typing",
  "forged-addresses",
  "hostile-forms",
  "shared-chunks",
];

const OF_FAULTS = /^(server|prisma|instrumentation\.ts|scripts\/(chaos|cluster|service|postgres))/;
const IS_TEST = /\.(test|spec)\.tsx?$/;

function git(...args) {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
    .split("\n")
    .filter(Boolean);
}

function changedSince(ref) {
  const base = ancestorOf(ref);
  const different = git("diff", "--name-only", "--no-renames", base, "--");
  return [...new Set([...different, ...git("ls-files", "--others", "--exclude-standard")])];
}

/** @throws {StepFailed} if this clone has no common ancestor */
function ancestorOf(ref) {
  try {
    return git("merge-base", ref, "HEAD")[0];
  } catch {
    throw new StepFailed(`--since ${ref}: this clone has no commit that ${ref} and HEAD share.`);
  }
}

function testFiles() {
  const known = git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "e2e/*.spec.ts");
  return known.filter((file) => existsSync(join(ROOT, file)));
}

/**
 * @returns {Promise<Map<string, string[]>>} for each file, the files that it imports, as paths from the root
 */
export async function importsOf(files) {
  const { build } = await import("esbuild");
  const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    loader: { ".css": "empty", ".tw": "empty", ".woff2": "empty" },
  });
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]));
}

const FOR_TESTS = /^(server\/(testing|documentation)\/|e2e\/support\/)|\.test\.ts$/;

/** True if code of tests also reads files or starts programs, which imports do not show. */
export function readsFiles(file) {
  if (!FOR_TESTS.test(file)) return false;
  return /"node:(fs|fs\/promises|child_process)"/.test(readFileSync(join(ROOT, file), "utf8"));
}

export function testsLoading(changed, tests, imports) {
  const importers = new Map();
  for (const [file, loaded] of imports)
    for (const each of loaded) importers.set(each, [...(importers.get(each) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return tests.filter((file) => reached.has(file));
}

/**
 * The browser tests that a change can affect.
 * @param {readonly string[]} specs the browser tests that import a changed file
 * @returns {readonly string[] | null} words that select browser tests; an empty list for all tests, null for
 * none
 */
export function journeysAffected(changed, specs) {
  const sources = changed.filter((file) => !IS_TEST.test(file));
  const ofApp = sources.filter((file) => OF_THE_APP.test(file) || OF_THE_SERVICE.test(file));
  if (!ofApp.every((file) => CONSOLE.test(file))) return [];
  const words = [...(ofApp.length > 0 ? CONSOLE_JOURNEYS : []), ...specs];
  return words.length === 0 ? null : words;
}

/**
 * What `npm test -- --since <ref>` runs of each tier: files or words; null for nothing, an empty list for
 * everything.
 * @returns {Promise<{pure: readonly string[] | null, db: readonly string[] | null, browser: readonly string[]
 * | null, faults: boolean}>}
 */
export async function affectedSince(ref) {
  const changed = changedSince(ref);
  const tests = testFiles();
  if (changed.some((file) => FOR_ALL.some((each) => each.test(file))))
    return { pure: [], db: [], browser: [], faults: true };
  const isSpec = (file) => file.startsWith("e2e/");
  const imports = await importsOf(tests);
  const loading = testsLoading(changed, tests, imports);
  const readers = changed.length === 0 ? [] : [...imports.keys()].filter(readsFiles);
  const run = testsLoading(readers, tests, imports);
  const chosen = [...new Set([...loading, ...run])].filter((file) => !isSpec(file));
  const some = (files) => (files.length === 0 ? null : files);
  return {
    pure: some(chosen.filter((file) => !file.endsWith(".db.test.ts"))),
    db: some(chosen.filter((file) => file.endsWith(".db.test.ts"))),
    browser: journeysAffected(changed, loading.filter(isSpec)),
    faults: changed.some((file) => OF_FAULTS.test(file) && !IS_TEST.test(file)),
  };
}
