/** Inngest events about due work. They contain only ids and times, because rows are authoritative. */
import { eventType, NonRetriableError } from "inngest";
import { z } from "zod";
import { env } from "@/server/env";
import type { Job, JobItem } from "@/server/kernel/types";

export const ItemDue = z.object({
  merchantId: z.string(),
  id: z.string(),
  dueAt: z.iso.datetime(),
});

export const SomeDue = z.strictObject({ dueAt: z.iso.datetime() });

export function due(job: Job) {
  return eventType(`sarraf/${job.name}.due`, { schema: z.union([ItemDue, SomeDue]) });
}

/** @throws {NonRetriableError} for data that the schema refuses */
export function readEvent<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) throw new NonRetriableError("The event's data is malformed.", { cause: read.error });
  return read.data;
}

/** An event for Inngest, which starts its run at `ts`, and drops a second event with the same id. */
export type DueEvent = {
  readonly id: string;
  readonly name: string;
  /** The event's time in milliseconds of real time. */
  readonly ts: number;
  readonly data: Readonly<Record<string, string>>;
};

const MINUTE_MS = 60_000;
const AGAIN_AFTER_MS = [1 / 3, 5, 10, 20, 40].map((minutes) => minutes * MINUTE_MS);
const THEN_EVERY_MS = 60 * MINUTE_MS;

/**
 * Number of repeats due by `now` of an event due since `dueAt`: after 20 seconds, because Inngest may have
 * lost it, after 5, 10, 20, 40 and 60 minutes, then hourly, so that a failing row costs one run an hour.
 */
export function repetition(dueAt: number, now: number): number {
  const late = now - dueAt;
  return AGAIN_AFTER_MS.filter((after) => after <= late).length + Math.floor(Math.max(late, 0) / THEN_EVERY_MS);
}

function idOf(parts: readonly (string | number)[], repeated: number): string {
  return [...parts, ...(repeated > 0 ? [repeated] : [])].join(":");
}

export function itemEvent(job: Job, { merchantId, id, dueAt }: JobItem, now: number): DueEvent {
  const at = dueAt.getTime();
  const data = { merchantId, id, dueAt: dueAt.toISOString() };
  return { id: idOf([job.name, id, at], repetition(at, now)), name: due(job).name, ts: Math.max(at, now), data };
}

const TOGETHER_MS = 1_000;
/**
 * Maximum number of due items of a job that get a run each; more items are run by lanes, one lane per this
 * many items.
 */
export const LANE_ITEMS = 50;

function lanesFor(count: number): number {
  return Math.min(env.processes, Math.ceil(count / LANE_ITEMS));
}

/**
 * Events that start a job's lanes, one set for each second in which items become due. The events for overdue
 * items get another id when more items are found.
 */
export function laneEvents(job: Job, items: readonly JobItem[], now: number): DueEvent[] {
  const times = items.map(({ dueAt }) => dueAt.getTime());
  const late = times.filter((at) => at <= now);
  const seconds = new Map<number, number[]>();
  for (const at of times.filter((each) => each > now)) {
    const second = Math.ceil(at / TOGETHER_MS);
    seconds.set(second, [...(seconds.get(second) ?? []), at]);
  }
  const eventsAt = (at: number, count: number, parts: readonly (string | number)[], repeated: number): DueEvent[] =>
    Array.from({ length: lanesFor(count) }, (_, lane) => ({
      id: idOf(lane === 0 ? parts : [...parts, `lane${lane}`], repeated),
      name: due(job).name,
      ts: Math.max(at, now),
      data: { dueAt: new Date(at).toISOString() },
    }));
  const newest = late.reduce((last, at) => Math.max(last, at), 0);
  const overdue = eventsAt(newest, late.length, [job.name, newest, late.length], repetition(newest, now));
  const ahead = [...seconds].flatMap(([second, own]) =>
    eventsAt(Math.min(...own), own.length, [job.name, "second", second], 0),
  );
  return [...overdue, ...ahead];
}
