/** Maximum number of concurrent batches; calls made meanwhile form the next batch. */
const MAX_CONCURRENT_BATCHES = 4;
/**
 * Milliseconds after which a running batch no longer counts towards the maximum, because it probably waits
 * for a lock.
 */
const SLOW_MS = 50;

type Batching<T> = {
  readonly run: (batch: readonly T[]) => Promise<unknown>;
  readonly maxSize?: number;
  /** Items with the same key never run concurrently; null permits any concurrency. */
  readonly keyOf?: (item: T) => string | null;
};

/**
 * Runs items in batches. A batch starts at the end of the event loop's turn or, while the maximum number of
 * batches runs, when one of them ends. So single items do not wait, and batches grow with the load.
 */
export function batcher<T>({ run, maxSize = Number.POSITIVE_INFINITY, keyOf = () => null }: Batching<T>) {
  let waiting: T[] = [];
  let runningBatches = 0;
  let isScheduled = false;
  const runningKeys = new Set<string>();
  const nextBatch = (): T[] => {
    const [batch, others]: [T[], T[]] = [[], []];
    for (const item of waiting) {
      const key = keyOf(item);
      const fits = batch.length < maxSize && (key === null || !runningKeys.has(key));
      if (fits && key !== null) runningKeys.add(key);
      (fits ? batch : others).push(item);
    }
    waiting = others;
    return batch;
  };
  const runBatch = async (batch: readonly T[]): Promise<void> => {
    await run(batch).catch(() => undefined);
    for (const item of batch) runningKeys.delete(keyOf(item) ?? "");
    schedule();
  };
  const start = (): void => {
    isScheduled = false;
    while (runningBatches < MAX_CONCURRENT_BATCHES) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      runningBatches += 1;
      void endOrTimeout(runBatch(batch)).then(() => {
        runningBatches -= 1;
        schedule();
      });
    }
  };
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(start);
  };
  return (item: T): void => {
    waiting.push(item);
    schedule();
  };
}

function endOrTimeout(work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, SLOW_MS);
    void work.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

type PendingCall<K, V> = {
  readonly key: K;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Batches concurrent calls.
 * @param load returns the values in the order of the keys; null for a missing value
 */
export function batched<K, V>(load: (keys: readonly K[]) => Promise<readonly (V | null)[]>) {
  const add = batcher<PendingCall<K, V>>({
    run: async (calls) => {
      try {
        const values = await load(calls.map(({ key }) => key));
        for (const [index, { resolve }] of calls.entries()) resolve(values[index] ?? null);
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    },
  });
  return (key: K): Promise<V | null> => new Promise((resolve, reject) => add({ key, resolve, reject }));
}

/**
 * Calls with the same key in one turn of the event loop become one call of `load`. Each caller gets the
 * result and its position among the callers, from 0.
 * @param load gets the first caller's input and the number of callers
 */
export function coalesced<Input, Result>(load: (input: Input, calls: number) => Promise<Result>) {
  type Group = { calls: number; readonly result: Promise<Result> };
  const groups = new Map<string, Group>();
  const open = (key: string, input: Input): Group => {
    const endOfTurn = new Promise<void>((end) => setImmediate(end));
    const result = endOfTurn.then(() => {
      groups.delete(key);
      return load(input, group.calls);
    });
    const group: Group = { calls: 0, result };
    groups.set(key, group);
    return group;
  };
  return async (key: string, input: Input): Promise<{ result: Result; position: number; calls: number }> => {
    const group = groups.get(key) ?? open(key, input);
    const position = group.calls;
    group.calls += 1;
    return { result: await group.result, position, calls: group.calls };
  };
}

export function limitConcurrency(max: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((start) => queue.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
