/**
 * Limits concurrent password hashes per process, because each takes CPU time and 19 MiB (Spec, "Credentials"
 * 1 to 6).
 */
import { availableParallelism } from "node:os";
import { addressBlock } from "@/server/kernel/address-block";
import { Busy } from "@/server/kernel/errors";

/** Maximum number of running hashes, which leaves a CPU core to the requests. */
const MOST_RUNNING = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 256;
const MOST_WAITING_OF_CALLER = 32;

type Start = () => void;

/** @throws {Busy} if too many hashes wait */
export type HashingQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Callers (an address or an id) take turns, each with one running hash at most, so that no caller delays
 * others by more than one hash.
 */
export function hashingQueue(mostRunning: number, mostWaiting: number, mostWaitingOfCaller: number): HashingQueue {
  const waiting = new Map<string, Start[]>();
  const inProgress = new Set<string>();
  let running = 0;
  let inQueue = 0;
  const startNext = (): void => {
    for (const [block, starts] of waiting) {
      if (running >= mostRunning) return;
      const [start] = inProgress.has(block) ? [] : starts.splice(0, 1);
      if (start === undefined) continue;
      waiting.delete(block);
      if (starts.length > 0) waiting.set(block, starts);
      inProgress.add(block);
      running += 1;
      inQueue -= 1;
      start();
    }
  };
  return async (caller, work) => {
    const block = addressBlock(caller);
    const starts = waiting.get(block) ?? [];
    if (inQueue >= mostWaiting || starts.length >= mostWaitingOfCaller) throw new Busy();
    await new Promise<void>((start) => {
      starts.push(start);
      waiting.set(block, starts);
      inQueue += 1;
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      inProgress.delete(block);
      startNext();
    }
  };
}

export const inHashingQueue = hashingQueue(MOST_RUNNING, MOST_WAITING, MOST_WAITING_OF_CALLER);
