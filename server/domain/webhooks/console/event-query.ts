/** The query of the console's events page, and its SQL. */
import { Prisma } from "@/server/db/client";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { addDays, type CivilDate, parseCivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { EVENT_KINDS } from "../core/words";
import { EVENT_ROWS, EVENT_TYPE, IS_KEPT } from "../event-rows";

/** The state of the newest delivery, or `none` without an address. */
const EVENT_STATES = ["pending", "delivered", "exhausted", "stopped", "none"] as const;
const EVENT_TYPES = EVENT_KINDS;

/** Days are civil days of the merchant's zone. */
export type ConsoleEventQuery = {
  readonly state: (typeof EVENT_STATES)[number];
  readonly type: (typeof EVENT_TYPES)[number];
  /** The whole id of an event, a session or a subscription, or an order. */
  readonly about: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The part that the page shows. */
  readonly show: "headers" | "verify";
  readonly cursor: string;
};

export type ConsoleEventValues = LenientQuery<ConsoleEventQuery>["values"];

export function readConsoleEventQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<ConsoleEventQuery> {
  return readQuery<ConsoleEventQuery>(query, {
    state: oneOf(EVENT_STATES),
    type: oneOf(EVENT_TYPES),
    about: short(128),
    from: parseCivilDate,
    to: parseCivilDate,
    show: oneOf(["headers", "verify"]),
    cursor: (text) => (/^\d{1,16}-evt_\w{1,36}$/.test(text) ? text : null),
  });
}

/** The caller may view or change the event's object; events of deleted transactions are excluded. */
export function permittedEvents(ctx: Ctx, verb: "view" | "change"): Prisma.Sql {
  const own = Prisma.sql`e.merchant_id = ${ctx.merchant.id} AND ${IS_KEPT}`;
  if (ctx.actor.kind !== "user") return own;
  const types = SESSION_TYPES.filter((type) => mayUse(ctx.actor, sessionPermission(type, verb)));
  return types.length === 0 ? Prisma.sql`false` : Prisma.sql`${own} AND ${EVENT_TYPE} IN (${Prisma.join(types)})`;
}

/** The filter's conditions on {@link EVENT_ROWS}, without the cursor. */
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
  // Few rows, found by an index.
  return Prisma.sql`d.state = 'exhausted' AND (e.id, e.month) IN (
    SELECT event_id, month FROM delivery WHERE merchant_id = ${ctx.merchant.id} AND state = 'exhausted')`;
}

/** Counts exhausted events, and the addresses that refused them. */
export async function countGivenUp(ctx: Ctx): Promise<{ readonly count: number; readonly addresses: number }> {
  const [row] = await ctx.db.$queryRaw<{ count: number; addresses: number }[]>`
    SELECT count(*)::int AS count, count(DISTINCT d.url)::int AS addresses FROM ${EVENT_ROWS}
    WHERE ${permittedEvents(ctx, "view")} AND ${stateSql(ctx, "exhausted")}`;
  return row ?? { count: 0, addresses: 0 };
}
