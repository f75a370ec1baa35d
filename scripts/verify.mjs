/** `npm run verify` checks format, lint, types, layers and dead code, and runs tests without a database. */
import { pathToFileURL } from "node:url";
import { closingLine, report, runProgram, sum, vitestTier, wholeCheck } from "./run-and-count.mjs";

let generated;

export function generateClient() {
  generated ??= runProgram(["scripts/generate.mjs"]).then(({ code, output }) => {
    if (code !== 0) throw new Error(output);
  });
  return generated;
}

/** The pure tests take as long and run at the same time. */
const READERS = [
  // The native compiler with one checker uses the least CPU time.
  () => wholeCheck("types (tsc)", ["node_modules/typescript-native/bin/tsc", ...TYPES]),
  () => wholeCheck("types of the scripts (tsc)", ["node_modules/typescript-native/bin/tsc", "-p", "scripts", ...TYPES]),
  () =>
    wholeCheck("format and lint (biome)", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]),
  () =>
    wholeCheck("layers (dependency-cruiser)", ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...CODE]),
  () => wholeCheck("dead code (knip)", ["node_modules/knip/bin/knip.js", "--no-progress"]),
];
const TYPES = ["--noEmit", "--pretty", "false", "--incremental", "false", "--checkers", "1"];
const CODE = ["app", "components", "server", "scripts"];

/**
 * Runs the checks. `onceRead` is called when the folders may be written to. `files` names the pure tests to
 * run: an empty list runs all of them, null runs none.
 * @param {{onceRead?: () => void, files?: readonly string[] | null}} [options]
 */
export async function verify({ onceRead = () => undefined, files = [] } = {}) {
  await generateClient();
  const tallies = [];
  const inTurn = async (checks) => {
    for (const check of checks) {
      const tally = await check();
      report(tally);
      tallies.push(tally);
    }
  };
  const pure = files === null ? [] : [() => vitestTier("pure", { projects: ["pure", "dom"], files })];
  await Promise.all([inTurn(pure), inTurn(READERS).then(onceRead)]);
  return tallies;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const total = sum(await verify());
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
