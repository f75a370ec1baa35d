/** What one look found due, in the order in which a lane takes it. */
import { LAST_RANK } from "@/server/db/due-items";
import type { JobItem } from "@/server/kernel/types";

/** Chance decides among so many: with more of them, what the answer names first would hardly come first. */
const NEAR = 32;

/**
 * The items found by the latest look. Of the merchants with something left the one of which least is running
 * comes next; among equals chance decides, so that several processes seldom reach for the same row.
 */
export class Queue {
  #items: JobItem[] = [];
  #foundAt = Number.NEGATIVE_INFINITY;

  /** @param freshMs how long an answer holds: others work on the same rows */
  constructor(
    private readonly freshMs: number,
    private readonly random: () => number = Math.random,
  ) {}

  fill(items: readonly JobItem[]): void {
    this.#items = [...items];
    this.#foundAt = Date.now();
  }

  /** True while something is left of an answer that still holds. */
  get holds(): boolean {
    return this.#items.length > 0 && Date.now() - this.#foundAt <= this.freshMs;
  }

  /** Takes the next item out. @param running how many items of a merchant are under way */
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
