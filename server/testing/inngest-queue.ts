/** The queue of a simulated Inngest: runs wait while their function is at a concurrency limit. */

/** The used fields of a function that the app registers. */
export type Config = {
  readonly id: string;
  readonly name: string;
  readonly triggers: readonly { readonly event?: string; readonly cron?: string; readonly expression?: string }[];
  readonly concurrency?: readonly { readonly limit: number; readonly key?: string }[];
  readonly singleton?: { readonly mode: string };
  readonly steps?: { readonly step?: { readonly retries?: { readonly attempts: number } } };
};

export type Event = {
  readonly id?: string;
  readonly name: string;
  readonly ts?: number;
  readonly data: Readonly<Record<string, unknown>>;
};

export type Run = {
  readonly id: string;
  readonly functionId: string;
  readonly event: Event;
  state: "queued" | "running" | "completed" | "failed";
  attempts: number;
  result?: unknown;
  error?: unknown;
};

/** Evaluates a key such as `event.data.merchantId + ' ' + event.data.receiver`. */
function readKey(key: string, event: Event): string {
  const parts = key.split(" + ").map((part) => {
    const field = /^event\.data\.(\w+)$/.exec(part)?.[1];
    return field === undefined ? part.replaceAll("'", "") : String(event.data[field]);
  });
  return parts.join("");
}

type Waiting = {
  readonly run: Run;
  readonly config: Config;
  readonly work: () => Promise<void>;
  /** The limits that apply to the run: of its function, and of its partition for each key. */
  readonly places: readonly string[];
};

/** Milliseconds that the open-source server with its in-memory queue takes (August 2026). */
export const REAL_PACE = {
  /** Until a partition that reached a limit is tried again. */
  limitMs: 5_000,
  /** Between two starts on the whole server. */
  startMs: 100,
  /** Between two starts in one partition. */
  partitionMs: 190,
} as const;

export type Pace = { readonly [K in keyof typeof REAL_PACE]: number };

/**
 * Runs wait in partitions, one for each value of a function's keys. A partition that reached a limit is tried
 * again only after a pause, even if the limit ends earlier.
 */
export class Queue {
  #waiting: Waiting[] = [];
  readonly #busy = new Map<string, number>();
  /** When each partition is tried again. */
  readonly #notBefore = new Map<string, number>();
  #nextStart = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly pace: Pace = REAL_PACE) {}

  add(config: Config, run: Run, work: () => Promise<void>): void {
    const keys = (config.concurrency ?? []).map(({ key }) => place(config, run, key));
    this.#waiting.push({ config, run, work, places: [...new Set([config.id, ...keys])] });
    this.#wake();
  }

  /** Loses the waiting runs, like a killed server with an in-memory queue. */
  forget(): void {
    this.#waiting = [];
    this.#notBefore.clear();
  }

  /** True while a run of the function is running or waiting. */
  isBusy(functionId: string): boolean {
    return (this.#busy.get(functionId) ?? 0) > 0 || this.#waiting.some(({ config }) => config.id === functionId);
  }

  /** Sets the timer for the next possible start. */
  #wake(): void {
    let first = Number.POSITIVE_INFINITY;
    for (const each of this.#waiting) {
      first = Math.min(first, this.#notBeforeOf(each));
      if (first <= this.#nextStart) break;
    }
    if (first === Number.POSITIVE_INFINITY) return;
    const at = Math.max(this.#nextStart, first);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), Math.max(0, at - performance.now()));
    this.#timer.unref?.();
  }

  #notBeforeOf({ places }: Waiting): number {
    return Math.max(...places.map((each) => this.#notBefore.get(each) ?? 0));
  }

  /** Starts the first run below its limits; partitions that reached a limit wait. */
  #look(): void {
    const now = performance.now();
    for (const each of this.#waiting) {
      if (this.#notBeforeOf(each) > now) continue;
      const full = this.#fullPlace(each);
      if (full !== undefined) {
        this.#notBefore.set(full, now + this.pace.limitMs);
        continue;
      }
      this.#start(each, now);
      break;
    }
    this.#wake();
  }

  #start(each: Waiting, now: number): void {
    this.#waiting = this.#waiting.filter((other) => other !== each);
    this.#nextStart = now + this.pace.startMs;
    const own = each.places.at(-1);
    if (own !== undefined) this.#notBefore.set(own, now + this.pace.partitionMs);
    this.#count(each, 1);
    each.run.state = "running";
    void each.work().finally(() => this.#count(each, -1));
  }

  #fullPlace({ config, run }: Waiting): string | undefined {
    const full = (config.concurrency ?? []).find(
      ({ limit, key }) => (this.#busy.get(place(config, run, key)) ?? 0) >= limit,
    );
    return full === undefined ? undefined : place(config, run, full.key);
  }

  #count({ places }: Waiting, by: number): void {
    for (const each of places) this.#busy.set(each, (this.#busy.get(each) ?? 0) + by);
  }
}

function place(config: Config, run: Run, key: string | undefined): string {
  return key === undefined ? config.id : `${config.id} ${readKey(key, run.event)}`;
}
