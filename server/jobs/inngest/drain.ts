import { systemContext } from "@/server/context";
import type { Job, JobItem } from "@/server/kernel/types";
import { TOTAL } from "../lane";
import { runItem, serviceContext } from "../run-item";

const PAGE = 50;
/** Number of items from which a page is drawn at random, so that concurrent pages seldom overlap. */
const WINDOW = 8 * PAGE;

/** The result of a page: counts and a few failed ids, because Inngest stores it. */
export type Drained = {
  readonly done: number;
  readonly failed: readonly JobItem[];
  /** True if items are left and this page made progress. */
  readonly more: boolean;
};

function draw(items: readonly JobItem[]): JobItem[] {
  const rest = [...items];
  return Array.from({ length: Math.min(PAGE, rest.length) }, () => {
    const [item] = rest.splice(Math.floor(Math.random() * rest.length), 1);
    if (item === undefined) throw new Error("unreachable");
    return item;
  });
}

const inHand = new Set<string>();

/** Runs a page of the merchant's due items. Errors of single items are not thrown. */
export async function drainPage(job: Job, merchantId: string): Promise<Drained> {
  const system = systemContext();
  const limit = (job.batch?.size ?? WINDOW) + inHand.size;
  const due = await job.due(system, { driver: true, merchantId }, limit);
  const nameOf = ({ id }: JobItem): string => `${job.name} ${id}`;
  const found = due.filter((item) => !inHand.has(nameOf(item)));
  if (found.length === 0) return { done: 0, failed: [], more: false };
  const taken = job.batch === undefined ? draw(found) : found.slice(0, job.batch.size);
  for (const item of taken) inHand.add(nameOf(item));
  try {
    const failed = await runAll(job, job.batch === undefined ? taken : await leftOfBatch(job, merchantId, taken));
    const done = taken.length - failed.length;
    return { done, failed, more: (found.length > taken.length || due.length === limit) && done > 0 };
  } finally {
    for (const item of taken) inHand.delete(nameOf(item));
  }
}

async function leftOfBatch(job: Job, merchantId: string, items: readonly JobItem[]): Promise<JobItem[]> {
  const ids = items.map(({ id }) => id);
  const left = new Set((await job.batch?.run(await serviceContext(merchantId), ids)) ?? ids);
  return items.filter(({ id }) => left.has(id));
}

async function runAll(job: Job, items: readonly JobItem[]): Promise<JobItem[]> {
  const [waiting, failed] = [[...items], [] as JobItem[]];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const taken = item;
      await runItem(job, taken).catch(() => failed.push(taken));
    }
  };
  await Promise.all(Array.from({ length: job.total ?? TOTAL }, worker));
  return failed;
}
