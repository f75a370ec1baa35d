type Start = () => void;

export class CallerTurns<Item> {
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(caller: string, item: Item): void {
    const items = this.#waiting.get(caller) ?? [];
    items.push(item);
    this.#waiting.set(caller, items);
    this.#size += 1;
  }

  /**
   * Removes the newest item of the caller with the most items, if that caller has at least two more than
   * `caller`.
   */
  makeRoomFor(caller: string): Item | undefined {
    const least = (this.#waiting.get(caller)?.length ?? 0) + 2;
    let longest: Item[] = [];
    for (const items of this.#waiting.values()) if (items.length > longest.length) longest = items;
    if (longest.length < least) return undefined;
    this.#size -= 1;
    return longest.pop();
  }

  take(): Item | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [caller, items] = first;
    const [item] = items.splice(0, 1);
    this.#waiting.delete(caller);
    if (items.length > 0) this.#waiting.set(caller, items);
    this.#size -= 1;
    return item;
  }
}

/**
 * Runs the first function at once, the others one per turn of the event loop, so that a caller with many
 * concurrent requests delays others by one request only.
 */
export function turns(): (caller: string, start: Start) => void {
  const waiting = new CallerTurns<Start>();
  let isScheduled = false;
  const next = (): void => {
    const start = waiting.take();
    if (start === undefined) {
      isScheduled = false;
      return;
    }
    setImmediate(next);
    start();
  };
  return (caller, start) => {
    if (isScheduled) return waiting.add(caller, start);
    isScheduled = true;
    setImmediate(next);
    start();
  };
}
