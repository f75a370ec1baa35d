/** Notices when the machine's clock is set while the process sleeps until a due time. */

const TICK_MS = 1_000;
/**
 * Minimum difference of the clocks in milliseconds; a smaller difference only means that they run at slightly
 * different speeds.
 */
const LEAST_JUMP_MS = 500;

export type Clocks = {
  /** Milliseconds of the machine's wall clock, which can be set. */
  wall(): number;
  /** Milliseconds of the monotonic clock, which cannot be set. */
  steady(): number;
};

const PROCESS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** @returns a function that calls `onJump` if the wall clock was set since its last call */
export function jumpDetector(onJump: (milliseconds: number) => void, clocks: Clocks = PROCESS): () => void {
  let difference = clocks.wall() - clocks.steady();
  return () => {
    const present = clocks.wall() - clocks.steady();
    const jump = present - difference;
    difference = present;
    if (Math.abs(jump) >= LEAST_JUMP_MS) onJump(jump);
  };
}

export function watchClock(onJump: (milliseconds: number) => void): { stop(): void } {
  const timer = setInterval(jumpDetector(onJump), TICK_MS).unref();
  return { stop: () => clearInterval(timer) };
}
