import type { GatewayError, MethodSuccess } from "@/server/domain/figures";
import type { AmountLimits, environmentOf, GatewayAccount } from "@/server/domain/gateways";

export type GatewayFacts = {
  readonly account: GatewayAccount;
  readonly environment: ReturnType<typeof environmentOf>;
  readonly limits: readonly AmountLimits[];
  readonly ways: readonly MethodSuccess[];
  readonly error: GatewayError | null;
};
