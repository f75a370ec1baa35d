import { setTimeout as sleep } from "node:timers/promises";
import { type Page, pageOfRows } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { EventFilter, EventView } from "./contract/events";
import { countEvents, listedEventIds } from "./statements/list-events";
import { eventView, WITH_DELIVERIES } from "./views";

/** Milliseconds between reads while a request waits for events. */
const LOOK_MS = 1_000;

/**
 * Events, newest first, without events of deleted transactions and of session types that the user may not
 * view.
 * @throws {Forbidden}
 */
export async function listEvents(ctx: Ctx, filter: EventFilter): Promise<Page<EventView>> {
  if (filter.wait > 0) await waitForMore(ctx, filter);
  const [count, found] = await Promise.all([countEvents(ctx, filter), listedEventIds(ctx, filter)]);
  const { results: shown, ...page } = pageOfRows(count, found, filter);
  const rows = await ctx.db.event.findMany({
    where: { id: { in: shown.map(({ id }) => id) } },
    include: WITH_DELIVERIES,
    relationLoadStrategy: "join",
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const results = shown.flatMap(({ id }) => byId.get(id) ?? []).map(eventView);
  return { ...page, results };
}

async function waitForMore(ctx: Ctx, filter: EventFilter): Promise<void> {
  const until = performance.now() + filter.wait * 1_000;
  while ((await countEvents(ctx, filter)) <= filter.known) {
    const left = until - performance.now();
    if (left <= 0) return;
    await sleep(Math.min(LOOK_MS, left));
  }
}
