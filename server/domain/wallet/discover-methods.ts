import { type DiscoveryRequest, discoverMethods } from "@/server/domain/gateways";
import { mayUse } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { MethodsView, WalletMethodView } from "./contract";
import { creditOf } from "./statements/discover-methods";

/**
 * The payment methods that a merchant can offer and, for a named customer, each wallet with credit in the
 * requested currencies that one of the methods offers for purchases. A user without `wallet.view` sees no
 * balances.
 */
export async function discoverMethodsAndWallets(ctx: Ctx, request: DiscoveryRequest): Promise<MethodsView> {
  const { customerId, filter } = request;
  const [found, wallets] = await Promise.all([
    discoverMethods(ctx, request),
    customerId === null || !mayUse(ctx.actor, "wallet.view") ? [] : creditOf(ctx, customerId, filter.currencies),
  ]);
  const codes = found.payment_methods.map(({ code }) => code);
  const offered = wallets.flatMap(({ carriers, ...wallet }): WalletMethodView[] => {
    const code = codes.find((candidate) => carriers.includes(candidate));
    return code === undefined ? [] : [{ type: "wallet", code, ...wallet }];
  });
  return { ...found, customer_payment_methods: [...found.customer_payment_methods, ...offered] };
}
