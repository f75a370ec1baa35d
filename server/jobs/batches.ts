/** Divides a job's due items into batches and runs them. */
import type { Job, JobBatch, JobItem } from "@/server/kernel/types";
import { serviceContexts } from "./run-item";

/** A batch of many merchants is complete with this many items, so that its locks are held shortly. */
const TOGETHER = 250;

function byMerchant(items: readonly JobItem[]): ReadonlyMap<string, readonly JobItem[]> {
  const own = new Map<string, JobItem[]>();
  for (const item of items) {
    const all = own.get(item.merchantId);
    if (all === undefined) own.set(item.merchantId, [item]);
    else all.push(item);
  }
  return own;
}

/** Batches of one merchant, or of many if the job allows it; in random order. */
export function planned(items: readonly JobItem[], { size, across }: JobBatch): JobItem[][] {
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

/** Batches with the same key never run at once in one process, because they would meet the same rows. */
export function batchKey({ batch }: Job, { merchantId }: JobItem): string {
  return batch?.across === undefined ? `batch of ${merchantId}` : "batch of merchants";
}

/** @returns ids to run one by one, those of unknown merchants included */
export async function runBatch(batch: JobBatch, items: readonly JobItem[]): Promise<ReadonlySet<string>> {
  const left = new Set(items.map(({ id }) => id));
  const own = byMerchant(items);
  const contexts = await serviceContexts([...own.keys()]);
  const parts = contexts.map((ctx) => ({ ctx, ids: (own.get(ctx.merchant.id) ?? []).map(({ id }) => id) }));
  const skipped = new Set<string>();
  if (batch.across !== undefined) for (const id of await batch.across(parts)) skipped.add(id);
  else for (const { ctx, ids } of parts) for (const id of await batch.run(ctx, ids)) skipped.add(id);
  for (const { ids } of parts) for (const id of ids) if (!skipped.has(id)) left.delete(id);
  return left;
}
