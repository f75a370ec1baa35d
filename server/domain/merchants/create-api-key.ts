import { transaction } from "@/server/db/transactions/transaction";
import { API_VERSIONS, newestVersion } from "@/server/kernel/api-version";
import type { Ctx } from "@/server/kernel/types";
import { requireKeyMaker } from "./administering";
import { recordAdministration } from "./administration-record";
import type { NewApiKeyView } from "./contract/answers";
import type { NewApiKey } from "./contract/requests";
import { requireFuture } from "./key-ends";
import { newKeyPair } from "./keys";
import { apiKeyView } from "./views";

/**
 * Creates a key pair with the newest API version, which ends at `expiresAt` (real time) or never.
 * @throws {InvalidFields} if `expiresAt` is in the past
 * @throws {Forbidden} for a restricted key
 */
export async function createApiKey(ctx: Ctx, { name, expiresAt }: NewApiKey): Promise<NewApiKeyView> {
  requireKeyMaker(ctx.actor);
  requireFuture(ctx, expiresAt);
  const { id, privateKey, publicKey, columns } = newKeyPair();
  const createdBy = ctx.actor.kind === "user" ? ctx.actor.id : null;
  const apiVersion = newestVersion(API_VERSIONS);
  const data = { id, apiVersion, merchantId: ctx.merchant.id, name, expiresAt, createdBy, ...columns };
  const view = await transaction(ctx.db, async (tx) => {
    const made = apiKeyView(await tx.apiKey.create({ data }));
    await recordAdministration(ctx, tx, { action: "api_key.created", objectId: id, after: made });
    return made;
  });
  return { ...view, private_key: privateKey, public_key: publicKey };
}
