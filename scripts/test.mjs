/**
 * `npm test`: everything CI runs, in tiers, on databases, ports and folders of its own; its end repeats what
 * failed, and the last line counts all tests. `npm run test:e2e` (`test.mjs e2e`) runs the browser tier
 * alone, or of it the files that words after it name; `npm run pictures` (`test.mjs pictures`) renews the
 * pictures of pages. Nothing but Node is needed before the first step.
 */
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stopOnSignal } from "../server/front/stop-on-signal.mjs";
import { installPackages, packagesInstalled } from "./install.mjs";
import { tryLock } from "./lock.mjs";
import { endPrograms, StepFailed, step } from "./steps.mjs";
import { openTemporaryFolder } from "./temporary-folder.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const HOME = join(ROOT, ".sarraf", "npm-test");

/** What a word of the command line runs in place of everything. */
const NAMED = { e2e: ["e2e"], pictures: ["pictures"] };

/** Runs the tiers and returns their tallies; a tier that cannot even start has failed once. */
async function runTiers(names) {
  const tiers = await import("./tiers.mjs");
  const { report } = await import("./run-and-count.mjs");
  const temporary = openTemporaryFolder(join(ROOT, ".sarraf", "tmp"));
  const cluster = await tiers.openCluster(HOME);
  const end = async () => {
    endPrograms();
    await cluster.destroy();
    temporary.remove();
  };
  stopOnSignal(end);
  if (!names.includes("pictures")) tiers.findBrowser();
  const tallies = [];
  try {
    for (const name of names) {
      console.log(`\n— ${name} —`);
      try {
        tallies.push(...(await tiers.TIERS[name](HOME, process.argv.slice(3))));
      } catch (error) {
        const output = error instanceof StepFailed ? error.message : String(error?.stack ?? error);
        const tally = { name, passed: 0, failed: 1, seconds: 0, output };
        report(tally);
        tallies.push(tally);
      }
    }
    const left = tiers.leftoversTally(temporary.leftovers());
    report(left);
    tallies.push(left);
  } finally {
    await end();
  }
  return tallies;
}

async function main() {
  process.chdir(ROOT);
  mkdirSync(HOME, { recursive: true });
  const release = tryLock(join(HOME, "test.lock"));
  if (release === null) throw new StepFailed("Another `npm test` runs in this folder.");
  const log = join(HOME, "install.log");
  rmSync(log, { force: true });
  if (!packagesInstalled()) await step("Install packages", () => installPackages(log));
  const { closingLine, failureLines, sum } = await import("./run-and-count.mjs");
  const names = NAMED[process.argv[2]] ?? ["verify", "database", "browser"];
  const tallies = await runTiers(names);
  const total = sum(tallies);
  release();
  if (total.failed > 0) console.log(`\nWhat failed:\n${failureLines(tallies).join("\n")}`);
  console.log(`\n${closingLine(total)}`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}
