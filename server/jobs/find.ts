/** Queries a job's due items for a lane, the part of a driver that runs one job. */
import type { DriverScope, Job, JobItem, SystemCtx } from "@/server/kernel/types";
import { keyOf } from "./holds";
import { Looks } from "./looks";
import { isPart, type Rotation } from "./rotation";

export const looks = new Looks();

export const TOTAL = 8;
/** Number of items that a query reads per slot, and its maximum for all slots. */
const [AHEAD, MOST_AHEAD] = [8, 256];

type Search = {
  readonly scope: DriverScope;
  readonly least: number;
  /** Number of due items that cannot start yet. */
  readonly hidden: number;
  readonly rotation: Rotation;
  readonly atWork: ReadonlySet<string>;
  /** @param begun when the query began; its result may contain items that ended later */
  isFree(key: string, begun: number): boolean;
};

/** `found` are due items; `free` are those that may start, of merchants whose turn it is. */
export type Finding = { readonly found: readonly JobItem[]; readonly free: readonly JobItem[] };

/**
 * Queries for more items while too few can start, because the found ones are running or paused, or their
 * merchants had their turn. The rotation continues if no merchant in a query still waits for its turn.
 */
export async function find(job: Job, system: SystemCtx, search: Search): Promise<Finding> {
  const { rotation, least } = search;
  const { batch, total = TOTAL } = job;
  const wanted = (batch?.size ?? Math.min(total * AHEAD, MOST_AHEAD)) + search.hidden;
  let [window, hasMoved] = [wanted, false];
  let first: readonly JobItem[] = [];
  for (;;) {
    const begun = performance.now();
    const scope = { ...search.scope, after: rotation.after };
    const found = await looks.take(() => job.due(system, scope, window));
    const free = found.filter((item) => search.isFree(keyOf(item), begun));
    const isOfAll = !isPart(found, window);
    const isSeenWhole = isOfAll && window === wanted;
    if (isSeenWhole) rotation.forget();
    const waiting = rotation.waiting(free).filter(({ merchantId }) => !search.atWork.has(merchantId));
    const next = joined(first, isSeenWhole || (isOfAll && waiting.length < least) ? free : waiting);
    if (found.length < window || next.length >= least) {
      // Takes only as many items as can start now, so that items of merchants whose turn it is are started.
      const isMixed = first.length > 0 && job.batch === undefined;
      return { found, free: isMixed ? next.slice(0, least) : next };
    }
    if (next.length === 0 && !isOfAll && !hasMoved) {
      rotation.passBy(found);
      hasMoved = true;
    } else {
      first = next;
      window *= 2;
    }
  }
}

function joined(first: readonly JobItem[], others: readonly JobItem[]): readonly JobItem[] {
  const known = new Set(first.map(keyOf));
  return [...first, ...others.filter((item) => !known.has(keyOf(item)))];
}
