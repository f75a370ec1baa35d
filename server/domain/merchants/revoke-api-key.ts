import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { recordAdministration } from "./administration-record";

/**
 * Ends both keys of a pair at once, in every process; a caller may revoke the pair that it uses. Idempotent.
 * @throws {NotFound}
 */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id };
  const revokedAt = ctx.realNow();
  await transaction(ctx.db, async (tx) => {
    const { count } = await tx.apiKey.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt } });
    if (count === 0 && (await tx.apiKey.count({ where })) === 0) throw new NotFound();
    if (count > 0) await recordAdministration(ctx, tx, { action: "api_key.revoked", objectId: id });
  });
}
