import type { GatewayAccount } from "@/server/domain/gateways";
import { lendsMoney } from "./instalment-plans";

/**
 * True for payment flows with a page for typing a card, even if the card can also be typed on the checkout.
 */
export function takesCards({ flow }: Pick<GatewayAccount, "flow">): boolean {
  return flow === "redirect" || flow === "card_onsite";
}

/**
 * True for payment flows that the customer can begin on the checkout or on the gateway's page; instalments
 * only if the gateway reports its plans.
 */
export function isOffered(account: Pick<GatewayAccount, "flow" | "connector">): boolean {
  return takesCards(account) || lendsMoney(account);
}
