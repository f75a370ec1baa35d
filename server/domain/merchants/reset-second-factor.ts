import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { lockUsers, requireMayChange } from "./administering";
import { recordAdministration } from "./administration-record";
import { deleteFactors } from "./delete-factors";

/**
 * Deletes a user's authenticator app, passkeys and recovery codes, and ends their sign-ins on the console.
 * @throws {NotFound}
 * @throws {Forbidden} for the caller, and a user with more permissions
 */
export async function resetSecondFactor(ctx: Ctx, username: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await lockUsers(ctx, tx);
    const where = { username, merchantId: ctx.merchant.id, deletedAt: null };
    const before = await tx.merchantUser.findFirst({ where });
    if (before === null) throw new NotFound(`There is no user ${username}.`);
    requireMayChange(ctx.actor, { before, reaches: true });
    const userId = before.id;
    await deleteFactors(tx, userId);
    await tx.consoleSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.realNow() } });
    await recordAdministration(ctx, tx, { action: "second_factor.reset", objectId: username });
  });
}
