import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { permittedEvents } from "../console/statements/list-events";
import { EVENT_ROWS, GOES_TO_ADDRESS, PRESENT_URL } from "../statements/event-rows";

export type NewestEvent = { readonly sessionId: string; readonly eventId: string; readonly url: string | null };

/** The newest event of each payment that goes to its address and that the caller may send again. */
export async function newestEventsOf(ctx: Ctx, sessionIds: readonly string[]): Promise<readonly NewestEvent[]> {
  if (sessionIds.length === 0) return [];
  return ctx.db.$queryRaw<NewestEvent[]>`
    SELECT DISTINCT ON (e.object_id) e.object_id AS "sessionId", e.id AS "eventId", coalesce(${PRESENT_URL}, d.url) AS url
    FROM ${EVENT_ROWS}
    WHERE e.object_id IN (${Prisma.join([...sessionIds])}) AND ${GOES_TO_ADDRESS} AND ${permittedEvents(ctx, "change")}
    ORDER BY e.object_id, e.number DESC`;
}
