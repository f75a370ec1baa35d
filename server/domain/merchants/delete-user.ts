/** Deletes a user. */
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { userNumber } from "./user-number";

/**
 * Revokes the user's access at once and frees the username. The row is kept, because sessions name their
 * initiator; its name becomes one that no user can choose.
 * @throws {NotFound} the merchant has no such user
 */
export async function deleteUser(ctx: Ctx, id: string): Promise<void> {
  const number = userNumber(id);
  const { count } = await ctx.db.merchantUser.updateMany({
    where: { id: number, merchantId: ctx.merchant.id, deletedAt: null },
    data: { deletedAt: ctx.realNow(), username: `deleted:${number}` },
  });
  if (count === 0) throw new NotFound();
}
