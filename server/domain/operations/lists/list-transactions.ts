import { Prisma } from "@/server/db/client";
import { columnNamed } from "@/server/db/columns";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import { countAll } from "@/server/domain/counts";
import { allGateways } from "@/server/domain/gateways";
import { ofVisibleType, visibleTypes } from "@/server/domain/merchants";
import {
  attemptOf,
  effectiveStateAt,
  FILTER_FIELDS,
  NEWEST_ATTEMPTS,
  oldestFirst,
  type SessionView,
  sessionView,
  WITH_CHILDREN,
  walletLegs,
  withAttempts,
} from "@/server/domain/sessions";
import type { DeletedView } from "@/server/domain/sessions/contract/answers";
import type { Page, PageRequest } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { TransactionFilter } from "../contract/requests";

function conditions(ctx: Ctx, filter: TransactionFilter): Prisma.Sql[] {
  const { state, pgCode } = filter;
  const { timezone } = ctx.merchant;
  const created = Prisma.sql`s.created_at`;
  const all: Prisma.Sql[] = [];
  if (state !== undefined) all.push(Prisma.sql`${effectiveStateAt(ctx.now())} = ${state}`);
  for (const { name, column } of FILTER_FIELDS) {
    const value = filter[name];
    if (value !== undefined) all.push(Prisma.sql`s.${Prisma.raw(columnNamed(column))} = ${value}`);
  }
  if (filter.createdAfter !== undefined) all.push(createdAfter(created, filter.createdAfter, timezone));
  if (filter.createdBefore !== undefined) all.push(createdBefore(created, filter.createdBefore, timezone));
  if (pgCode !== undefined)
    all.push(
      Prisma.sql`(s.settled_pg_code = ${pgCode} OR (s.settled_pg_code IS NULL AND ${pgCode} = ANY(s.pg_codes)))`,
    );
  return all;
}

type Query = {
  readonly where: readonly Prisma.Sql[];
  readonly order: Prisma.Sql;
  readonly page: PageRequest;
  /** No filter is set, so stored counts can be used. */
  readonly isWhole?: boolean;
};

/** The matching sessions' ids in order, and their total. */
async function find(ctx: Ctx, { where, order, page, isWhole = false }: Query): Promise<Page<string>> {
  const mine = [Prisma.sql`s.merchant_id = ${ctx.merchant.id}`, ofVisibleType(ctx.actor, Prisma.sql`s.type`)];
  const matching = Prisma.join([...mine, ...where], " AND ");
  const from = Prisma.sql`payment_session s WHERE ${matching}`;
  const all = { merchantId: ctx.merchant.id, types: visibleTypes(ctx.actor), at: Prisma.sql`s.created_at`, rows: from };
  const count = isWhole ? countAll("transactions", all) : Prisma.sql`(SELECT count(*) FROM ${from})::int`;
  const [[total], rows] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT ${count} AS count`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT s.id FROM ${from} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  ]);
  return { count: total?.count ?? 0, results: rows.map(({ id }) => id) };
}

async function views(ctx: Ctx, ids: readonly string[]): Promise<DeletedOrNot[]> {
  const rows = await ctx.db.paymentSession.findMany({
    where: { id: { in: [...ids] }, merchantId: ctx.merchant.id },
    include: { ...WITH_CHILDREN, attempts: NEWEST_ATTEMPTS },
    // A join would pass amounts through floating point, which loses digits of long ones.
    relationLoadStrategy: "query",
  });
  const accounts = new Map((await allGateways(ctx)).map((account) => [account.code, account]));
  const sessions = rows.map(({ attempts, operations: children, ...row }) => {
    return { session: withAttempts(row, attempts.map(attemptOf)), children };
  });
  const byId = new Map(sessions.map((found) => [found.session.id, found]));
  const legs = await walletLegs(
    ctx,
    sessions.map(({ session }) => session),
  );
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ session, children }) => {
      const listed = session.pgCodes.flatMap((code) => accounts.get(code) ?? []);
      const walletTransactions = legs.get(session.id) ?? [];
      const viewed = {
        session,
        children: oldestFirst(children),
        walletTransactions,
        accounts: listed,
        merchant: ctx.merchant,
      };
      return { view: sessionView({ ...viewed, now: ctx.now() }), deletedAt: session.deletedAt };
    });
}

type DeletedOrNot = { readonly view: SessionView; readonly deletedAt: Date | null };

/**
 * Session objects, newest first. Users see those of the types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export async function listTransactions(ctx: Ctx, filter: TransactionFilter): Promise<Page<SessionView>> {
  const asked = conditions(ctx, filter);
  const where = [Prisma.sql`s.deleted_at IS NULL`, ...asked];
  const order = Prisma.sql`s.created_at DESC, s.id`;
  const { count, results } = await find(ctx, { where, order, page: filter, isWhole: asked.length === 0 });
  return { count, results: (await views(ctx, results)).map(({ view }) => view) };
}

/**
 * Deleted transactions that can be restored, the last deleted first. @throws {Forbidden} as {@link
 * listTransactions}
 */
export async function listDeletedTransactions(ctx: Ctx, filter: TransactionFilter): Promise<Page<DeletedView>> {
  const where = [Prisma.sql`s.deleted_at IS NOT NULL`, ...conditions(ctx, filter)];
  const { count, results } = await find(ctx, { where, order: Prisma.sql`s.deleted_at DESC, s.id`, page: filter });
  const deleted = await views(ctx, results);
  return {
    count,
    results: deleted.flatMap(({ view, deletedAt }) =>
      deletedAt ? [{ ...view, deleted_at: deletedAt.toISOString() }] : [],
    ),
  };
}
