import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { requireKeyMaker } from "./administering";
import { recordAdministration } from "./administration-record";
import type { ApiKeyView } from "./contract/answers";
import type { ApiKeyPatch } from "./contract/requests";
import { apiKeyView } from "./views";

/**
 * Changes a key pair's API version from its next request on.
 * @throws {NotFound}
 */
export async function updateApiKey(ctx: Ctx, id: string, { apiVersion }: ApiKeyPatch): Promise<ApiKeyView> {
  requireKeyMaker(ctx.actor);
  return transaction(ctx.db, async (tx) => {
    const row = await tx.apiKey.findFirst({ where: { id, merchantId: ctx.merchant.id } });
    if (row === null) throw new NotFound();
    const before = apiKeyView(row);
    if (apiVersion === undefined || apiVersion === row.apiVersion) return before;
    const after = apiKeyView(await tx.apiKey.update({ where: { id }, data: { apiVersion } }));
    await recordAdministration(ctx, tx, { action: "api_key.changed", objectId: id, before, after });
    return after;
  });
}
