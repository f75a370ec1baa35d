/** Tells Inngest what falls due within the minute. */
import type { Job, SystemCtx } from "@/server/kernel/types";
import { inngest } from "./client";
import { type DueEvent, itemEvent, merchantEvents } from "./events";

/** How far ahead events are sent. Nothing changes a row's due time so near it without the run noticing. */
const HORIZON_MS = 60_000;
/** Items of a job that one look finds. */
const MOST = 500;
/** Events of one request: some 12 kB. */
const CHUNK = 40;
/** How long an event counts as sent; after that Inngest itself drops what it has seen. */
const REMEMBERED_MS = 600_000;

const shared = globalThis as typeof globalThis & {
  /** When which event was sent. Routes and instrumentation load their own copies of this module. */
  sarrafAnnounced?: Map<string, number>;
};

function announced(now: number): Map<string, number> {
  shared.sarrafAnnounced ??= new Map();
  for (const [id, at] of shared.sarrafAnnounced) {
    if (now - at <= REMEMBERED_MS) break;
    shared.sarrafAnnounced.delete(id);
  }
  return shared.sarrafAnnounced;
}

/** What an announcement came to. */
export type Announced = {
  /** Events sent, by job. */
  readonly sent: Readonly<Record<string, number>>;
  /** True when some job had more than one look finds, so that another look finds more. */
  readonly more: boolean;
};

/**
 * Sends an event for what is due and what falls due within the minute, as far as this process has not done
 * so.
 * @throws {Error} when Inngest does not take them; they are sent at the next call
 */
export async function announceDue(system: SystemCtx, jobs: readonly Job[]): Promise<Announced> {
  const sent: Record<string, number> = {};
  let more = false;
  for (const job of jobs) {
    const now = system.realNow().getTime();
    const until = new Date(now + HORIZON_MS);
    const items = await job.due(system, { driver: true, until }, MOST);
    const known = announced(now);
    const events =
      job.shape === "drain" ? merchantEvents(job, items, now) : items.map((item) => itemEvent(job, item, now));
    const fresh = events.filter(({ id }) => !known.has(id));
    await send(fresh, known, now);
    if (fresh.length > 0) sent[job.name] = fresh.length;
    more ||= items.length === MOST && fresh.length > 0;
  }
  return { sent, more };
}

async function send(events: readonly DueEvent[], known: Map<string, number>, now: number): Promise<void> {
  for (let from = 0; from < events.length; from += CHUNK) {
    const chunk = events.slice(from, from + CHUNK);
    await inngest().send(chunk.map((event) => ({ ...event, data: { ...event.data } })));
    for (const { id } of chunk) known.set(id, now);
  }
}
