/** The driver for several machines: Inngest calls the service back when work is due. Business retries live in rows, not in the engine. */
import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/next";
import { z } from "zod";
import { systemContext } from "../context";
import { env } from "../env";
import type { Job, JobItem } from "../kernel/types";
import { logger } from "../log";
import { listenForDue } from "./listen";
import type { LocalDriver } from "./local";
import { JOBS } from "./registry";
import { runItem } from "./run-item";

const WAKE = "sarraf/work.due";
const EVERY_MINUTE = "* * * * *";
const BATCH = 500;
/** Tries of one item within one run; an item that keeps failing is found again by a later sweep. */
const ITEM_RETRIES = 3;
const CONCURRENCY = 8;
/** A sweep looks ahead until the next one; a wake only as far as the shortest retry. */
const SWEEP_MS = 60_000;
const WAKE_MS = 10_000;
const LOOK_AGAIN_MS = 2_000;
/** How long an item that is still due at the same instant counts as sent. */
const SENT_MS = 300_000;

let client: Inngest | undefined;

function inngest(): Inngest {
  client ??= new Inngest({ id: "sarraf", logger: logger() });
  return client;
}

/** An item as its event carries it; event data is JSON. */
const ItemData = z.object({ merchantId: z.string(), id: z.string(), dueAt: z.coerce.date() });

type Found = {
  readonly events: readonly { id: string; name: string; data: { merchantId: string; id: string; dueAt: string } }[];
  /** Milliseconds until something falls due, null when nothing is known to. */
  readonly waitMs: number | null;
};

function itemEvent(job: Job): string {
  return `sarraf/${job.name}`;
}

/** What is due, as events whose ids are the same however often an item is found. */
async function find(job: Job): Promise<Found> {
  const system = systemContext();
  const items = await job.due(system, "all", BATCH);
  const next = await job.nextAt(system, "all");
  const now = Date.now();
  const events = items.map(({ merchantId, id, dueAt }: JobItem) => ({
    id: `${job.name}:${id}:${dueAt.getTime()}:${Math.floor(now / SENT_MS)}`,
    name: itemEvent(job),
    data: { merchantId, id, dueAt: dueAt.toISOString() },
  }));
  return { events, waitMs: next === null ? null : Math.max(next.getTime() - now, LOOK_AGAIN_MS) };
}

/** Finds what is due now and soon, and sends one event per item. */
function sweep(job: Job): InngestFunction.Any {
  return inngest().createFunction(
    {
      id: job.name,
      triggers: [{ cron: EVERY_MINUTE }, { event: WAKE }],
      retries: 0,
      concurrency: { limit: CONCURRENCY },
    },
    async ({ event, step }) => {
      let left = event.name === WAKE ? WAKE_MS : SWEEP_MS;
      let sent = 0;
      for (let round = 1; ; round += 1) {
        const { events, waitMs } = await step.run(`find-${round}`, () => find(job));
        if (events.length > 0) await step.sendEvent(`send-${round}`, [...events]);
        sent += events.length;
        if (waitMs === null || waitMs > left) return { sent };
        left -= waitMs;
        await step.sleep(`wait-${round}`, waitMs);
      }
    },
  );
}

/** Runs one item. It re-checks itself under its lock, so an event that arrives twice is harmless. */
function runOne(job: Job): InngestFunction.Any {
  return inngest().createFunction(
    {
      id: `${job.name}-item`,
      triggers: [{ event: itemEvent(job) }],
      retries: ITEM_RETRIES,
      concurrency: { limit: job.concurrency ?? CONCURRENCY },
    },
    ({ event, step }) => step.run("run", () => runItem(job, ItemData.parse(event.data))),
  );
}

type Handler = (request: Request) => Promise<Response>;

/** What Inngest talks to, for the verbs GET, POST and PUT. Unsigned registrations are refused outside Inngest's development mode. */
export function inngestHandler(jobs: readonly Job[] = JOBS): Handler {
  const handle = serve({
    client: inngest(),
    functions: jobs.flatMap((job) => [sweep(job), runOne(job)]),
    serveOrigin: env.inngestServeOrigin,
    servePath: "/api/inngest",
    enableUnauthedSync: false,
  });
  // The adapter's type names Next's own request, of which it reads nothing but the standard part.
  return (request) => handle(request as Parameters<typeof handle>[0], undefined);
}

/** Tells Inngest of commits that leave work due within the minute, at most once a second however many processes hear of it. */
export function startWaking(): LocalDriver {
  return listenForDue(logger(), () => {
    const second = Math.floor(Date.now() / 1000);
    inngest()
      .send({ id: `due:${second}`, name: WAKE, data: {} })
      .catch((error: unknown) => logger().warn({ err: error }, "Inngest could not be told of due work."));
  });
}
