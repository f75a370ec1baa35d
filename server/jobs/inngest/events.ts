/** Inngest events about due work. They contain only ids and times; the rows are authoritative. */
import { eventType, NonRetriableError } from "inngest";
import { z } from "zod";
import type { Job, JobItem } from "@/server/kernel/types";

export const ItemDue = z.object({
  merchantId: z.string(),
  id: z.string(),
  dueAt: z.iso.datetime(),
  receiver: z.string().optional(),
});

export const MerchantDue = z.object({ merchantId: z.string(), dueAt: z.iso.datetime() });

export function itemDue(job: Job) {
  return eventType(`sarraf/${job.name}.due`, { schema: ItemDue });
}

export function merchantDue(job: Job) {
  return eventType(`sarraf/${job.name}.drain`, { schema: MerchantDue });
}

/** @throws {NonRetriableError} for data that the schema refuses */
export function readEvent<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) throw new NonRetriableError("The event's data is malformed.", { cause: read.error });
  return read.data;
}

/** An event; Inngest drops a second event with the same id and starts the run at `ts`. */
export type DueEvent = {
  readonly id: string;
  readonly name: string;
  /** Milliseconds of real time. */
  readonly ts: number;
  readonly data: Readonly<Record<string, string>>;
};

const MINUTE_MS = 60_000;
const AGAIN_AFTER_MS = [5, 10, 20, 40].map((minutes) => minutes * MINUTE_MS);
const THEN_EVERY_MS = 60 * MINUTE_MS;

/**
 * How often an event due since `dueAt` should have been repeated: after 5, 10, 20, 40 and 60 minutes, then
 * hourly, so that a failing row costs one run an hour.
 */
export function repetition(dueAt: number, now: number): number {
  const late = now - dueAt;
  return AGAIN_AFTER_MS.filter((after) => after <= late).length + Math.floor(Math.max(late, 0) / THEN_EVERY_MS);
}

function idOf(parts: readonly (string | number)[], repeated: number): string {
  return [...parts, ...(repeated > 0 ? [repeated] : [])].join(":");
}

/** The same event however often the item is found. */
export function itemEvent(job: Job, { merchantId, id, dueAt, receiver }: JobItem, now: number): DueEvent {
  const at = dueAt.getTime();
  const data = { merchantId, id, dueAt: dueAt.toISOString(), ...(receiver !== undefined && { receiver }) };
  return { id: idOf([job.name, id, at], repetition(at, now)), name: itemDue(job).name, ts: Math.max(at, now), data };
}

const TOGETHER_MS = 1_000;

/** One event per merchant and second of due time; overdue items share one, named after the newest. */
export function merchantEvents(job: Job, items: readonly JobItem[], now: number): DueEvent[] {
  const wanted = new Map<string, { merchantId: string; at: number }>();
  for (const { merchantId, dueAt } of items) {
    const due = dueAt.getTime();
    const at = due > now ? Math.ceil(due / TOGETHER_MS) * TOGETHER_MS : due;
    const key = due > now ? `${merchantId} ${at}` : merchantId;
    wanted.set(key, { merchantId, at: Math.max(at, wanted.get(key)?.at ?? 0) });
  }
  return [...wanted.values()].map(({ merchantId, at }) => ({
    id: idOf([job.name, merchantId, at], repetition(at, now)),
    name: merchantDue(job).name,
    ts: Math.max(at, now),
    data: { merchantId, dueAt: new Date(at).toISOString() },
  }));
}
