/**
 * Sends SIGKILL to a process at each fault point of payments, operations and cycle charges, and starts
 * another; clients repeat their requests with the same keys. Everything must end as without the kill: done
 * once at the gateway, decided within a minute, all invariants kept.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../cluster/programs.mjs";
import { OPERATIONS } from "./operations.mjs";
import { seeded } from "./seeded.mjs";

const DEATH_MS = 15_000;
/** Seconds after a restart within which unfinished work must be done. */
const JOB_INTERVAL_SECONDS = 60;
/** Time shift in milliseconds, longer than any lease of a dead request. */
const LEASES_MS = 180_000;
/** Milliseconds from a jump of the clock until a cycle falls due; other due work ends before then. */
const FIRST_WORK_MS = 6_000;
const ARM_MS = 1_000;

class Kills {
  wrong = [];
  deaths = new Map();

  constructor(rig) {
    this.rig = rig;
  }

  async #approach({ dueAt }, subject) {
    if (dueAt === undefined) return;
    const due = await dueAt(this.rig, subject);
    this.rig.setClocks(due - Date.now() - FIRST_WORK_MS - this.rig.slowestStartMs);
    await sleep(due - ARM_MS - (Date.now() + this.rig.shiftMs));
  }

  async #pointsOf(name) {
    const plan = `calibrate-${name.replaceAll(" ", "-")}`;
    const operation = OPERATIONS[name];
    const subject = await operation.prepare(this.rig, plan);
    await this.#approach(operation, subject);
    this.rig.arm(plan, 0);
    await operation.ask?.(this.rig, subject);
    await this.#waitForEnd(name, subject);
    this.rig.disarm();
    return this.rig.reached(plan);
  }

  async #waitForEnd(name, subject) {
    const { found, end, ask } = OPERATIONS[name];
    const isFinal = async () => {
      if (ask !== undefined && !(await ask(this.rig, subject))) return false;
      return (await found(this.rig, subject)) === end;
    };
    const is = async () => `${subject.name}, ${name}: ${await found(this.rig, subject)} and not ${end}`;
    return until(name, isFinal, JOB_INTERVAL_SECONDS).catch(async () => this.wrong.push(await is()));
  }

  async cells() {
    await this.rig.running();
    const cells = [];
    for (const name of Object.keys(OPERATIONS)) {
      const points = await this.#pointsOf(name);
      for (const [index, point] of points.entries()) cells.push({ name, at: index + 1, point });
    }
    return cells;
  }

  /**
   * Kills a process at the fault point and starts another.
   * @returns the interrupted sale
   */
  async kill({ name, at, point }, round) {
    const plan = `round-${round}`;
    const operation = OPERATIONS[name];
    const running = await this.rig.running();
    const subject = await operation.prepare(this.rig, plan);
    await this.#approach(operation, subject);
    this.rig.arm(plan, at);
    operation.ask?.(this.rig, subject).catch(() => undefined);
    const isDead = await Promise.race([running.ended.then(() => true), sleep(DEATH_MS, false, { ref: false })]);
    if (!isDead) this.wrong.push(`${plan}, ${name}: the process did not come to its point ${at}`);
    await running.stop("SIGKILL");
    this.rig.disarm();
    const cell = `${name}, ${at} ${point}`;
    this.deaths.set(cell, [...(this.deaths.get(cell) ?? []), await operation.found(this.rig, subject)]);
    if (operation.dueAt !== undefined) this.rig.setClocks(this.rig.shiftMs + LEASES_MS);
    await this.rig.running();
    if (operation.dueAt !== undefined) await this.#waitForEnd(name, subject);
    return { name, subject };
  }

  /** Jobs must decide calls that dead processes left in flight, without a client's request. */
  async #waitForJobs() {
    const inFlight = () =>
      this.rig.ask(`SELECT id, state, inquire_at FROM attempt WHERE state = 'processing'
        UNION ALL SELECT id, state, inquire_at FROM operation WHERE state IN ('processing', 'queued')`);
    const isNone = async () => (await inFlight()).length === 0;
    await until("The jobs decide", isNone, JOB_INTERVAL_SECONDS).catch(async ({ message }) =>
      this.wrong.push(`${message} ${JSON.stringify(await inFlight())}`),
    );
  }

  /** Sets the clock past all leases, lets jobs and clients finish, and waits until every sale has ended. */
  async settle(sales) {
    this.rig.setClocks(this.rig.shiftMs + LEASES_MS);
    await this.#waitForJobs();
    await Promise.all(sales.map(({ name, subject }) => this.#waitForEnd(name, subject)));
  }
}

/**
 * Orders the kills by the seed, alternating between operations, so that a short run covers as many operations
 * as possible.
 */
function inTurns(cells, choose) {
  const order = ({ name, at = 0 }) => choose(`${name} ${at}`, 2 ** 32 - 1);
  const sorted = (list) => list.sort((one, other) => order(one) - order(other));
  const queues = sorted(Object.keys(OPERATIONS).map((name) => ({ name }))).map((operation) =>
    sorted(cells.filter(({ name }) => name === operation.name)),
  );
  const turns = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => queues.map((queue) => queue[turn] ?? [])).flat(2);
}

/**
 * @param {import("./rig.mjs").Rig} rig
 * @param {{rounds: number, seed: number}} given the number of kills, and the seed that chooses them
 * @returns {Promise<string[]>} the violations
 */
export async function kills(rig, { rounds, seed }) {
  const choose = seeded(seed);
  const run = new Kills(rig);
  const cells = inTurns(await run.cells(), choose);
  const chosen = Array.from({ length: rounds }, (_, round) => ({ cell: cells[round % cells.length], round }));
  const isOfJob = ({ cell }) => OPERATIONS[cell.name].dueAt !== undefined;
  const sales = [];
  for (const { cell, round } of chosen.filter((each) => !isOfJob(each))) sales.push(await run.kill(cell, round));
  await run.settle(sales);
  for (const { cell, round } of chosen.filter(isOfJob)) await run.kill(cell, round);
  for (const [cell, found] of [...run.deaths].sort()) console.log(`  ${cell}: ${[...new Set(found)].join(" | ")}`);
  return run.wrong;
}
