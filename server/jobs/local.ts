/** The driver inside the server process. It sleeps until the next due time, wakes when a commit announces an earlier one, and shares the items with drivers of other processes. */
import { setTimeout as sleep } from "node:timers/promises";
import { systemContext } from "../context";
import type { Job, JobItem, SystemCtx } from "../kernel/types";
import { Bell } from "./bell";
import { listenForDue } from "./listen";
import { JOBS } from "./registry";
import { runItem } from "./run-item";

const CONCURRENCY = 8;
/** Shorter than the notice that commits give, so that nothing falls due in between unheard. */
const LONGEST_SLEEP_MS = 30_000;
/** How soon to look again at what is due but could not be started. */
const CROWDED_MS = 1_000;
const TROUBLE_MS = 1_000;
/** Items that end together are followed by one look at what is due, not one each. */
const PAUSE_MS = 20;
const STOP_MS = 10_000;
const FIRST_HOLD_MS = 5_000;
const LONGEST_HOLD_MS = 300_000;

/** A running driver. */
export type LocalDriver = {
  /** Starts nothing more and waits for what runs, at most ten seconds. */
  stop(): Promise<void>;
};

/**
 * An item that has just run and is still due is left alone for a while: longer each time after it threw, so that a bug in one item
 * costs the others nothing.
 */
type Hold = { readonly failures: number; readonly until: number };

/** One item at one due time: a retry at a later time is another matter. */
function keyOf({ id, dueAt }: JobItem): string {
  return `${id}@${dueAt.getTime()}`;
}

/** The items of one job in this process. */
class Lane {
  readonly #running = new Map<string, Promise<void>>();
  readonly #holds = new Map<string, Hold>();

  constructor(
    readonly job: Job,
    private readonly system: SystemCtx,
    private readonly onEnd: () => void,
  ) {}

  /** Starts what is due as far as there is room. */
  async startDue(): Promise<void> {
    this.#forgetOldHolds();
    const room = (this.job.concurrency ?? CONCURRENCY) - this.#running.size;
    if (room <= 0) return;
    const items = await this.job.due(this.system, "all", room + this.#running.size + this.#holds.size);
    const free = items.filter((item) => !this.#running.has(keyOf(item)) && !this.#isHeld(keyOf(item)));
    for (const item of free.slice(0, room)) this.#start(item);
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  #isHeld(key: string): boolean {
    return (this.#holds.get(key)?.until ?? 0) > Date.now();
  }

  #start(item: JobItem): void {
    const key = keyOf(item);
    const run = this.#run(item, key).finally(() => {
      this.#running.delete(key);
      this.onEnd();
    });
    this.#running.set(key, run);
  }

  async #run(item: JobItem, key: string): Promise<void> {
    try {
      await runItem(this.job, item);
      this.#holds.set(key, { failures: 0, until: Date.now() + CROWDED_MS });
    } catch (error) {
      const failures = (this.#holds.get(key)?.failures ?? 0) + 1;
      const wait = Math.min(FIRST_HOLD_MS * 2 ** (failures - 1), LONGEST_HOLD_MS);
      this.#holds.set(key, { failures, until: Date.now() + wait });
      this.system.log.error({ job: this.job.name, item: item.id, failures, err: error }, "A job's item failed.");
    }
  }

  /** A failed item's count outlives its hold, so that the next one is longer. */
  #forgetOldHolds(): void {
    for (const [key, { failures, until }] of this.#holds) {
      if (until + (failures > 0 ? LONGEST_HOLD_MS : 0) < Date.now()) this.#holds.delete(key);
    }
  }
}

/** Milliseconds to sleep when the earliest item of any job falls due at `at`. */
function pauseUntil(at: number): number {
  const wait = at - Date.now();
  return wait <= 0 ? CROWDED_MS : Math.min(Math.max(wait, PAUSE_MS), LONGEST_SLEEP_MS);
}

async function earliest(system: SystemCtx, jobs: readonly Job[]): Promise<number> {
  const times = await Promise.all(jobs.map((job) => job.nextAt(system, "all")));
  return Math.min(...times.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
}

/** Starts a driver for the jobs. Several in one process or in many are safe: each item re-checks itself under its lock. */
export function startLocalDriver(jobs: readonly Job[] = JOBS): LocalDriver {
  const system = systemContext("jobs");
  const bell = new Bell();
  const lanes = jobs.map((job) => new Lane(job, system, () => bell.ring()));
  const listener = listenForDue(system.log, () => bell.ring());
  let stopping = false;

  const pass = async (): Promise<number> => {
    for (const lane of lanes) if (!stopping) await lane.startDue();
    return pauseUntil(await earliest(system, jobs));
  };
  const loop = async (): Promise<void> => {
    while (!stopping) {
      const pause = await pass().catch((error: unknown) => {
        system.log.warn({ err: error }, "The jobs could not be looked up.");
        return TROUBLE_MS;
      });
      await bell.sleep(pause);
      await sleep(PAUSE_MS);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping = true;
      bell.ring();
      const ended = Promise.all([running, listener.stop(), ...lanes.map((lane) => lane.idle())]);
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}
