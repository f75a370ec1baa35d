/** Which methods the checkout can offer. */
import type { GatewayAccount } from "@/server/domain/gateways";
import { lendsMoney } from "./instalment-plans";

/**
 * True for flows that begin on the checkout and lead to the gateway's own page; of instalments only if the
 * gateway can be asked whether it lends.
 */
export function isOffered(account: Pick<GatewayAccount, "flow" | "connector">): boolean {
  return account.flow === "redirect" || lendsMoney(account);
}
