import { type CardScript, cardScripts, type GatewayAccount, gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session, SessionForPage } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";

export function paysElsewhere(connector: string, sessionExtra: Readonly<Record<string, unknown>> | null): boolean {
  if (!isConnector(connector)) return false;
  const { begin, capabilities, opensPageFor } = gatewayOf(connector);
  if (begin === undefined || !capabilities.page) return false;
  return !capabilities.rawCard || (opensPageFor?.(sessionExtra ?? {}) ?? false);
}

export type Scripts = ReadonlyMap<string, CardScript>;

/**
 * The scripts of the gateways; none without a charge, because gateways save a card without a payment only on
 * their pages.
 */
export async function scriptsFor({
  ctx,
  session,
  gateways,
}: Pick<SessionForPage, "ctx" | "session" | "gateways">): Promise<Scripts> {
  return isZero(session.amount) ? new Map() : cardScripts(ctx, gateways);
}

export function isTypedInPlace(
  { code, flow, connector }: Pick<GatewayAccount, "code" | "flow" | "connector">,
  { extra }: Pick<Session, "extra">,
  scripts: Scripts,
): boolean {
  return flow === "card_onsite" && (scripts.has(code) || !paysElsewhere(connector, extra));
}
