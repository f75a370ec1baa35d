import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import { requireColleague } from "../administering";
import { browserName } from "../core/browser-name";
import { userNumber } from "../user-number";
import type { ConsoleCtx } from "./find-console-user";

/** Instants are ISO 8601 in UTC. */
export type ConsoleSessionView = {
  readonly id: string;
  readonly isThis: boolean;
  readonly address: string;
  readonly browser: string | null;
  readonly createdAt: string;
  readonly seenAt: string;
};

export function alive(ctx: ConsoleCtx, userId: number = ctx.actor.id) {
  const now = ctx.realNow();
  return {
    userId,
    endedAt: null,
    openedAt: { not: null },
    expiresAt: { gt: now },
    seenAt: { gt: addSeconds(now, -ctx.console.idleMinutes * 60) },
  };
}

export async function listConsoleSessions(ctx: ConsoleCtx): Promise<readonly ConsoleSessionView[]> {
  const user = await ctx.db.merchantUser.findUniqueOrThrow({ where: { id: ctx.actor.id } });
  const where = { ...alive(ctx), passwordChangedAt: user.passwordChangedAt };
  const rows = await ctx.db.consoleSession.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 50,
  });
  return rows.map(({ id, address, userAgent, createdAt, seenAt }) => ({
    id,
    isThis: id === ctx.console.sessionId,
    address,
    browser: browserName(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

export function endSession(ctx: ConsoleCtx, id: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const { count } = await tx.consoleSession.updateMany({
      where: { id, userId: ctx.actor.id, endedAt: null },
      data: { endedAt: ctx.realNow() },
    });
    if (count === 0) return false;
    await recordAudit(ctx, tx, { action: "console.session_ended", objectId: ctx.actor.username, after: { count } });
    return true;
  });
}

export function endOtherSessions(ctx: ConsoleCtx): Promise<number> {
  return transaction(ctx.db, async (tx) => {
    const { count } = await tx.consoleSession.updateMany({
      where: { ...alive(ctx), id: { not: ctx.console.sessionId } },
      data: { endedAt: ctx.realNow() },
    });
    if (count > 0) {
      await recordAudit(ctx, tx, { action: "console.session_ended", objectId: ctx.actor.username, after: { count } });
    }
    return count;
  });
}

/**
 * @returns the number of ended console sessions
 * @throws {NotFound}
 * @throws {Forbidden} for the caller's own sessions
 */
export async function endSessionsOf(ctx: ConsoleCtx, id: string): Promise<number> {
  const userId = userNumber(id);
  requireColleague(ctx.actor, userId);
  return transaction(ctx.db, async (tx) => {
    const where = { id: userId, merchantId: ctx.merchant.id, deletedAt: null };
    const user = await tx.merchantUser.findFirst({ where });
    if (user === null) throw new NotFound();
    const count = await tx.consoleSession.count({ where: alive(ctx, userId) });
    await tx.consoleSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.realNow() } });
    if (count > 0) await recordAudit(ctx, tx, { action: "user.signed_out", objectId: user.username, after: { count } });
    return count;
  });
}

export function signOut(ctx: ConsoleCtx): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    const { count } = await tx.consoleSession.updateMany({
      where: { id: ctx.console.sessionId, endedAt: null },
      data: { endedAt: ctx.realNow() },
    });
    if (count > 0) await recordAudit(ctx, tx, { action: "console.signed_out", objectId: ctx.actor.username });
  });
}
