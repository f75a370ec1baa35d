import { setTimeout as sleep } from "node:timers/promises";
import { line, median, shown } from "./figures.mjs";

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
export const WORKERS = Number(process.env.BENCH_CONNECTIONS ?? 16);
/** Pause in milliseconds in which background work ends, so that it does not count for the next program. */
const REST_MS = 300;

/**
 * Repeats `work` in several concurrent workers.
 * @param {(worker: number) => Promise<unknown>} work
 * @returns {(seconds: number) => Promise<number>} returns the number of repetitions
 */
export function repeated(work, workers = WORKERS) {
  return async (seconds) => {
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const worker = async (index) => {
      while (performance.now() < end) {
        await work(index);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: workers }, (_, index) => worker(index)));
    return done;
  };
}

/**
 * Updates Postgres' statistics: a plan cached while tables were empty scans them sequentially. In production
 * autovacuum does this every minute.
 */
export async function knowTables(client) {
  await client.query("ANALYZE");
}

export function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function once({ round, cpu }, { seconds, postgresCpu }) {
  const [own, postgres, begun] = [cpu(), postgresCpu(), performance.now()];
  const done = await round(seconds);
  const took = (performance.now() - begun) / 1000;
  const figures = { rate: done / took, cpu: (cpu() - own) / done, postgres: (postgresCpu() - postgres) / done };
  await sleep(REST_MS);
  return figures;
}

/**
 * @typedef {{ name: string, round: (seconds: number) => Promise<number>, cpu: () => number }} Contestant
 * @typedef {{ rate: number, cpu: number, postgres: number }} Figures
 */

/**
 * Measures the contestants in alternating rounds, after a short warm-up.
 * @param {readonly Contestant[]} contestants
 * @param {{ client: import("pg").Client, postgresCpu: () => number, rounds?: number, seconds?: number }} how
 * @returns {Promise<Record<string, Figures>>} by name: repetitions a second, and CPU milliseconds of one in
 * the program and in Postgres
 */
export async function inTurns(contestants, { client, postgresCpu, rounds = ROUNDS, seconds = SECONDS }) {
  for (const each of contestants) await once(each, { seconds: Math.min(seconds, 2), postgresCpu });
  await knowTables(client);
  /** @type {Map<string, Figures[]>} */
  const figures = new Map(contestants.map(({ name }) => [name, []]));
  for (let turn = 0; turn < rounds; turn += 1)
    for (const each of contestants) figures.get(each.name)?.push(await once(each, { seconds, postgresCpu }));
  line("", ["a second", "CPU ms", "Postgres"]);
  /** @type {Record<string, Figures>} */
  const medians = {};
  for (const [name, all] of figures) {
    const of = (key) => median(all.map((each) => each[key]));
    medians[name] = { rate: of("rate"), cpu: of("cpu"), postgres: of("postgres") };
    line(name, [shown(of("rate")), shown(of("cpu")), shown(of("postgres"))]);
  }
  return medians;
}
