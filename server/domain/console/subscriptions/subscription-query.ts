/** The query of the subscriptions' page, and its SQL. */
import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { SUBSCRIPTION, type SubscriptionState, statusAt } from "@/server/domain/subscriptions";
import { FREQUENCIES, type Frequency } from "@/server/domain/subscriptions/core/words";
import { normaliseDigits } from "@/server/kernel/digits";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import type { Ctx } from "@/server/kernel/types";
import { prefix } from "../prefix";

export type SubscriptionListQuery = {
  /** The tab; all statuses if absent. */
  readonly status: SubscriptionState;
  /** Subscription, customer id, mail, phone or the merchant's reference. */
  readonly q: string;
  /** A customer's exact id. */
  readonly customer: string;
  readonly frequency: Frequency;
  readonly currency: string;
  readonly cursor: string;
};

export type SubscriptionValues = LenientQuery<SubscriptionListQuery>["values"];

const CURSOR = /^([01])-(\d{1,16})-(sub_\w{1,36})$/;

export function readSubscriptionQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<SubscriptionListQuery> {
  return readQuery<SubscriptionListQuery>(query, {
    status: oneOf(Object.keys(SUBSCRIPTION) as SubscriptionState[]),
    q: short(128),
    customer: short(64),
    frequency: oneOf(FREQUENCIES),
    currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
}

/** The query of one subscription's page. */
export type CyclesQuery = {
  /** Shows the cycles with smaller numbers. */
  readonly before: number;
};

export function readCyclesQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<CyclesQuery> {
  return readQuery<CyclesQuery>(query, { before: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null) });
}

/** The cursor of a row, in the order of {@link orderSql}. */
export function cursorOf({ id, status, createdAt }: { id: string; status: string; createdAt: Date }): string {
  return `${status === "past_due" ? 1 : 0}-${createdAt.getTime()}-${id}`;
}

/**
 * All conditions except status and cursor, on the subscription `sub`; users see the types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export function filterSql(ctx: Ctx, { q, customer, frequency, currency }: SubscriptionValues): Prisma.Sql {
  const all = [Prisma.sql`sub.merchant_id = ${ctx.merchant.id}`, ofVisibleType(ctx.actor, Prisma.sql`sub.type`)];
  if (customer !== null) all.push(Prisma.sql`sub.customer_id = ${customer}`);
  if (frequency !== null) all.push(Prisma.sql`sub.frequency = ${frequency}`);
  if (currency !== null) all.push(Prisma.sql`sub.currency = ${currency}`);
  if (q !== null) all.push(searchSql(q));
  return Prisma.join(all, " AND ");
}

/** The condition of an effective status, with one on the indexed column. */
export function statusSql(ctx: Ctx, status: SubscriptionState | null): Prisma.Sql {
  const seen = Prisma.sql`${statusAt(ctx.now())} = ${status}`;
  if (status === null) return Prisma.sql`true`;
  if (status === "pending_setup") return Prisma.sql`sub.status = 'pending_setup' AND ${seen}`;
  if (status === "setup_failed") return Prisma.sql`sub.status IN ('setup_failed', 'pending_setup') AND ${seen}`;
  return Prisma.sql`sub.status = ${status}`;
}

/** The rows after the cursor, in the order of {@link orderSql}. */
export function afterSql({ status, cursor }: Pick<SubscriptionValues, "status" | "cursor">): Prisma.Sql {
  const [, rank, at, id] = CURSOR.exec(cursor ?? "") ?? [];
  if (rank === undefined || at === undefined || id === undefined) return Prisma.sql`true`;
  const since = new Date(Number(at));
  if (status !== null) return Prisma.sql`(sub.created_at, sub.id) < (${since}, ${id})`;
  return Prisma.sql`((sub.status = 'past_due'), sub.created_at, sub.id) < (${rank === "1"}, ${since}, ${id})`;
}

/** Past due ones first, then the newest. */
export function orderSql({ status }: Pick<SubscriptionValues, "status">): Prisma.Sql {
  const newest = Prisma.sql`sub.created_at DESC, sub.id DESC`;
  return status === null ? Prisma.sql`(sub.status = 'past_due') DESC, ${newest}` : newest;
}

/** Every meaning has an index. */
function searchSql(typed: string): Prisma.Sql {
  const text = normaliseDigits(typed);
  const ways = [
    Prisma.sql`sub.customer_id IN (${typed}, ${text})`,
    Prisma.sql`sub.customer_email IN (${text}, ${text.toLowerCase()})`,
    Prisma.sql`sub.customer_phone = ${text}`,
    Prisma.sql`sub.merchant_reference = ${typed}`,
  ];
  if (/^sub_\w{2,36}$/.test(text)) ways.push(Prisma.sql`sub.id LIKE ${prefix(text)}`);
  return Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}
