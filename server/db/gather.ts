/** How the statements of many callers meet: gathered into one, or a few at a time. */

type Question<K, V> = {
  readonly key: K;
  readonly answer: (value: V | null) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * A function of one key whose calls within one turn of the event loop become one call of `ask`.
 * @param ask answers by position: null where there is nothing
 */
export function gathered<K, V>(ask: (keys: readonly K[]) => Promise<readonly (V | null)[]>) {
  let waiting: Question<K, V>[] = [];
  const flush = (): void => {
    const questions = waiting;
    waiting = [];
    ask(questions.map(({ key }) => key)).then(
      (values) => {
        for (const [index, { answer }] of questions.entries()) answer(values[index] ?? null);
      },
      (error: unknown) => {
        for (const { fail } of questions) fail(error);
      },
    );
  };
  return (key: K): Promise<V | null> =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ key, answer, fail });
    });
}

/**
 * Runs at most `most` of the works that it is given at a time, the others in the order in which they came.
 */
export function atMost(most: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((start) => queue.push(start));
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
