import type { BatchPart, Job, JobBatch, JobItem } from "@/server/kernel/types";
import { serviceContexts } from "./run-item";

/** Number of items that completes a batch of many merchants, so that its locks are held only briefly. */
const TOGETHER = 250;
/** Milliseconds for which planned batches are used; long, because a batch skips locked and finished rows. */
const PLANNED_MS = 2_000;

function byMerchant(items: readonly JobItem[]): ReadonlyMap<string, readonly JobItem[]> {
  const own = new Map<string, JobItem[]>();
  for (const item of items) {
    const all = own.get(item.merchantId);
    if (all === undefined) own.set(item.merchantId, [item]);
    else all.push(item);
  }
  return own;
}

/**
 * Divides items into batches of one merchant or, if the job allows it, of many merchants, in random order.
 */
function planned(items: readonly JobItem[], { size, across }: JobBatch): JobItem[][] {
  const own = byMerchant(items);
  const placed = [...own.values()].map((all) => ({ all: all.slice(0, size), place: Math.random() }));
  const ofOne = placed.sort((a, b) => a.place - b.place).map(({ all }) => all);
  if (across === undefined) return ofOne;
  const ofMany: JobItem[][] = [];
  for (const all of ofOne) {
    const last = ofMany.at(-1);
    if (last === undefined || last.length >= TOGETHER) ofMany.push([...all]);
    else last.push(...all);
  }
  return ofMany;
}

export type Batch = { readonly key: string; readonly merchantId: string; readonly items: readonly JobItem[] };

export class Plan {
  #batches: JobItem[][] = [];
  #madeAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly batch: JobBatch | undefined) {}

  make(items: readonly JobItem[]): void {
    this.#batches = this.batch === undefined ? [] : planned(items, this.batch);
    this.#madeAt = performance.now();
  }

  /** Milliseconds. */
  get age(): number {
    return performance.now() - this.#madeAt;
  }

  get holds(): boolean {
    return this.#batches.length > 0 && this.age <= PLANNED_MS;
  }

  /**
   * Returns the next batch. Batches with the same key never run concurrently in one process, because they
   * would compete for the same rows.
   */
  take(isRunning: (key: string) => boolean): Batch | undefined {
    const isOfMany = this.batch?.across !== undefined;
    for (;;) {
      const [items] = this.#batches;
      const [first] = items ?? [];
      if (items === undefined || first === undefined) return undefined;
      const key = isOfMany ? "batch of merchants" : `batch of ${first.merchantId}`;
      if (isRunning(key) && isOfMany) return undefined;
      this.#batches.shift();
      if (!isRunning(key)) return { key, merchantId: first.merchantId, items };
    }
  }
}

type Watch = { failed(error: unknown): void; isStopping(): boolean };

/**
 * Runs a batch. If a batch of several merchants fails, each merchant's part is tried. Never throws.
 * @returns ids to run one by one, including those of failed parts and unknown merchants
 */
export async function runBatch({ batch }: Job, items: readonly JobItem[], watch: Watch): Promise<ReadonlySet<string>> {
  const left = new Set(items.map(({ id }) => id));
  if (batch === undefined) return left;
  const own = byMerchant(items);
  const attempt = async (parts: readonly BatchPart[], work: () => Promise<readonly string[]>): Promise<boolean> => {
    try {
      const skipped = new Set(await work());
      for (const { ids } of parts) for (const id of ids) if (!skipped.has(id)) left.delete(id);
      return true;
    } catch (error) {
      watch.failed(error);
      return false;
    }
  };
  const contexts = await serviceContexts([...own.keys()]).catch((error: unknown) => {
    watch.failed(error);
    return [];
  });
  const parts = contexts.map((ctx) => ({ ctx, ids: (own.get(ctx.merchant.id) ?? []).map(({ id }) => id) }));
  const { across } = batch;
  if (across !== undefined && (await attempt(parts, () => across(parts)))) return left;
  for (const part of parts) {
    if (watch.isStopping()) break;
    await attempt([part], () => batch.run(part.ctx, part.ids));
  }
  return left;
}
