import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { requireKeyMaker } from "./administering";
import { recordAdministration } from "./administration-record";
import type { NewApiKeyView } from "./contract/answers";
import type { KeyRotation } from "./contract/restricted-keys";
import { formerEnd, requireFuture, requireUsable } from "./key-ends";
import { newKeyPair } from "./keys";
import { lockMerchant } from "./statements/merchant-row";
import { apiKeyView } from "./views";

/**
 * Creates a key pair with the same name and API version; the former pair ends after the overlap.
 * @throws {NotFound}
 * @throws {Conflict} if the former pair has ended
 * @throws {InvalidFields} if `expiresAt` is in the past
 * @throws {Forbidden} for a restricted key
 */
export async function rotateApiKey(ctx: Ctx, id: string, input: KeyRotation): Promise<NewApiKeyView> {
  requireKeyMaker(ctx.actor);
  requireFuture(ctx, input.expiresAt ?? null);
  const { id: newId, privateKey, publicKey, columns } = newKeyPair();
  const createdBy = ctx.actor.kind === "user" ? ctx.actor.id : null;
  return transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const former = await tx.apiKey.findFirst({ where: { id, merchantId: ctx.merchant.id } });
    if (former === null) throw new NotFound();
    requireUsable(ctx, former);
    const { merchantId, name, apiVersion } = former;
    const expiresAt = input.expiresAt === undefined ? former.expiresAt : input.expiresAt;
    const data = { id: newId, merchantId, name, apiVersion, expiresAt, createdBy, ...columns };
    const made = apiKeyView(await tx.apiKey.create({ data }));
    const ended = await tx.apiKey.update({ where: { id }, data: { expiresAt: formerEnd(ctx, former, input) } });
    const after = { ...apiKeyView(ended), replaced_by: newId };
    await recordAdministration(ctx, tx, { action: "api_key.rotated", objectId: id, before: apiKeyView(former), after });
    return { ...made, private_key: privateKey, public_key: publicKey };
  });
}
