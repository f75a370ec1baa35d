/** Who a session is created for. */
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

/** Larger ids than the column holds exist nowhere. */
const MAX_ID = 2_147_483_647;

/**
 * The initiator's user id: the caller's own for a user, and with an API key the active user of the merchant
 * that it names (Spec, "Checkout", initiator_id). One statement, only if an API key names a user.
 * @throws {InvalidFields} when there is no such user
 */
export async function initiatorOf(ctx: Ctx, asked: number | undefined): Promise<number | null> {
  if (ctx.actor.kind === "user") return ctx.actor.id;
  if (asked === undefined) return null;
  const where = { id: asked, merchantId: ctx.merchant.id, deletedAt: null };
  const user = asked > MAX_ID ? null : await ctx.db.merchantUser.findFirst({ where, select: { id: true } });
  if (user === null) throw new InvalidFields({ initiator_id: [`Invalid pk "${asked}" - object does not exist.`] });
  return user.id;
}
