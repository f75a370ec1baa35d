import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNode, StepFailed } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

function packagesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/**
 * True if node_modules holds the packages of package-lock.json, including development packages, which the
 * build needs. npm writes its package list last, so an interrupted installation counts as missing.
 */
export function packagesInstalled() {
  const present = packagesOf(join(ROOT, "node_modules", ".package-lock.json"));
  return Object.entries(packagesOf(join(ROOT, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "" || wanted.optional || wanted.devOptional || wanted.peer) return true;
    return present[path]?.version === wanted.version;
  });
}

/**
 * Finds the npm that started this process, is beside Node or in PATH.
 * @param {{ env: Record<string, string | undefined>, execPath: string }} from
 * @throws {StepFailed} without npm
 */
export function npmProgram({ env, execPath } = process) {
  const folder = dirname(execPath);
  const beside = join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  const windows = join(folder, "node_modules", "npm", "bin", "npm-cli.js");
  const inPath = (env.PATH ?? "").split(delimiter).map((path) => join(path, "npm"));
  const found = [env.npm_execpath ?? "", beside, windows, ...inPath]
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => path.endsWith("npm-cli.js"));
  if (found === undefined) throw new StepFailed("npm was not found. Run `npm ci` and start again.");
  return found;
}

/**
 * Removes npm's settings from the environment: they name a cache of the user who ran npm, to which another
 * user cannot write.
 */
export function withoutNpmSettings(env) {
  const kept = Object.entries(env).filter(([name]) => !/^npm_config_/i.test(name));
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept));
}

export async function installPackages(log) {
  await runNode([npmProgram(), "ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: ROOT, log });
}
