import { type SavedCard, type TokenView, tokenView } from "@/server/domain/cards";
import { type GatewayAccount, gatewayOf } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";

export function cardOfAttempt(ctx: Ctx, { card, account }: { card: SavedCard; account: GatewayAccount }): TokenView {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return tokenView(card, { pgName: gatewayOf(account.connector).name, today });
}
