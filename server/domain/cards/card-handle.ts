import { createHmac } from "node:crypto";
import type { CardHandle } from "@/server/domain/gateways";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import { secretKey, unseal } from "@/server/secrets";

const PREFIX = "kept_";

/**
 * The token that represents a gateway's card handle: equal handles of a merchant give equal tokens, so that a
 * card saved twice remains one. The token has at most 50 characters and does not reveal the handle.
 */
export function keptAs(merchantId: string, handle: CardHandle): string {
  const named = Object.entries(handle).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHmac("sha256", secretKey("card-alias"))
    .update(writeJson([merchantId, named]))
    .digest();
  return `${PREFIX}${digest.subarray(0, 24).toString("base64url")}`;
}

export type OpenedHandle = { readonly handle: CardHandle; readonly networkTransactionId: string | null };

/**
 * The card handle of a token, decrypted for one call; null if the token itself is the handle, or the card was
 * deleted.
 */
export async function openHandle(
  ctx: Ctx,
  { gatewayCode, customerId, token }: { gatewayCode: string; customerId: string | null; token: string },
): Promise<OpenedHandle | null> {
  if (!token.startsWith(PREFIX) || customerId === null) return null;
  const key = { merchantId: ctx.merchant.id, gatewayCode, customerId, token };
  const row = await ctx.db.savedCard.findFirst({ where: key, select: { handle: true, networkTransactionId: true } });
  if (row === null || row.handle === null) return null;
  return { handle: handleOf(row.handle), networkTransactionId: row.networkTransactionId };
}

export function handleOf(sealed: string): CardHandle {
  const handle = jsonObject(readJson(unseal(sealed))) ?? {};
  return Object.fromEntries(Object.entries(handle).map(([name, value]) => [name, String(value)]));
}
