/** Inngest's functions: a schedule that queries for due work, and one or two per job that run items. */
import { type InngestFunction, NonRetriableError } from "inngest";
import { systemContext } from "@/server/context";
import { env } from "@/server/env";
import { NotFound } from "@/server/kernel/errors";
import type { Job } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { TOTAL } from "../lane";
import { rememberRun } from "../last-run";
import { runItem } from "../run-item";
import { announceDue } from "./announce";
import { inngest } from "./client";
import { drainPage } from "./drain";
import { ItemDue, itemDue, itemEvent, MerchantDue, merchantDue, readEvent } from "./events";

const EVERY_MINUTE = "* * * * *";
const PER_MERCHANT = 4;
/** Maximum number of concurrent requests to this process. */
const MOST_RUNS = 200;

/** A readable name: "charge-due-cycles" becomes "Charge due cycles". */
function title(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

function atWork(): void {
  rememberRun(systemContext(), "inngest");
}

/** Queries every minute for work that no commit announced, and work that was sent and is still due. */
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
      atWork();
      const { sent } = await announceDue(systemContext(), jobs);
      return { sent };
    },
  );
}

/** Makes the error of a missing merchant final, so that Inngest does not retry. */
function orFinal(error: unknown): never {
  if (error instanceof NotFound) throw new NonRetriableError(error.message, { cause: error });
  throw error;
}

type Failure = { readonly event: { readonly data: FailureData }; readonly error: Error };
type FailureData = { readonly run_id?: string; readonly event?: { readonly data?: unknown } };

/** Logs when Inngest gives up a run; the row is found again later. */
function tellOfFailure(job: Job) {
  return ({ event, error }: Failure): void => {
    const item = ItemDue.partial().safeParse(event.data.event?.data).data ?? {};
    const facts = { job: job.name, merchant: item.merchantId, item: item.id, run: event.data.run_id };
    logger().error({ ...facts, reason: error.message }, "Inngest gave a job's run up.");
  };
}

/** A run per item, so that operators can find it. */
function runOne(job: Job): InngestFunction.Any {
  const { total = TOTAL, waiting = 0, perMerchant = PER_MERCHANT, perReceiver } = job;
  const trigger = itemDue(job);
  const one =
    perReceiver === undefined
      ? { key: "event.data.merchantId", limit: perMerchant * env.processes }
      : { key: "event.data.merchantId + ' ' + event.data.receiver", limit: perReceiver };
  return inngest().createFunction(
    {
      id: job.shape === "drain" ? `${job.name}-one` : job.name,
      name: job.shape === "drain" ? `${title(job.name)}, one` : title(job.name),
      triggers: [{ event: trigger.name }],
      retries: 4,
      concurrency: [{ limit: Math.min(total + waiting, MOST_RUNS) * env.processes }, one],
      timeouts: { start: "1h", finish: "2m" },
      onFailure: tellOfFailure(job),
    },
    async ({ event }) => {
      atWork();
      await runItem(job, readEvent(ItemDue, event.data)).catch(orFinal);
    },
  );
}

/** A run per page of a merchant's items, which starts the run of the next page. */
function drain(job: Job): InngestFunction.Any {
  const { perMerchant = PER_MERCHANT } = job;
  return inngest().createFunction(
    {
      id: job.name,
      name: title(job.name),
      triggers: [{ event: merchantDue(job).name }],
      retries: 4,
      concurrency: [
        { limit: perMerchant * env.processes },
        { key: "event.data.merchantId", limit: Math.max(1, Math.floor(perMerchant / 2)) * env.processes },
      ],
      timeouts: { start: "1h", finish: "5m" },
      onFailure: tellOfFailure(job),
    },
    async ({ event, runId }) => {
      atWork();
      const data = readEvent(MerchantDue, event.data);
      const { done, failed, more } = await drainPage(job, data.merchantId).catch(orFinal);
      const alone = failed.map((item) => ({ ...itemEvent(job, item, Date.now()) }));
      const next = more ? [{ id: `${job.name}:${runId}:next`, name: merchantDue(job).name, data }] : [];
      if (alone.length + next.length > 0) await inngest().send([...alone, ...next]);
      return { done, failed: failed.map(({ id }) => id) };
    },
  );
}

export function functionsOf(jobs: readonly Job[]): InngestFunction.Any[] {
  const acting = jobs.flatMap((job) => (job.shape === "drain" ? [drain(job), runOne(job)] : [runOne(job)]));
  return [findDueWork(jobs), ...acting];
}
