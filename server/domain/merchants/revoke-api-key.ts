/** Revokes a key pair. */
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

/**
 * Ends a private key and its public twin at once, in every process; the caller's own pair too. A repeat
 * changes nothing.
 * @throws {NotFound} the merchant has no such pair
 */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id };
  const { count } = await ctx.db.apiKey.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: ctx.realNow() },
  });
  if (count === 0 && (await ctx.db.apiKey.count({ where })) === 0) throw new NotFound();
}
