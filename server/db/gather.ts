/** How the statements of many callers meet: gathered into one, or a few at a time. */

/** So many groups of one kind are on their way at a time; what comes meanwhile makes the next one. */
const LANES = 4;
/** A group that is away for longer, milliseconds, waits for something of its own: it holds up no other. */
const SLOW_MS = 50;

type Departure<T> = {
  readonly depart: (group: readonly T[]) => Promise<unknown>;
  /** A group has as many at most. */
  readonly most?: number;
  /** Of one name no two are on their way at a time; null has none. */
  readonly nameOf?: (each: T) => string | null;
};

/**
 * A function that takes what comes and lets it depart in groups: what came within one turn of the event loop
 * and, while four groups are away, what came before one of them returned. Nobody waits while there is little
 * to do, and the more there is, the larger the groups.
 */
export function departures<T>({ depart, most = Number.POSITIVE_INFINITY, nameOf = () => null }: Departure<T>) {
  let waiting: T[] = [];
  let lanesTaken = 0;
  let isCalled = false;
  const away = new Set<string>();
  const nextGroup = (): T[] => {
    const [group, others]: [T[], T[]] = [[], []];
    for (const each of waiting) {
      const name = nameOf(each);
      const mayLeave = group.length < most && (name === null || !away.has(name));
      if (mayLeave && name !== null) away.add(name);
      (mayLeave ? group : others).push(each);
    }
    waiting = others;
    return group;
  };
  const send = async (group: readonly T[]): Promise<void> => {
    await depart(group).catch(() => undefined);
    for (const each of group) away.delete(nameOf(each) ?? "");
    call();
  };
  const leave = (): void => {
    isCalled = false;
    while (lanesTaken < LANES) {
      const group = nextGroup();
      if (group.length === 0) return;
      lanesTaken += 1;
      void endedOrSlow(send(group)).then(() => {
        lanesTaken -= 1;
        call();
      });
    }
  };
  const call = (): void => {
    if (isCalled || waiting.length === 0) return;
    isCalled = true;
    setImmediate(leave);
  };
  return (each: T): void => {
    waiting.push(each);
    call();
  };
}

/** Once it has ended, or is slow. */
function endedOrSlow(work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, SLOW_MS);
    void work.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

type Question<K, V> = {
  readonly key: K;
  readonly answer: (value: V | null) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * A function of one key whose calls become, in groups, calls of `ask`.
 * @param ask answers by position: null where there is nothing
 */
export function gathered<K, V>(ask: (keys: readonly K[]) => Promise<readonly (V | null)[]>) {
  const put = departures<Question<K, V>>({
    depart: async (questions) => {
      try {
        const values = await ask(questions.map(({ key }) => key));
        for (const [index, { answer }] of questions.entries()) answer(values[index] ?? null);
      } catch (error) {
        for (const { fail } of questions) fail(error);
      }
    },
  });
  return (key: K): Promise<V | null> => new Promise((answer, fail) => put({ key, answer, fail }));
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
