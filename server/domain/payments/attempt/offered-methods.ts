/** Which methods the checkout can offer. */
import type { GatewayAccount } from "@/server/domain/gateways";

/**
 * True for flows that begin on the checkout and lead to the gateway's own page; of instalments only if the
 * gateway was asked and lends.
 */
export function isOffered(account: Pick<GatewayAccount, "flow">, inInstalments = false): boolean {
  return account.flow === "redirect" || (inInstalments && account.flow === "flex_methods");
}
