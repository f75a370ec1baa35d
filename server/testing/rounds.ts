/**
 * Repeats races and faults: in `npm test` a few times with a fixed seed, in `npm run chaos` for
 * `CHAOS_ROUNDS` rounds with `CHAOS_SEED`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "@/scripts/chaos/seeded.mjs";

const { CHAOS_PART = "1/1", CHAOS_ROUNDS, CHAOS_SEED } = process.env;
/** The seed of all random choices. */
export const SEED = Number(CHAOS_SEED ?? 16_004);
const LONGEST_PAUSE_MS = 12;

/** The number of rounds. @param short their number in `npm test` */
export function rounds(short: number): number {
  return Number(CHAOS_ROUNDS ?? short);
}

/** The tests that this process runs according to `CHAOS_PART`, such as `2/3`. */
export function ofThisPart<T>(all: readonly T[]): readonly T[] {
  const [part = 1, parts = 1] = CHAOS_PART.split("/").map(Number);
  return all.filter((_, index) => index % parts === part - 1);
}

/** Random choices of one round, determined by the seed. */
export type Choices = {
  /** A whole number from 0 to just below `limit`. */
  below(limit: number): number;
  /**
   * Starts all functions in random order, each after up to twelve milliseconds.
   * @returns results in the given order
   */
  atOnce<T>(starts: readonly (() => Promise<T>)[]): Promise<T[]>;
};

function choicesOf(round: number): Choices {
  const choose = seeded(SEED);
  let made = 0;
  const below = (limit: number): number => {
    made += 1;
    return choose(`${round} ${made}`, limit);
  };
  const atOnce = async <T>(starts: readonly (() => Promise<T>)[]): Promise<T[]> => {
    const order = starts.map((start, index) => ({ start, index, place: below(2 ** 16) }));
    order.sort((one, other) => one.place - other.place);
    const results: Promise<T>[] = [];
    for (const { start, index } of order) {
      const pause = below(LONGEST_PAUSE_MS);
      results[index] = (pause === 0 ? Promise.resolve() : sleep(pause)).then(start);
    }
    return Promise.all(results);
  };
  return { below, atOnce };
}

/** @throws the error of `work`, with seed and round in its message */
export async function inRounds(
  short: number,
  work: (choices: Choices, round: number) => Promise<unknown>,
): Promise<void> {
  for (let round = 0; round < rounds(short); round += 1) {
    try {
      await work(choicesOf(round), round);
    } catch (error) {
      if (error instanceof Error) error.message = `CHAOS_SEED=${SEED}, round ${round}: ${error.message}`;
      throw error;
    }
  }
}

/** Number of concurrent parts of a long run, because a test waits for Postgres half of the time. */
const LANES = 4;

/**
 * Splits a property's runs: long runs into concurrent parts with their own seeds; `short` runs are one part.
 * @throws the first failed part's error after all ended
 */
export async function inLanes(
  short: number,
  work: (share: { readonly numRuns: number; readonly seed: number }) => Promise<unknown>,
): Promise<void> {
  const runs = rounds(short);
  const lanes = runs > short ? LANES : 1;
  const shares = Array.from({ length: lanes }, (_, lane) => ({
    numRuns: Math.floor((runs + lane) / lanes),
    seed: SEED + lane,
  }));
  const ended = await Promise.allSettled(shares.filter(({ numRuns }) => numRuns > 0).map(work));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}
