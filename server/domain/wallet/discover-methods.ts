/** Tells which payment methods a merchant can offer, the customer's own wallets among them. */

import { type DiscoveryRequest, discoverMethods } from "@/server/domain/gateways";
import { mayUse } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { MethodsView, WalletMethodView } from "./contract";
import { creditOf } from "./statements/discover-methods";

/**
 * The methods as the gateways answer, and for a named customer each wallet with credit, in the currencies
 * asked for, that one of the methods carries for purchases. A user without `wallet.view` sees no balances. A
 * named customer costs one statement more.
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
