/** Builds an older version in a separate folder, to test upgrades. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-and-count.mjs";
import { runNode, StepFailed } from "../steps.mjs";

const LOCK = "package-lock.json";

function run(command, args, cwd = ROOT) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new StepFailed(`${command} ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/**
 * Hard-links the present version's packages into the folder of the older one if both lockfiles are the same.
 */
function bringPackages(root) {
  const isSame = readFileSync(join(root, LOCK), "utf8") === readFileSync(join(ROOT, LOCK), "utf8");
  if (isSame) run("cp", ["-al", join(ROOT, "node_modules"), root]);
  else run("npm", ["ci", "--ignore-scripts"], root);
}

/**
 * Builds the version of a git reference in a folder of `home`, unless it was built.
 * @returns its folder
 * @throws {StepFailed} if the version does not exist or cannot be built
 */
export async function formerVersion(ref, { home, dist, log }) {
  const commit = run("git", ["rev-parse", "--verify", `${ref}^{commit}`]);
  const root = join(home, "former");
  const stamp = join(root, ".built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === commit) return root;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const archive = join(root, ".version.tar");
  run("git", ["archive", "--output", archive, commit]);
  run("tar", ["-xf", archive, "-C", root]);
  rmSync(archive);
  bringPackages(root);
  await runNode([join(root, "scripts", "generate.mjs")], { cwd: root, log });
  await runNode([join(root, "scripts", "build.mjs")], { cwd: root, env: { SARRAF_DIST: dist, SARRAF_HOME: "." }, log });
  writeFileSync(stamp, commit);
  return root;
}
