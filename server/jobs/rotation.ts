/** Decides which merchants a lane reads next if more have due items than one query reads. */
import { randomBytes } from "node:crypto";
import { prefixed } from "@/server/kernel/ids";
import type { JobItem } from "@/server/kernel/types";
import { Holds } from "./holds";

/**
 * A cursor over merchants. It passes the merchants that a query found only after each has had a turn, so that
 * every merchant has one turn before any has two.
 */
export class Rotation {
  /** The cursor, random at first, so that processes begin with different merchants. */
  #after = prefixed("mer", randomBytes(25));
  /** Merchants up to the cursor that have had their turn. */
  readonly #served = new Set<string>();

  get after(): string {
    return this.#after;
  }

  serve(merchantId: string): void {
    this.#served.add(merchantId);
  }

  passBy(found: readonly JobItem[]): void {
    this.#after = found.at(-1)?.merchantId ?? this.#after;
    for (const { merchantId } of found) this.#served.delete(merchantId);
  }

  /** The items of merchants that have not had their turn. */
  waiting(items: readonly JobItem[]): readonly JobItem[] {
    return items.filter(({ merchantId }) => !this.#served.has(merchantId));
  }

  forget(): void {
    this.#served.clear();
  }
}

/**
 * True if a query for `limit` items found items of as many different merchants, so other merchants may have
 * due items.
 */
export function isPart(found: readonly JobItem[], limit: number): boolean {
  return found.length >= limit && new Set(found.map(({ merchantId }) => merchantId)).size >= limit;
}

/** State that successive lanes of a job share: paused items, and the merchants whose turn is next. */
export type LaneMemory = { readonly holds: Holds; readonly rotation: Rotation };

export function newMemory(): LaneMemory {
  return { holds: new Holds(), rotation: new Rotation() };
}
