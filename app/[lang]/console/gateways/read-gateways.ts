import { namedSpan, readGatewayHealth } from "@/server/domain/figures";
import { allGateways, amountLimits, environmentOf, type GatewayAccount } from "@/server/domain/gateways";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { GatewayFacts } from "./parts/gateway-facts";

type ReadGateways = {
  readonly gateways: readonly GatewayFacts[];
  readonly disabled: readonly GatewayFacts[];
  readonly unused: number;
};

export async function readGateways(ctx: Ctx): Promise<ReadGateways> {
  const span = namedSpan("30-days", civilDateOf(ctx.now(), ctx.merchant.timezone));
  const [accounts, { ways, errors }] = await Promise.all([allGateways(ctx), readGatewayHealth(ctx, span)]);
  const facts = (account: GatewayAccount): GatewayFacts => ({
    account,
    environment: environmentOf(account),
    limits: amountLimits(account),
    ways: ways.filter(({ pgCode }) => pgCode === account.code),
    error: errors.find(({ pgCode }) => pgCode === account.code) ?? null,
  });
  const isUsed = ({ plugins }: GatewayAccount) => plugins.length > 0;
  const disabled = accounts.filter((account) => !isUsed(account)).map(facts);
  return { gateways: accounts.filter(isUsed).map(facts), disabled, unused: disabled.length };
}
