import type { Job, SystemCtx } from "@/server/kernel/types";
import { inngest } from "./client";
import { type DueEvent, itemEvent, laneEvents } from "./events";

/** Milliseconds ahead of which events are sent. Due times this near do not change unnoticed. */
const HORIZON_MS = 60_000;
/** Maximum number of items of one job in one query. */
const MOST = 500;
/** Maximum number of runs for single items of one job; more due items run in a lane. */
const MOST_SINGLE = 50;
/** Milliseconds between starts of one lane, because Inngest starts about ten runs a second. */
const APART_MS = 1_000;
/** Number of events in one request, about 12 kB. */
const CHUNK = 40;
/** Milliseconds for which sent events are remembered; Inngest drops later duplicates. */
const REMEMBERED_MS = 600_000;

const shared = globalThis as typeof globalThis & {
  /** When each event was sent. Global, because instrumentation and routes load their own copies. */
  sarrafAnnounced?: Map<string, number>;
  /** The latest start of each job's lane. */
  sarrafLaneStarts?: Map<string, number>;
};

function announced(now: number): Map<string, number> {
  shared.sarrafAnnounced ??= new Map();
  for (const [id, at] of shared.sarrafAnnounced) {
    if (now - at <= REMEMBERED_MS) break;
    shared.sarrafAnnounced.delete(id);
  }
  return shared.sarrafAnnounced;
}

export type Announced = {
  readonly sent: Readonly<Record<string, number>>;
  /** True if a job had more items than one query finds. */
  readonly more: boolean;
};

/**
 * Sends events for what is due now or within the minute and was not announced yet.
 * @throws {Error} if Inngest refuses them; the next call sends them
 */
export async function announceDue(system: SystemCtx, jobs: readonly Job[]): Promise<Announced> {
  const sent: Record<string, number> = {};
  let more = false;
  for (const job of jobs) {
    const now = system.realNow().getTime();
    const until = new Date(now + HORIZON_MS);
    const items = await job.due(system, { driver: true, until }, MOST);
    const known = announced(now);
    const isLane = job.shape === "lane" || items.length > MOST_SINGLE;
    const events = isLane ? laneEvents(job, items, now) : items.map((item) => itemEvent(job, item, now));
    const unknown = events.filter(({ id }) => !known.has(id));
    const fresh = isLane ? apart(job, unknown, now) : unknown;
    await send(fresh, known, now);
    if (fresh.length > 0) sent[job.name] = fresh.length;
    more ||= items.length === MOST;
  }
  return { sent, more };
}

/**
 * Delays the event for a lane's overdue items until a second after the lane's latest start. If a start is
 * still to come, the event is left out, because that run finds the same items.
 */
function apart(job: Job, events: readonly DueEvent[], now: number): DueEvent[] {
  shared.sarrafLaneStarts ??= new Map();
  const starts = shared.sarrafLaneStarts;
  return events.flatMap((event) => {
    if (event.ts > now) return [event];
    const latest = starts.get(job.name) ?? Number.NEGATIVE_INFINITY;
    if (latest > now && latest <= now + APART_MS) return [];
    const ts = Math.max(now, latest > now ? now : latest + APART_MS);
    starts.set(job.name, ts);
    return [{ ...event, ts }];
  });
}

async function send(events: readonly DueEvent[], known: Map<string, number>, now: number): Promise<void> {
  for (let from = 0; from < events.length; from += CHUNK) {
    const chunk = events.slice(from, from + CHUNK);
    await inngest().send(chunk.map((event) => ({ ...event, data: { ...event.data } })));
    for (const { id } of chunk) known.set(id, now);
  }
}
