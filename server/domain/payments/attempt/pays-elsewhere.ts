/** Where a gateway is paid. */
import { gatewayOf, isConnector } from "@/server/domain/gateways";

/** True if the gateway shows a page of its own for this session instead of being paid on ours. */
export function paysElsewhere(connector: string, sessionExtra: Readonly<Record<string, unknown>> | null): boolean {
  if (!isConnector(connector)) return false;
  const { begin, capabilities, opensPageFor } = gatewayOf(connector);
  if (begin === undefined || !capabilities.page) return false;
  return !capabilities.rawCard || (opensPageFor?.(sessionExtra ?? {}) ?? false);
}
