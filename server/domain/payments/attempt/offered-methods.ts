/** Which methods the checkout can offer. */
import type { GatewayAccount } from "@/server/domain/gateways";
import { lendsMoney } from "./instalment-plans";

/** Flows that have a page of their own; a card that can be typed in place has one as well. */
const ON_A_PAGE: ReadonlySet<string> = new Set(["redirect", "card_onsite"]);

/**
 * True for flows that the customer can begin, here or on the gateway's own page; of instalments only if the
 * gateway can be asked whether it lends.
 */
export function isOffered(account: Pick<GatewayAccount, "flow" | "connector">): boolean {
  return ON_A_PAGE.has(account.flow) || lendsMoney(account);
}
