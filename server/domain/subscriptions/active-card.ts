/** The card that the service charges, with the gateway account that charges it. */
import { within } from "../../db/transaction";
import type { Ctx, Tx } from "../../kernel/types";
import type { SavedCard } from "../cards";
import { type GatewayAccount, gatewayRefusal, gatewaysByCode } from "../gateways";
import type { SubscriptionFacts } from "./rows";

/** Why the service cannot charge, in the words of a gateway's reasons. */
export const NO_CARD = "no active card";
export const NO_GATEWAY = "payment gateway not available";

/** `account` is null where it was taken away, or cannot charge for the subscription any more; then `problem` says why. */
export type ActiveCard = {
  readonly card: SavedCard | null;
  readonly account: GatewayAccount | null;
  readonly problem: typeof NO_CARD | typeof NO_GATEWAY | null;
};

/** The subscription's card as it stands, under its lock. Two statements. */
export async function activeCard(ctx: Ctx, tx: Tx, subscription: SubscriptionFacts): Promise<ActiveCard> {
  const row =
    subscription.cardId === null ? null : await tx.savedCard.findUnique({ where: { id: subscription.cardId } });
  const codes = row === null ? subscription.pgCodes : [row.gatewayCode];
  const [account] = await gatewaysByCode(within(ctx, tx), codes);
  if (row === null) return { card: null, account: account ?? null, problem: NO_CARD };
  const able = account !== undefined && canCharge(account, subscription);
  return { card: { ...row, agreements: [] }, account: account ?? null, problem: able ? null : NO_GATEWAY };
}

/** What a gateway account must be able to charge for. */
type Charged = Pick<SubscriptionFacts, "type" | "currency"> & { readonly pgCodes: readonly string[] };

/** True while the account is one of the setup's and could be listed for such a subscription today. */
export function canCharge(account: GatewayAccount, subscription: Charged): boolean {
  if (!subscription.pgCodes.includes(account.code)) return false;
  const type = subscription.type === "e_commerce" ? "e_commerce" : "payment_request";
  const use = { type, paymentType: "auto_pay", currency: subscription.currency } as const;
  return gatewayRefusal([account], [account.code], use) === null;
}
