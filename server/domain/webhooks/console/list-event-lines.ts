/** The console's events list. */
import { Prisma } from "@/server/db/client";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import type { Ctx } from "@/server/kernel/types";
import { type ToldFacts, toldBy } from "../core/told-by";
import { EVENT_ROWS } from "../event-rows";
import { type ConsoleEventValues, eventFilter, permittedEvents } from "./event-query";

/** Instants are ISO 8601, on the merchant's clock. */
export type EventLine = {
  readonly id: string;
  readonly kind: string;
  readonly told: ToldFacts;
  readonly occurredAt: string;
  /** Of its newest delivery; `none` without an address. */
  readonly state: string;
  /** Of that delivery, including redeliveries. */
  readonly tries: number;
  /** The next try; null if none is due. */
  readonly nextAt: string | null;
  /** The session; of kind `subscription`, the subscription. */
  readonly objectId: string;
  /** The body as it was first sent, with its signature. */
  readonly payload: string;
  /** Of the newest delivery; null without an address. */
  readonly url: string | null;
  /** The status of its last try, or why there was no answer; null before the first. */
  readonly answer: string | null;
};

/** A line, or the id of a row that cannot be shown. */
export type EventLineRow = EventLine | { readonly brokenId: string };

type Row = {
  id: string;
  kind: string;
  payload: string;
  occurredAt: Date;
  state: string | null;
  tries: number | null;
  dueAt: Date | null;
  objectId: string;
  url: string | null;
  answer: string | null;
};

/** Visible events of the filter, newest first, at most `limit`, after the cursor. */
export async function listEventLines(
  ctx: Ctx,
  values: ConsoleEventValues,
  limit: number,
): Promise<CursorPage<EventLineRow>> {
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT e.id, e.kind, e.payload, e.occurred_at AS "occurredAt", d.state, d.attempts + d.asked AS tries, d.due_at AS "dueAt",
      e.object_id AS "objectId", d.url, coalesce(d.last_status::text, d.last_error) AS answer
    FROM ${EVENT_ROWS}
    WHERE ${permittedEvents(ctx, "view")} AND ${eventFilter(ctx, values)} AND ${afterCursor(values.cursor)}
    ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${limit + 1}`;
  return cursorPage(rows, limit, { cursorOf: ({ occurredAt, id }) => `${occurredAt.getTime()}-${id}`, view: line });
}

function afterCursor(cursor: string | null): Prisma.Sql {
  const [, at, id] = /^(\d+)-(.+)$/.exec(cursor ?? "") ?? [];
  if (at === undefined || id === undefined) return Prisma.sql`true`;
  return Prisma.sql`(e.occurred_at, e.id) < (${new Date(Number(at))}, ${id})`;
}

/** One invalid row does not break the page. */
function line({ id, kind, payload, occurredAt, state, tries, dueAt, objectId, url, answer }: Row): EventLineRow {
  try {
    return {
      id,
      kind,
      told: toldBy(payload),
      occurredAt: occurredAt.toISOString(),
      state: state ?? "none",
      tries: tries ?? 0,
      nextAt: dueAt?.toISOString() ?? null,
      objectId: objectId.trimEnd(),
      payload,
      url,
      answer,
    };
  } catch {
    return { brokenId: id };
  }
}
