import { type GatewayAccount, gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";

export function paysElsewhere(connector: string, sessionExtra: Readonly<Record<string, unknown>> | null): boolean {
  if (!isConnector(connector)) return false;
  const { begin, capabilities, opensPageFor } = gatewayOf(connector);
  if (begin === undefined || !capabilities.page) return false;
  return !capabilities.rawCard || (opensPageFor?.(sessionExtra ?? {}) ?? false);
}

export function isTypedInPlace(account: Pick<GatewayAccount, "flow" | "connector">, { extra }: Pick<Session, "extra">) {
  return account.flow === "card_onsite" && !paysElsewhere(account.connector, extra);
}
