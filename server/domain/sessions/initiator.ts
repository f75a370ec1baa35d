import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

const MAX_ID = 2_147_483_647;

/**
 * The id of the user for whom the session is created: the calling user, or the merchant's active user whom an
 * API key names (Spec, "Checkout", initiator_id).
 * @throws {InvalidFields} if the merchant has no such active user
 */
export async function initiatorOf(ctx: Ctx, asked: number | undefined): Promise<number | null> {
  if (ctx.actor.kind === "user") return ctx.actor.id;
  if (asked === undefined) return null;
  const where = { id: asked, merchantId: ctx.merchant.id, deletedAt: null };
  const user = asked > MAX_ID ? null : await ctx.db.merchantUser.findFirst({ where, select: { id: true } });
  if (user === null) throw new InvalidFields({ initiator_id: [`Invalid pk "${asked}" - object does not exist.`] });
  return user.id;
}
