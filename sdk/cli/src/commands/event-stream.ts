/** Polls the merchant's events, so that no public address is needed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Event, Sarraf } from "@sarraf/node";
import { mayPass } from "./forward";

/**
 * Overlap of consecutive polls in milliseconds: events may become visible in another order than they
 * occurred.
 */
const OVERLAP_MS = 60_000;
const WAIT_SECONDS = 20;
const TIMEOUT_MS = 60_000;
const AGAIN_MS = 3_000;

export type StreamTalk = {
  /** Called once events are watched without a gap: no later event can be missed. */
  ready(): void;
  /** Called if the service does not respond to a poll, which is then retried. */
  broken(error: unknown): void;
};

/** Known events by id, with `occurred` in milliseconds since 1970. */
type Seen = Map<string, number>;

function beginOf(seen: Seen): number | undefined {
  return seen.size === 0 ? undefined : Math.max(...seen.values()) - OVERLAP_MS;
}

function forget(seen: Seen): void {
  const begin = beginOf(seen);
  for (const [id, at] of seen) if (begin !== undefined && at < begin) seen.delete(id);
}

async function ask(sarraf: Sarraf, seen: Seen, signal: AbortSignal): Promise<Event[]> {
  const begin = beginOf(seen);
  const span = begin === undefined ? {} : { created_after: new Date(begin).toISOString() };
  const found: Event[] = [];
  const query = { ...span, wait: WAIT_SECONDS, known: seen.size, limit: 100 };
  for await (const event of sarraf.events.list(query, { signal, timeoutMs: TIMEOUT_MS })) found.push(event);
  return found;
}

function remember(seen: Seen, events: readonly Event[]): Event[] {
  const fresh = events.filter(({ id }) => !seen.has(id));
  for (const { id, occurred_at: at } of fresh) seen.set(id, Date.parse(at));
  forget(seen);
  return fresh.sort(
    (one, other) => Date.parse(one.occurred_at) - Date.parse(other.occurred_at) || one.number - other.number,
  );
}

/**
 * Yields every new event once, oldest first, until the signal aborts.
 * @throws {SarrafError} for a permanent failure
 */
export async function* eventStream(sarraf: Sarraf, talk: StreamTalk, signal: AbortSignal): AsyncGenerator<Event, void> {
  const seen: Seen = new Map();
  const [newest] = await sarraf.events.list({ limit: 1 }, { signal }).take(1);
  if (newest !== undefined) {
    const after = new Date(Date.parse(newest.occurred_at) - OVERLAP_MS).toISOString();
    remember(seen, await sarraf.events.list({ created_after: after, limit: 100 }, { signal }).take(10_000));
  }
  talk.ready();
  while (!signal.aborted) {
    try {
      yield* remember(seen, await ask(sarraf, seen, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (!mayPass(error)) throw error;
      talk.broken(error);
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
