/** The card that the service charges, with the gateway account that charges it. */
import { within } from "@/server/db/transaction";
import { type SavedCard, type TokenView, tokenView } from "@/server/domain/cards";
import { type GatewayAccount, gatewayOf, gatewayRefusal, gatewaysByCode } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SubscriptionFacts } from "./subscription";

/** Why the service cannot charge, in the words of a gateway's reasons. */
export const NO_CARD = "no active card";
export const NO_GATEWAY = "payment gateway not available";

/**
 * `card` is null if there is none, `account` if it was removed: without a card it is the first of the setup.
 * `problem` says why nothing can be charged, even if the account exists but may no longer charge for the
 * subscription; null if it can be charged.
 */
export type ActiveCard = {
  readonly card: SavedCard | null;
  readonly account: GatewayAccount | null;
  readonly problem: typeof NO_CARD | typeof NO_GATEWAY | null;
};

/** The subscription's present card, under its lock. Two statements. */
export async function activeCard(ctx: Ctx, tx: Tx, subscription: SubscriptionFacts): Promise<ActiveCard> {
  const row =
    subscription.cardId === null ? null : await tx.savedCard.findUnique({ where: { id: subscription.cardId } });
  const codes = row === null ? subscription.pgCodes : [row.gatewayCode];
  const [account] = await gatewaysByCode(within(ctx, tx), codes);
  if (row === null) return { card: null, account: account ?? null, problem: NO_CARD };
  const able = account !== undefined && canCharge(account, subscription);
  return { card: { ...row, agreements: [] }, account: account ?? null, problem: able ? null : NO_GATEWAY };
}

/** The card as an attempt keeps it, for the wire. */
export function cardOfAttempt(ctx: Ctx, { card, account }: { card: SavedCard; account: GatewayAccount }): TokenView {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return tokenView(card, { pgName: gatewayOf(account.connector).name, today });
}

/** What a gateway account must be able to charge for. */
type ChargeTarget = Pick<SubscriptionFacts, "type" | "currency"> & { readonly pgCodes: readonly string[] };

/** True while the account is one of the setup's and could be listed for such a subscription today. */
export function canCharge(account: GatewayAccount, subscription: ChargeTarget): boolean {
  if (!subscription.pgCodes.includes(account.code)) return false;
  const type = subscription.type === "e_commerce" ? "e_commerce" : "payment_request";
  const use = { type, paymentType: "auto_pay", currency: subscription.currency } as const;
  return gatewayRefusal([account], [account.code], use) === null;
}
