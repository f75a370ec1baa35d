/** Finds out whether the packages of package-lock.json are installed, and installs them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNode, StepFailed } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

function packagesOf(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/**
 * True when node_modules holds what package-lock.json asks for, development packages included: the build
 * needs them. npm writes its own list last, so an interrupted installation counts as none.
 */
export function packagesInstalled() {
  const present = packagesOf(join(ROOT, "node_modules", ".package-lock.json"));
  return Object.entries(packagesOf(join(ROOT, "package-lock.json"))).every(([path, wanted]) => {
    if (path === "" || wanted.optional || wanted.devOptional || wanted.peer) return true;
    return present[path]?.version === wanted.version;
  });
}

/** npm's own program beside this Node, or the one that started us. @throws {StepFailed} when there is none */
export function npmProgram() {
  const beside = join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  const windows = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  const found = [process.env.npm_execpath, beside, windows].find(
    (path) => path?.endsWith("npm-cli.js") && existsSync(path),
  );
  if (found === undefined) throw new StepFailed("npm was not found. Run `npm ci` and start again.");
  return found;
}

/**
 * Installs exactly what package-lock.json names, packages for tests included. @throws {StepFailed} when npm
 * fails
 */
export async function installPackages(log) {
  await runNode([npmProgram(), "ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: ROOT, log });
}
