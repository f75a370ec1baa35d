/**
 * `npm test` and its variants (docs/testing.md): tiers on separate databases, ports and folders. The last
 * lines repeat the failures and count all tests. Before the first step only Node is needed.
 */
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stopOnSignal, stopWithParent } from "../server/front/stop-on-signal.mjs";
import { installPackages, packagesInstalled } from "./install.mjs";
import { tryLock } from "./lock.mjs";
import { forgetService } from "./service-variables.mjs";
import { endPrograms, onlyOnce, StepFailed, step } from "./steps.mjs";
import { openTemporaryFolder } from "./temporary-folder.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const HOME = join(ROOT, ".sarraf", "npm-test");
/** Vite cuts such paths, or Postgres' programs pass them to a shell. */
const UNUSABLE = /[#?*$`"]/;

function printTime(name, since) {
  console.log(`${name}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

async function tiersAsked(tiers) {
  const [what, ...words] = process.argv.slice(2);
  if (what === "e2e") return [tiers.BROWSER, words];
  if (what === "pictures") return [tiers.PICTURES, []];
  if (what === undefined) return [tiers.tiersOf(tiers.EVERYTHING), undefined];
  const [ref] = words;
  if (what !== "--since" || ref === undefined) throw new StepFailed("npm test [-- --since <git ref>]");
  const [{ affectedSince }, { generateClient }] = await Promise.all([import("./affected.mjs"), import("./verify.mjs")]);
  await generateClient();
  return [tiers.tiersOf(await affectedSince(ref)), undefined];
}

/** The tallies of one tier; if it fails, one tally is the failure. */
async function talliesOf(name, run) {
  const since = Date.now();
  try {
    return await run();
  } catch (error) {
    const output = error instanceof StepFailed ? error.message : String(error?.stack ?? error);
    const tally = { name, passed: 0, failed: 1, seconds: 0, output };
    const { report } = await import("./run-and-count.mjs");
    report(tally);
    return [tally];
  } finally {
    printTime(name, since);
  }
}

async function runTiers(tiers) {
  const [chosen, words] = await tiersAsked(tiers);
  const temporary = openTemporaryFolder(join(ROOT, ".sarraf", "tmp"));
  const cluster = await tiers.openCluster(HOME);
  const end = onlyOnce(async () => {
    endPrograms();
    await cluster.destroy();
    temporary.remove();
  });
  const interrupted = async () => {
    await end();
    console.log("\n0 passed, 1 failed");
  };
  stopWithParent(stopOnSignal(interrupted, 130));
  const { report } = await import("./run-and-count.mjs");
  const tallies = [];
  try {
    for (const together of chosen) {
      const named = Object.entries(together);
      console.log(`\n— ${named.map(([name]) => name).join(", ")} —`);
      const ended = await Promise.all(named.map(([name, tier]) => talliesOf(name, () => tier(HOME, words))));
      tallies.push(...ended.flat());
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
  if (UNUSABLE.test(ROOT)) throw new StepFailed(`The tests need a path without #?*$"\`, unlike ${ROOT}`);
  forgetService(process.env);
  // Next then reads no `.env`.
  process.env.__NEXT_PROCESSED_ENV = "true";
  mkdirSync(HOME, { recursive: true });
  const release = tryLock(join(HOME, "test.lock"));
  if (release === null) throw new StepFailed("Another `npm test` runs in this folder.");
  const since = Date.now();
  const log = join(HOME, "install.log");
  rmSync(log, { force: true });
  if (!packagesInstalled()) await step("Install packages", () => installPackages(log));
  const { closingLine, failureLines, notesByFile, sum } = await import("./run-and-count.mjs");
  const tallies = await runTiers(await import("./tiers.mjs"));
  const total = sum(tallies);
  release();
  const notDone = notesByFile(tallies.flatMap(({ notes = [] }) => notes));
  if (notDone.length > 0)
    console.log(`\nNot done on this machine:\n${notDone.map((line) => `    ${line}`).join("\n")}`);
  if (total.failed > 0) console.log(`\nWhat failed:\n${failureLines(tallies).join("\n")}`);
  printTime("\nAll", since);
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
