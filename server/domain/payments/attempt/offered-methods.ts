/** Which methods the checkout can offer. */
import type { GatewayAccount } from "@/server/domain/gateways";
import { lendsMoney } from "./instalment-plans";

/** True for flows with a page on which a card is typed; a card that can be typed in place has one as well. */
export function takesCards({ flow }: Pick<GatewayAccount, "flow">): boolean {
  return flow === "redirect" || flow === "card_onsite";
}

/**
 * True for flows that the customer can begin, here or on the gateway's own page; of instalments only if the
 * gateway can be asked whether it lends.
 */
export function isOffered(account: Pick<GatewayAccount, "flow" | "connector">): boolean {
  return takesCards(account) || lendsMoney(account);
}
