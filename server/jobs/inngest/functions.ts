import { type InngestFunction, NonRetriableError } from "inngest";
import type { z } from "zod";
import { systemContext } from "@/server/context";
import { env } from "@/server/env";
import { AppError, NotFound } from "@/server/kernel/errors";
import type { Job } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { failingOf, forgetFailure, recordFailure } from "../failing-items";
import { TOTAL } from "../find";
import { keyOf } from "../holds";
import { rememberRun } from "../last-run";
import { runItem } from "../run-item";
import { announceDue } from "./announce";
import { inngest } from "./client";
import { due, ItemDue, readEvent, SomeDue } from "./events";
import { runLane } from "./run-lane";

const EVERY_MINUTE = "* * * * *";
/**
 * Maximum number of concurrent runs of one job in one process: a lane that waits for its last items, the next
 * lane, and two runs that only make a lane query again. Inngest retries a run above the limit after five
 * seconds, which would delay work.
 */
const LANES = 4;
/** Maximum number of concurrent requests from Inngest to this process. */
const MOST_RUNS = 200;

function title(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

function rememberInngest(): void {
  rememberRun(systemContext(), "inngest");
}

/** Queries every minute for items that no commit announced, and for announced items that are still due. */
function findDueWork(jobs: readonly Job[]): InngestFunction.Any {
  return inngest().createFunction(
    {
      id: "find-due-work",
      name: "Find due work",
      triggers: [{ cron: EVERY_MINUTE }],
      singleton: { mode: "skip" },
      retries: 1,
      timeouts: { finish: "2m" },
    },
    async () => {
      rememberInngest();
      const { sent } = await announceDue(systemContext(), jobs);
      return { sent };
    },
  );
}

/** Name of errors with an AppError's text, because Inngest passes on names and messages, but no classes. */
const REFUSAL = "SarrafRefusal";

/** Throws refusals as {@link REFUSAL}. Inngest does not retry if the merchant is missing. */
function throwNamed(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const Named = error instanceof NotFound ? NonRetriableError : Error;
  throw Object.assign(new Named(String(error), { cause: error }), { name: REFUSAL });
}

async function runOne(job: Job, item: z.infer<typeof ItemDue>): Promise<void> {
  await runItem(job, item).catch(throwNamed);
  const due = { ...item, dueAt: new Date(item.dueAt) };
  const { failed, isPart } = await failingOf(systemContext(), job.name);
  if (isPart || failed.has(keyOf(due))) await forgetFailure(systemContext(), job.name, due);
}

type Failure = { readonly event: { readonly data: FailureData }; readonly error: Error };
type FailureData = { readonly run_id?: string; readonly event?: { readonly data?: unknown } };

/** Logs that Inngest gave up a run, and records an attempt of its item; the row is found again later. */
function tellOfFailure(job: Job) {
  return async ({ event, error }: Failure): Promise<void> => {
    const item = ItemDue.partial().safeParse(event.data.event?.data).data ?? {};
    const facts = { job: job.name, merchant: item.merchantId, item: item.id, run: event.data.run_id };
    logger().error({ ...facts, reason: error.message }, "Inngest gave a job's run up.");
    const { merchantId, id, dueAt } = item;
    if (merchantId === undefined || id === undefined || dueAt === undefined) return;
    const refusal = error.name === REFUSAL ? error.message : null;
    const failed = { item: { merchantId, id, dueAt: new Date(dueAt) }, error, refusal };
    await recordFailure(systemContext(), job.name, failed);
  };
}

/**
 * Runs the item of an item's event. Any other event runs a lane, which starts another run if items are left.
 */
function act(job: Job): InngestFunction.Any {
  const { total = TOTAL, waiting = 0, runs = total + waiting } = job;
  const most = job.shape === "lane" ? LANES : Math.min(runs, MOST_RUNS);
  return inngest().createFunction(
    {
      id: job.name,
      name: title(job.name),
      triggers: [{ event: due(job).name }],
      retries: 4,
      concurrency: [{ limit: most * env.processes }],
      timeouts: { start: "1h", finish: "2m" },
      onFailure: tellOfFailure(job),
    },
    async ({ event, runId }) => {
      rememberInngest();
      const data: unknown = event.data;
      if (!SomeDue.safeParse(data).success) return runOne(job, readEvent(ItemDue, data));
      const next = { id: `${job.name}:${runId}:next`, name: due(job).name, data };
      return runLane(job, async () => void (await inngest().send(next)));
    },
  );
}

export function functionsOf(jobs: readonly Job[]): InngestFunction.Any[] {
  return [findDueWork(jobs), ...jobs.map(act)];
}
