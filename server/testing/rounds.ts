/**
 * Races and faults many times over: `npm test` runs them shortly by a fixed seed, `npm run chaos` for
 * `CHAOS_ROUNDS` rounds by `CHAOS_SEED`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";

const { CHAOS_ROUNDS, CHAOS_SEED } = process.env;
/** What chooses; the same one makes the same choices. */
export const SEED = Number(CHAOS_SEED ?? 16_004);
const LONGEST_PAUSE_MS = 12;

/** How many rounds there are. @param short of `npm test` */
export function rounds(short: number): number {
  return Number(CHAOS_ROUNDS ?? short);
}

/** What one round chooses by the seed. */
export type Choices = {
  /** A whole number from 0. */
  below(limit: number): number;
  /**
   * Starts all of them in an order of its own, each after a pause of its own of up to twelve milliseconds.
   * @returns their results in the order given
   */
  atOnce<T>(starts: readonly (() => Promise<T>)[]): Promise<T[]>;
};

function choicesOf(numbers: readonly number[]): Choices {
  let next = 0;
  const below = (limit: number): number => {
    const number = numbers[next % numbers.length] ?? 0;
    next += 1;
    return (number + Math.floor(next / numbers.length)) % limit;
  };
  const atOnce = async <T>(starts: readonly (() => Promise<T>)[]): Promise<T[]> => {
    const order = starts.map((start, index) => ({ start, index, place: below(2 ** 16) }));
    order.sort((one, other) => one.place - other.place);
    const begun = order.map(({ start, index }) => {
      const pause = below(LONGEST_PAUSE_MS);
      return { index, result: (pause === 0 ? Promise.resolve() : sleep(pause)).then(start) };
    });
    const results = await Promise.all(begun.map(async ({ index, result }) => ({ index, value: await result })));
    return results.sort((one, other) => one.index - other.index).map(({ value }) => value);
  };
  return { below, atOnce };
}

/**
 * Runs the work once for each round.
 * @throws what it throws, with the seed and the number of the round
 */
export async function inRounds(
  short: number,
  work: (choices: Choices, round: number) => Promise<unknown>,
): Promise<void> {
  const numbers = fc.sample(fc.array(fc.nat(2 ** 31), { minLength: 40, maxLength: 80 }), {
    numRuns: rounds(short),
    seed: SEED,
  });
  for (const [round, chosen] of numbers.entries()) {
    try {
      await work(choicesOf(chosen), round);
    } catch (error) {
      if (error instanceof Error) error.message = `CHAOS_SEED=${SEED}, round ${round}: ${error.message}`;
      throw error;
    }
  }
}
