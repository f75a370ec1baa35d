/** A simulated Inngest's queue: runs wait for their function's limits. */

/** A function as the app registers it, as far as it is looked at. */
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

/** Reads `event.data.merchantId + ' ' + event.data.receiver`. */
function readKey(key: string, event: Event): string {
  const parts = key.split(" + ").map((part) => {
    const field = /^event\.data\.(\w+)$/.exec(part)?.[1];
    return field === undefined ? part.replaceAll("'", "") : String(event.data[field]);
  });
  return parts.join("");
}

type Waiting = { readonly config: Config; readonly run: Run; readonly work: () => Promise<void> };

export class Queue {
  #waiting: Waiting[] = [];
  readonly #busy = new Map<string, number>();

  add(config: Config, run: Run, work: () => Promise<void>): void {
    this.#waiting.push({ config, run, work });
    this.#startWhatFits();
  }

  /** True while a run of the function is under way or waits. */
  isBusy(functionId: string): boolean {
    return (this.#busy.get(functionId) ?? 0) > 0 || this.#waiting.some(({ config }) => config.id === functionId);
  }

  #startWhatFits(): void {
    for (const each of [...this.#waiting]) {
      if (!this.#fits(each)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== each);
      this.#count(each, 1);
      each.run.state = "running";
      void each.work().finally(() => {
        this.#count(each, -1);
        this.#startWhatFits();
      });
    }
  }

  #fits({ config, run }: Waiting): boolean {
    return (config.concurrency ?? []).every(({ limit, key }) => (this.#busy.get(place(config, run, key)) ?? 0) < limit);
  }

  #count({ config, run }: Waiting, by: number): void {
    const keys = new Set([config.id, ...(config.concurrency ?? []).map(({ key }) => place(config, run, key))]);
    for (const key of keys) this.#busy.set(key, (this.#busy.get(key) ?? 0) + by);
  }
}

function place(config: Config, run: Run, key: string | undefined): string {
  return key === undefined ? config.id : `${config.id} ${readKey(key, run.event)}`;
}
