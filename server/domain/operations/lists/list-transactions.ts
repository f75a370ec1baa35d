import { allGateways } from "@/server/domain/gateways";
import {
  attemptOf,
  NEWEST_ATTEMPTS,
  oldestFirst,
  type SessionView,
  sessionView,
  WITH_CHILDREN,
  walletLegs,
  withAttempts,
} from "@/server/domain/sessions";
import type { DeletedView } from "@/server/domain/sessions/contract/answers";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { TransactionFilter } from "../contract/requests";
import { listedSessions } from "./statements";

async function views(ctx: Ctx, listed: readonly { readonly id: string }[]): Promise<DeletedOrNot[]> {
  const ids = listed.map(({ id }) => id);
  const rows = await ctx.db.paymentSession.findMany({
    where: { id: { in: ids }, merchantId: ctx.merchant.id },
    include: { ...WITH_CHILDREN, attempts: NEWEST_ATTEMPTS },
    // Queries tables separately, because a join would return amounts as floating-point numbers.
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
 * Session objects, newest first. Users see objects of session types that they may view.
 * @throws {Forbidden}
 */
export async function listTransactions(ctx: Ctx, filter: TransactionFilter): Promise<Page<SessionView>> {
  const { results, ...page } = await listedSessions(ctx, filter, false);
  return { ...page, results: (await views(ctx, results)).map(({ view }) => view) };
}

/**
 * Deleted transactions that can be restored, the last deleted first.
 * @throws {Forbidden} as {@link listTransactions}
 */
export async function listDeletedTransactions(ctx: Ctx, filter: TransactionFilter): Promise<Page<DeletedView>> {
  const { results, ...page } = await listedSessions(ctx, filter, true);
  const deleted = await views(ctx, results);
  return {
    ...page,
    results: deleted.flatMap(({ view, deletedAt }) =>
      deletedAt ? [{ ...view, deleted_at: deletedAt.toISOString() }] : [],
    ),
  };
}
