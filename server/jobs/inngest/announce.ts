import type { Job, SystemCtx } from "@/server/kernel/types";
import { failingOf, readFailuresAgain } from "../failing-items";
import { keyOf } from "../holds";
import { inngest } from "./client";
import { type DueEvent, itemEvent, LANE_ITEMS, laneEvents } from "./events";

/**
 * Items are announced to Inngest this many milliseconds before they are due; the database announces later
 * changes.
 */
const HORIZON_MS = 60_000;
/** Maximum number of items of one job in one query. */
const MOST = 500;
/** Milliseconds between events of one lane, because Inngest starts about ten runs a second. */
const APART_MS = 1_000;
/** Number of events in one request to Inngest, about 12 kB. */
const CHUNK = 40;
/** Milliseconds for which sent events are remembered; Inngest drops later duplicates. */
const REMEMBERED_MS = 600_000;

type LaneStart = { readonly ts: number; readonly lanes: number };

const shared = globalThis as typeof globalThis & {
  /**
   * When each event was sent to Inngest. The map is global, because instrumentation and routes load separate
   * copies of modules.
   */
  sarrafAnnounced?: Map<string, number>;
  /** The time of each job's latest start of lanes, and the number of lanes. */
  sarrafLaneStarts?: Map<string, LaneStart>;
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
  /** True if a job had more items than one query returns. */
  readonly more: boolean;
  readonly queriesMs: number;
};

/**
 * Sends events for items that are due within the minute and were not announced.
 * @throws {Error} if Inngest refuses them; the next call sends them again
 */
export async function announceDue(system: SystemCtx, jobs: readonly Job[]): Promise<Announced> {
  const sent: Record<string, number> = {};
  let [more, queriesMs] = [false, 0];
  readFailuresAgain();
  for (const job of jobs) {
    const now = system.realNow().getTime();
    const until = new Date(now + HORIZON_MS);
    const { givenUp, withoutGivenUp } = await failingOf(system, job.name);
    const without = new Set(givenUp);
    const begun = performance.now();
    const found = await job.due(system, { driver: true, until, ...withoutGivenUp }, MOST);
    queriesMs += performance.now() - begun;
    const items = found.filter((item) => !without.has(keyOf(item)));
    const known = announced(now);
    const isLane = job.shape === "lane" || items.length > LANE_ITEMS;
    const events = isLane ? laneEvents(job, items, now) : items.map((item) => itemEvent(job, item, now));
    const unknown = events.filter(({ id }) => !known.has(id));
    const fresh = isLane ? apart(job, unknown, now) : unknown;
    await send(fresh, known, now);
    if (fresh.length > 0) sent[job.name] = fresh.length;
    more ||= found.length === MOST;
  }
  return { sent, more, queriesMs };
}

/**
 * Schedules a job's lanes for overdue items at least a second after the job's latest start. If that start is
 * still in the future, only additional lanes get events, because the scheduled lanes find the same items.
 */
function apart(job: Job, events: readonly DueEvent[], now: number): DueEvent[] {
  const overdue = events.filter(({ ts }) => ts <= now);
  const ahead = events.filter(({ ts }) => ts > now);
  if (overdue.length === 0) return ahead;
  shared.sarrafLaneStarts ??= new Map();
  const latest = shared.sarrafLaneStarts.get(job.name);
  const { ts, lanes } =
    latest !== undefined && isToCome(latest.ts, now) ? latest : { ts: nextStart(latest?.ts, now), lanes: 0 };
  shared.sarrafLaneStarts.set(job.name, { ts, lanes: Math.max(lanes, overdue.length) });
  return [...overdue.slice(lanes).map((event) => ({ ...event, ts })), ...ahead];
}

function isToCome(ts: number, now: number): boolean {
  return ts > now && ts <= now + APART_MS;
}

function nextStart(latest: number | undefined, now: number): number {
  return latest === undefined || latest > now ? now : Math.max(now, latest + APART_MS);
}

async function send(events: readonly DueEvent[], known: Map<string, number>, now: number): Promise<void> {
  for (let from = 0; from < events.length; from += CHUNK) {
    const chunk = events.slice(from, from + CHUNK);
    await inngest().send(chunk.map((event) => ({ ...event, data: { ...event.data } })));
    for (const { id } of chunk) known.set(id, now);
  }
}
