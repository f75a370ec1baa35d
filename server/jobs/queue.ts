import { LAST_RANK } from "@/server/db/due-items";
import type { JobItem } from "@/server/kernel/types";

/** Number of items among which the order is random, so that the items that are due first still come early. */
const NEAR = 32;
const QUERY_SHARE = 4;
const MOST_USED_MS = 2_000;

/**
 * A queue in which the merchant with the fewest running items comes next; ties are random, so that processes
 * seldom compete for a row.
 */
export class Queue {
  #items: JobItem[] = [];
  #foundAt = Number.NEGATIVE_INFINITY;
  #usedMs = 0;

  /**
   * @param freshMs how long a query's result is used, because other processes run the same items; after a
   * slow query four times its duration, at most two seconds
   */
  constructor(
    private readonly freshMs: number,
    private readonly random: () => number = Math.random,
  ) {}

  fill(items: readonly JobItem[], tookMs = 0): void {
    this.#items = [...items];
    this.#foundAt = performance.now();
    this.#usedMs = Math.min(Math.max(this.freshMs, tookMs * QUERY_SHARE), MOST_USED_MS);
  }

  add(items: readonly JobItem[]): void {
    this.#items.push(...items);
  }

  drop(merchantId: string): void {
    this.#items = this.#items.filter((item) => item.merchantId !== merchantId);
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  get holds(): boolean {
    return this.#items.length > 0 && performance.now() - this.#foundAt <= this.#usedMs;
  }

  take(running: (merchantId: string) => number): JobItem | undefined {
    const first = this.#items.filter(({ rank = 0 }) => rank < LAST_RANK);
    const wanted = first.length > 0 ? first : this.#items;
    const loads = new Map(wanted.map(({ merchantId }) => [merchantId, 0]));
    for (const merchantId of loads.keys()) loads.set(merchantId, running(merchantId));
    const least = Math.min(...loads.values());
    const fair = wanted.filter(({ merchantId }) => loads.get(merchantId) === least);
    const best = Math.min(...fair.map(({ rank = 0 }) => rank));
    const candidates = fair.filter(({ rank = 0 }) => rank === best);
    const chosen = candidates[Math.floor(this.random() * Math.min(candidates.length, NEAR))];
    if (chosen !== undefined) this.#items.splice(this.#items.indexOf(chosen), 1);
    return chosen;
  }
}
