/** Items that were given up, for the console (Spec, "Jobs that fail" 2). */
import { announceAll } from "@/server/db/due-items";
import { recordAudit } from "@/server/domain/audit";
import { NOTICE_PERMISSION } from "@/server/domain/gateway-notifications";
import { mayUse, requirePermission, seesAllTypes } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { readFailuresAgain } from "./failing-items";

/** An item that was given up after failures; instants are in real time. */
export type GivenUpItem = {
  readonly job: string;
  readonly id: string;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly givenUpAt: Date;
};

/** The merchant's given-up items, newest first; empty for users who may not run them again. */
export async function listGivenUp(ctx: Ctx, limit: number): Promise<readonly GivenUpItem[]> {
  if (!mayUse(ctx.actor, NOTICE_PERMISSION) || !seesAllTypes(ctx.actor)) return [];
  const where = { merchantId: ctx.merchant.id, givenUpAt: { not: null } };
  const rows = await ctx.db.failingItem.findMany({ where, orderBy: { givenUpAt: "desc" }, take: limit });
  return rows.flatMap(({ job, itemId, dueAt, attempts, lastError, givenUpAt }) =>
    givenUpAt === null ? [] : [{ job, id: itemId, dueAt, attempts, lastError, givenUpAt }],
  );
}

/**
 * Runs a given-up item again at once, with a new count of attempts.
 * @throws {Forbidden} for a user without {@link NOTICE_PERMISSION}
 * @throws {NotFound} if the merchant has no such item, or a user may not see every session type
 */
export async function runAgain(ctx: Ctx, { job, id }: Pick<GivenUpItem, "job" | "id">): Promise<void> {
  requirePermission(ctx.actor, NOTICE_PERMISSION);
  if (!seesAllTypes(ctx.actor)) throw new NotFound();
  const where = { merchantId: ctx.merchant.id, job, itemId: id, givenUpAt: { not: null } };
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.failingItem.deleteMany({ where });
    if (count === 0) throw new NotFound();
    await recordAudit(ctx, tx, { action: "job.run_again", objectId: id, after: { job } });
  });
  readFailuresAgain();
  await announceAll(ctx);
}
