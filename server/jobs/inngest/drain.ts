/** Works off what a merchant has due of one job, a page at a time. */
import { systemContext } from "@/server/context";
import type { Job, JobItem } from "@/server/kernel/types";
import { TOTAL } from "../lane";
import { runItem, serviceContext } from "../run-item";

/** Items of one run. */
const PAGE = 50;
/** The items a page is drawn from, so that pages that run side by side seldom meet. */
const WINDOW = 8 * PAGE;

/** What a page came to; counts and the few ids that failed, since Inngest keeps it. */
export type Drained = {
  readonly done: number;
  readonly failed: readonly JobItem[];
  /** Something is left, and this page made progress: there is a next one. */
  readonly more: boolean;
};

/** Draws a page at random. */
function draw(items: readonly JobItem[]): JobItem[] {
  const rest = [...items];
  return Array.from({ length: Math.min(PAGE, rest.length) }, () => {
    const [item] = rest.splice(Math.floor(Math.random() * rest.length), 1);
    if (item === undefined) throw new Error("unreachable");
    return item;
  });
}

/** What drains of this process have in hand: one that runs beside another leaves it alone. */
const inHand = new Set<string>();

/** Runs one page of what is due of the job and merchant. Throws nothing that a single item throws. */
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
