import type { GatewayError, MethodSuccess } from "@/server/domain/figures";
import type { GatewayAccount } from "@/server/domain/gateways";

export type GatewayFacts = {
  readonly account: GatewayAccount;
  readonly ways: readonly MethodSuccess[];
  readonly error: GatewayError | null;
};
