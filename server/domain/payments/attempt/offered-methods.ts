/** Which methods the checkout can offer. */
import type { GatewayAccount } from "@/server/domain/gateways";

/** True for flows that begin on the checkout and lead to the gateway's own page. */
export function isOffered(account: Pick<GatewayAccount, "flow">): boolean {
  return account.flow === "redirect";
}
