import { sha256 } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";

export async function acceptsPublicKey(ctx: Ctx, key: string): Promise<boolean> {
  if (key === "") return false;
  const usable = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: ctx.realNow() } }] };
  const where = { merchantId: ctx.merchant.id, publicDigest: sha256(key), ...usable };
  return (await ctx.db.apiKey.count({ where })) > 0;
}
