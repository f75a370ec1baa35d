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
 * A function whose calls of one name within one turn of the event loop become one call of `ask`, which is
 * told how many they are. Each has the answer and its own place among them, from 0 on.
 * @param ask is handed what the first of them asked
 */
export function shared<Asked, Answer>(ask: (asked: Asked, calls: number) => Promise<Answer>) {
  type Group = { calls: number; readonly answer: Promise<Answer> };
  const groups = new Map<string, Group>();
  const open = (name: string, asked: Asked): Group => {
    const departure = new Promise<void>((depart) => setImmediate(depart));
    const answer = departure.then(() => {
      groups.delete(name);
      return ask(asked, group.calls);
    });
    const group: Group = { calls: 0, answer };
    groups.set(name, group);
    return group;
  };
  return async (name: string, asked: Asked): Promise<{ answer: Answer; place: number; calls: number }> => {
    const group = groups.get(name) ?? open(name, asked);
    const place = group.calls;
    group.calls += 1;
    return { answer: await group.answer, place, calls: group.calls };
  };
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
