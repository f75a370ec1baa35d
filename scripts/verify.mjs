/** `npm run verify`: format, lint, types, layers, dead code and the pure tests, two programs at a time. */
import { pathToFileURL } from "node:url";
import { closingLine, report, runProgram, sum, vitestTier, wholeCheck } from "./run-and-count.mjs";

const CHECKS = [
  // The native compiler; one checker needs the least processor time, and the pure tests run beside it.
  () => wholeCheck("types (tsc)", ["node_modules/typescript-native/bin/tsc", ...TYPES]),
  () => vitestTier("pure"),
  () =>
    wholeCheck("format and lint (biome)", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]),
  () =>
    wholeCheck("layers (dependency-cruiser)", ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", ...CODE]),
  () => wholeCheck("dead code (knip)", ["node_modules/knip/bin/knip.js", "--no-progress"]),
];
const TYPES = ["--noEmit", "--pretty", "false", "--incremental", "false", "--checkers", "1"];
const CODE = ["app", "components", "server", "scripts"];
const AT_ONCE = 2;

/** Runs all checks and reports each as it ends. */
export async function verify() {
  const generated = await runProgram(["scripts/generate.mjs"]);
  if (generated.code !== 0) throw new Error(generated.output);
  const waiting = [...CHECKS];
  const tallies = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const tally = await check();
      report(tally);
      tallies.push(tally);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sum(tallies);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const total = await verify();
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
