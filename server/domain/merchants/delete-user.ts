import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { lockUsers, requireAdministrator, requireColleague } from "./administering";
import { recordAdministration } from "./administration-record";
import { deleteFactors } from "./delete-factors";
import { userNumber } from "./user-number";
import { userView } from "./views";

/**
 * Ends the user's access at once and frees the username. The row is kept for sessions with the user as
 * initiator, under a name that no user can choose.
 * @throws {NotFound}
 * @throws {Forbidden} for the caller
 * @throws {Conflict} if no administrator would be left
 */
export async function deleteUser(ctx: Ctx, id: string): Promise<void> {
  const number = userNumber(id);
  const where = { id: number, merchantId: ctx.merchant.id, deletedAt: null };
  requireColleague(ctx.actor, number);
  await transaction(ctx.db, async (tx) => {
    await lockUsers(ctx, tx);
    const row = await tx.merchantUser.findFirst({ where });
    const data = { deletedAt: ctx.realNow(), username: `deleted:${number}` };
    const { count } = await tx.merchantUser.updateMany({ where, data });
    if (row === null || count === 0) throw new NotFound();
    await tx.userInvitation.deleteMany({ where: { userId: number } });
    await deleteFactors(tx, number);
    await tx.providerIdentity.deleteMany({ where: { userId: number } });
    await requireAdministrator(ctx, tx);
    await recordAdministration(ctx, tx, { action: "user.deleted", objectId: row.username, before: userView(row) });
  });
}
