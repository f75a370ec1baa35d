import { gatewayPermission, mayUse } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { MethodRecordView } from "./contract/answers";
import type { DiscoveryRequest } from "./contract/discovery";
import { isDiscovered } from "./core/discovery";
import { allGateways } from "./read-accounts";
import { gatewayOf } from "./registry";
import { paid } from "./statements";
import { methodRecordView } from "./views";

export type DiscoveryView = {
  /**
   * Codes of gateway accounts by which the requested customer has paid, latest first; empty without a
   * customer.
   */
  customer_payment_methods: string[];
  payment_methods: MethodRecordView[];
};

/** Returns payment methods of a merchant's accounts, ordered by code; a user sees only permitted accounts. */
export async function discoverMethods(ctx: Ctx, { filter, customerId }: DiscoveryRequest): Promise<DiscoveryView> {
  const [accounts, paidWith] = await Promise.all([allGateways(ctx), customerId === null ? [] : paid(ctx, customerId)]);
  const found = accounts.filter(
    (account) =>
      isDiscovered(account, gatewayOf(account.connector), filter) && mayUse(ctx.actor, gatewayPermission(account.code)),
  );
  return {
    customer_payment_methods: paidWith.filter((code) => found.some((account) => account.code === code)),
    payment_methods: found.map((account) => methodRecordView(account, ctx.merchant.baseUrl)),
  };
}
