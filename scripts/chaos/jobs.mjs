/**
 * Stops the jobs for four days, and again for three months, each time running them in two processes
 * afterwards; then sets the clock back an hour. Missed work must run once and in order.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../cluster/programs.mjs";
import { OPERATIONS } from "./operations.mjs";
import { seeded } from "./seeded.mjs";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FIRST_DAYS = 3;
/** The cycles' states that a subscription must have after each period without jobs. */
const STOPS = [
  { days: FIRST_DAYS + 1, end: "paid 1, scheduled 0" },
  { days: 93, end: "paid 1, paid 1, paid 1, paid 1, scheduled 0" },
];
const PATIENCE_SECONDS = 120;
const QUIET_MS = 2_000;
const AT_ONCE = 4;
const CYCLE = OPERATIONS["charge a cycle"];

/** Creates subscriptions whose next cycle falls on one of the days without jobs. */
async function subscribe(rig, { rounds, choose }) {
  const subjects = [];
  const left = Array.from({ length: rounds }, (_, round) => round);
  const work = async () => {
    for (let round = left.shift(); round !== undefined; round = left.shift())
      subjects.push(
        await CYCLE.prepare(rig, `missed-${round}`, {
          days: 1 + choose(`${round} day`, FIRST_DAYS),
          frequency: "monthly",
        }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return subjects;
}

async function undone(rig) {
  const [{ count }] = await rig.ask(
    `SELECT (SELECT count(*) FROM billing_cycle WHERE due_at <= $1 AND status IN ('scheduled', 'retry_scheduled'))::int
      + (SELECT count(*) FROM attempt WHERE state = 'processing')::int
      + (SELECT count(*) FROM delivery WHERE due_at <= $1)::int AS count`,
    [new Date(Date.now() + rig.shiftMs)],
  );
  return count;
}

function twoDrivers(rig) {
  return Promise.all([rig.start(), rig.startAnother()]);
}

async function differing(rig, subjects, end) {
  const sentences = [];
  for (const subject of subjects) {
    const found = await CYCLE.found(rig, subject);
    if (found !== end) sentences.push(`${subject.name}: ${found} and not ${end}`);
  }
  return sentences;
}

/** SQL of cycles attempted before an earlier cycle of the same subscription. */
const OUT_OF_ORDER = `
  SELECT c.id FROM billing_cycle c JOIN attempt a ON a.session_id = c.session_id AND a.merchant_id = c.merchant_id
  JOIN billing_cycle d ON d.subscription_id = c.subscription_id AND d.number < c.number
  JOIN attempt b ON b.session_id = d.session_id AND b.merchant_id = d.merchant_id
  WHERE b.created_at > a.created_at`;

/**
 * @param {import("./rig.mjs").Rig} rig
 * @param {{rounds: number, seed: number}} given the number of due subscriptions, and the seed of their days
 * @returns {Promise<string[]>} the violations
 */
export async function jobs(rig, { rounds, seed }) {
  const wrong = [];
  const first = await rig.running();
  const subjects = await subscribe(rig, { rounds, choose: seeded(seed) });
  let pair = [first];
  for (const { days, end } of STOPS) {
    await Promise.all(pair.map((each) => each.stop()));
    rig.setClocks(rig.shiftMs + days * DAY_MS);
    pair = await twoDrivers(rig);
    await until("What was missed is done", async () => (await undone(rig)) === 0, PATIENCE_SECONDS).catch(
      ({ message }) => wrong.push(message),
    );
    wrong.push(...(await differing(rig, subjects, end)));
  }
  rig.setClocks(rig.shiftMs - HOUR_MS);
  await sleep(QUIET_MS);
  await Promise.all(pair.map((each) => each.stop()));
  wrong.push(...(await differing(rig, subjects, STOPS.at(-1)?.end)));
  const disordered = await rig.ask(OUT_OF_ORDER);
  if (disordered.length > 0) wrong.push(`${disordered.length} cycles were charged before an earlier one`);
  return wrong;
}
