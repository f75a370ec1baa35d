import type { DriverScope, JobItem } from "@/server/kernel/types";

/** Milliseconds until an item that ran and is still due is tried again. */
const AGAIN_MS = 1_000;
const FIRST_HOLD_MS = 5_000;
const LONGEST_HOLD_MS = 300_000;

type Hold = { readonly failures: number; readonly until: number };

export function keyOf({ id, dueAt }: Pick<JobItem, "id" | "dueAt">): string {
  return `${id}@${dueAt.getTime()}`;
}

/** The items that no process may start. */
export type LeftOut = Pick<DriverScope, "without" | "failing">;

export type Skipped = Required<Pick<DriverScope, "without" | "withoutMerchants">> & LeftOut;

export class Holds {
  readonly #holds = new Map<string, Hold>();
  /** When items of a merchant may start again, by merchant. */
  readonly #putOff = new Map<string, number>();
  #pacedAt = Number.NEGATIVE_INFINITY;

  /**
   * Keys of items that pause after a failure. These items come first in every query and must not hide other
   * items.
   */
  pausedFailures(): string[] {
    return [...this.#holds.keys()].filter((key) => this.hasFailed(key) && this.isHeld(key));
  }

  isHeld(key: string, at = performance.now()): boolean {
    return (this.#holds.get(key)?.until ?? 0) > at;
  }

  hasFailed(key: string): boolean {
    return (this.#holds.get(key)?.failures ?? 0) > 0;
  }

  done(key: string): void {
    this.#holds.set(key, { failures: 0, until: performance.now() + AGAIN_MS });
  }

  /**
   * @param stored true if a row has the time of the next attempt; otherwise this process doubles the pause
   */
  failed(key: string, stored: boolean): void {
    const failures = (this.#holds.get(key)?.failures ?? 0) + 1;
    const wait = stored ? FIRST_HOLD_MS : Math.min(FIRST_HOLD_MS * 2 ** (failures - 1), LONGEST_HOLD_MS);
    this.#holds.set(key, { failures, until: performance.now() + wait });
  }

  putOff(merchantId: string, milliseconds: number): void {
    this.paced();
    this.#putOff.set(merchantId, performance.now() + milliseconds);
  }

  /** Records that an item had to wait for its rate limit. */
  paced(): void {
    this.#pacedAt = performance.now();
  }

  /** True if an item had to wait for its rate limit within the last `milliseconds`. */
  isPaced(milliseconds: number): boolean {
    return performance.now() - this.#pacedAt <= milliseconds;
  }

  isPutOff(merchantId: string): boolean {
    return (this.#putOff.get(merchantId) ?? 0) > performance.now();
  }

  /** Items that a query omits. */
  skipped({ without = [], ...leftOut }: LeftOut): Skipped & { readonly held: boolean; readonly wait: number } {
    for (const id of this.#putOff.keys()) if (!this.isPutOff(id)) this.#putOff.delete(id);
    const held = this.pausedFailures();
    return {
      ...leftOut,
      without: [...new Set([...held, ...without])],
      withoutMerchants: [...this.#putOff.keys()],
      held: held.length > 0,
      wait: Math.min(...this.#putOff.values()) - performance.now(),
    };
  }

  /**
   * Forgets old items. A failed item's count is kept longer than its pause, so that the next pause is longer.
   */
  forgetOld(): void {
    for (const [key, { failures, until }] of this.#holds) {
      if (until + (failures > 0 ? LONGEST_HOLD_MS : 0) < performance.now()) this.#holds.delete(key);
    }
  }
}
