/** Runs the faults that kill processes on one service, each with `CHAOS_ROUNDS` and `CHAOS_SEED`. */
import { closingLine } from "../run-and-count.mjs";
import { jobs } from "./jobs.mjs";
import { kills } from "./kills.mjs";
import { restarts } from "./restarts.mjs";
import { withRig } from "./rig.mjs";

/** Each fault moves the clock further ahead, so their order matters. */
const ROWS = { restarts, kills, jobs };

const names = process.argv.slice(2);
const given = { rounds: Number(process.env.CHAOS_ROUNDS), seed: Number(process.env.CHAOS_SEED) };

const { passed, failed } = await withRig(async (rig) => {
  const tally = { passed: 0, failed: 0 };
  for (const [name, row] of Object.entries(ROWS)) {
    if (!names.includes(name)) continue;
    const wrong = await row(rig, given);
    for (const line of wrong) console.log(`✗ ${name}: ${line}`);
    tally.failed += wrong.length;
    tally.passed += Math.max(0, given.rounds - wrong.length);
  }
  const audit = await rig.audit();
  return { passed: tally.passed + audit.passed, failed: tally.failed + audit.failed };
});
console.log(closingLine({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);
