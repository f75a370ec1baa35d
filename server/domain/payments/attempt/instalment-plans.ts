/**
 * The instalment plans of a lending gateway (Spec, "The SDK payload", "Wallets and instalments on pages" 7).
 */
import { type GatewayAccount, GatewayUnreachable, gatewayOf, type InstalmentPlan } from "@/server/domain/gateways";
import { priceFor, type Session } from "@/server/domain/sessions";
import { Busy } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";

export function lendsMoney({ flow, connector }: Pick<GatewayAccount, "flow" | "connector">): boolean {
  return flow === "flex_methods" && gatewayOf(connector).offerInstalments !== undefined;
}

/**
 * The instalment plans; none if the gateway account refuses the loan.
 * @param amount what wallet credit does not pay; by default the session's whole amount
 * @throws {Busy} if the gateway does not answer
 */
export async function plansOf(
  ctx: Ctx,
  session: Session,
  account: GatewayAccount,
  amount?: Money,
): Promise<readonly InstalmentPlan[]> {
  const terms = priceFor(session, account, amount);
  const { offerInstalments } = gatewayOf(account.connector);
  if (terms === null || offerInstalments === undefined) return [];
  try {
    return await offerInstalments(ctx, { gatewayCode: account.code, total: terms.total });
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw new Busy();
    throw error;
  }
}
