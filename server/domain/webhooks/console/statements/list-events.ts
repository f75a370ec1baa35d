import { Prisma } from "@/server/db/client";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { monthOfId } from "@/server/kernel/ids";
import type { LenientQuery } from "@/server/kernel/lenient-query";
import type { Sized } from "@/server/kernel/list-rows";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import { type ToldFacts, toldBy } from "../../core/event-facts";
import { type EventObject, eventObject, listedKind } from "../../core/event-object";
import { objectEventBody } from "../../core/object-event";
import { isObjectEvent, LISTED_KINDS, type ListedKind } from "../../core/words";
import { EVENT_ROWS, EVENT_TYPE, GOES_TO_ADDRESS, IS_KEPT } from "../../statements/event-rows";

export async function permittedEventType(ctx: Ctx, id: string): Promise<{ type: string | null }[]> {
  return ctx.db.$queryRaw<{ type: string | null }[]>`
    SELECT ${EVENT_TYPE} AS type FROM ${EVENT_ROWS} WHERE e.id = ${id} AND e.month = ${monthOfId(id)} AND ${permittedEvents(ctx, "view")}`;
}

/** States of an event's newest delivery; `none` without an address. */
export const EVENT_STATES = ["pending", "delivered", "exhausted", "stopped", "none"] as const;

export const EVENT_TYPES = LISTED_KINDS;

/** A query of events; days are civil days in the merchant's time zone. */
export type ConsoleEventQuery = Sized & {
  readonly state: (typeof EVENT_STATES)[number];
  readonly type: (typeof EVENT_TYPES)[number];
  /** A complete id of an event, session or subscription, or an order number. */
  readonly about: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly show: "headers" | "verify";
  readonly cursor: string;
};

export type ConsoleEventValues = LenientQuery<ConsoleEventQuery>["values"];

/**
 * SQL condition: the caller may view or change the event's object. It excludes events of deleted
 * transactions.
 */
export function permittedEvents(ctx: Ctx, verb: "view" | "change"): Prisma.Sql {
  const own = Prisma.sql`e.merchant_id = ${ctx.merchant.id} AND ${IS_KEPT}`;
  if (ctx.actor.kind !== "user") return own;
  const types = SESSION_TYPES.filter((type) => mayUse(ctx.actor, sessionPermission(type, verb)));
  return types.length === 0 ? Prisma.sql`false` : Prisma.sql`${own} AND ${EVENT_TYPE} IN (${Prisma.join(types)})`;
}

export function eventFilter(ctx: Ctx, { state, type, about, from, to }: ConsoleEventValues): Prisma.Sql {
  const { timezone } = ctx.merchant;
  const all = [Prisma.sql`true`];
  if (state !== null) all.push(stateSql(ctx, state));
  if (type !== null) all.push(Prisma.sql`e.kind = ${type}`);
  if (about !== null) all.push(Prisma.sql`(e.id = ${about} OR e.object_id = ${about} OR s.order_no = ${about})`);
  if (from !== null) all.push(Prisma.sql`e.occurred_at >= ${startOfDay(from, timezone)}`);
  if (to !== null) all.push(Prisma.sql`e.occurred_at < ${startOfDay(addDays(to, 1), timezone)}`);
  return Prisma.join(all, " AND ");
}

function stateSql(ctx: Ctx, state: ConsoleEventQuery["state"]): Prisma.Sql {
  if (state === "none") return Prisma.sql`d.id IS NULL`;
  if (state !== "exhausted") return Prisma.sql`d.state = ${state}`;
  // Exhausted deliveries are few, so they are found by an index.
  return Prisma.sql`d.state = 'exhausted' AND (e.id, e.month) IN (
    SELECT event_id, month FROM delivery WHERE merchant_id = ${ctx.merchant.id} AND state = 'exhausted')`;
}

export async function countGivenUp(ctx: Ctx): Promise<{ readonly count: number; readonly addresses: number }> {
  const [row] = await ctx.db.$queryRaw<{ count: number; addresses: number }[]>`
    SELECT count(*)::int AS count, count(DISTINCT d.url)::int AS addresses FROM ${EVENT_ROWS}
    WHERE ${permittedEvents(ctx, "view")} AND ${GOES_TO_ADDRESS} AND ${stateSql(ctx, "exhausted")}`;
  return row ?? { count: 0, addresses: 0 };
}

/** Counts deliveries that were given up, or failed and will be tried again. */
export async function countUndelivered(
  ctx: Ctx,
): Promise<{ readonly count: number; readonly givenUp: number; readonly addresses: number }> {
  const [row] = await ctx.db.$queryRaw<{ count: number; givenUp: number; addresses: number }[]>`
    SELECT count(*)::int AS count, count(DISTINCT d.url)::int AS addresses,
      (count(*) FILTER (WHERE d.state = 'exhausted'))::int AS "givenUp" FROM ${EVENT_ROWS}
    WHERE ${permittedEvents(ctx, "view")} AND ${GOES_TO_ADDRESS}
      AND (d.state = 'exhausted' OR (d.state = 'pending' AND d.last_error IS NOT NULL))
      AND (e.id, e.month) IN (SELECT event_id, month FROM delivery
        WHERE merchant_id = ${ctx.merchant.id} AND state IN ('exhausted', 'pending'))`;
  return row ?? { count: 0, givenUp: 0, addresses: 0 };
}

/** An event in a list. Instants are ISO 8601. */
export type EventLine = {
  readonly id: string;
  readonly kind: ListedKind;
  readonly object: EventObject;
  readonly told: ToldFacts;
  readonly occurredAt: string;
  readonly state: string;
  readonly tries: number;
  readonly nextAt: string | null;
  readonly objectId: string;
  readonly payload: string;
  readonly url: string | null;
  /** The receiver's last status, or why it did not respond; null before the first attempt. */
  readonly answer: string | null;
};

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
  const cursorOf = ({ occurredAt, id }: Row): string => `${occurredAt.getTime()}-${id}`;
  const page = cursorPage(rows, limit, { cursorOf, view: (row) => row });
  return { ...page, rows: page.rows.toSorted(byInstant).map(line) };
}

function byInstant(one: Row, other: Row): number {
  const between = other.occurredAt.getTime() - one.occurredAt.getTime();
  if (between !== 0 || one.kind === other.kind) return between;
  return one.kind < other.kind ? -1 : 1;
}

function afterCursor(cursor: string | null): Prisma.Sql {
  const [, at, id] = /^(\d+)-(.+)$/.exec(cursor ?? "") ?? [];
  if (at === undefined || id === undefined) return Prisma.sql`true`;
  return Prisma.sql`(e.occurred_at, e.id) < (${new Date(Number(at))}, ${id})`;
}

function line(row: Row): EventLineRow {
  const { id, payload, occurredAt, state, tries, dueAt, objectId, url, answer } = row;
  try {
    const kind = listedKind(row.kind);
    return {
      id,
      kind,
      object: eventObject(kind),
      told: toldBy(row),
      occurredAt: occurredAt.toISOString(),
      state: state ?? "none",
      tries: tries ?? 0,
      nextAt: dueAt?.toISOString() ?? null,
      objectId: objectId.trimEnd(),
      payload: isObjectEvent(kind) ? JSON.stringify(objectEventBody(row)) : payload,
      url: url && shownAddress(url),
      answer,
    };
  } catch {
    return { brokenId: id };
  }
}
