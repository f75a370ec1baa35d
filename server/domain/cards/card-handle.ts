/** Names that stand for what a gateway charges a kept card by. */
import { createHmac } from "node:crypto";
import type { CardHandle } from "@/server/domain/gateways";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import { secretKey, unseal } from "@/server/secrets";

const PREFIX = "kept_";

/**
 * The token under which merchants know the card: the same for the same handle of one merchant, so that a card
 * that is kept twice stays one. It fits the 50 characters of a token and opens nothing by itself.
 */
export function keptAs(merchantId: string, handle: CardHandle): string {
  const named = Object.entries(handle).sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHmac("sha256", secretKey("card-alias"))
    .update(writeJson([merchantId, named]))
    .digest();
  return `${PREFIX}${digest.subarray(0, 24).toString("base64url")}`;
}

/** What charges the card at its gateway. */
export type OpenedHandle = { readonly handle: CardHandle; readonly networkTransactionId: string | null };

/**
 * What stands behind such a token, opened for one call; null for the token of a gateway that keeps no more,
 * and for a card that was deleted. No statement for the former.
 */
export async function openHandle(
  ctx: Ctx,
  { gatewayCode, customerId, token }: { gatewayCode: string; customerId: string | null; token: string },
): Promise<OpenedHandle | null> {
  if (!token.startsWith(PREFIX) || customerId === null) return null;
  const key = { merchantId: ctx.merchant.id, gatewayCode, customerId, token };
  const row = await ctx.db.savedCard.findFirst({ where: key, select: { handle: true, networkTransactionId: true } });
  if (row === null || row.handle === null) return null;
  const handle = jsonObject(readJson(unseal(row.handle))) ?? {};
  return {
    handle: Object.fromEntries(Object.entries(handle).map(([name, value]) => [name, String(value)])),
    networkTransactionId: row.networkTransactionId,
  };
}
