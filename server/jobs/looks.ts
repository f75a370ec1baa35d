/** Limits the concurrent queries for due items in one process. */

const MOST_LOOKS = 3;

export class Looks {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most = MOST_LOOKS) {
    this.#free = most;
  }

  /** Waits for a free place in order of arrival. Throws the errors of the work. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((next) => this.#waiting.push(next));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
