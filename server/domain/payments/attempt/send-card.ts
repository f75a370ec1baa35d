/** Gives a card that the customer typed to the attempt's gateway, and to nothing else. */
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { type Attempt, chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { ReadCard } from "../core/card-input";

/**
 * Charges the card, or only keeps it if nothing is asked for (decision 0059).
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export function sendCard(
  ctx: Ctx,
  attempt: Attempt,
  { card, save, shape }: { readonly card: ReadCard; readonly save: boolean; readonly shape: string | null },
): Promise<GatewayResult> {
  const gateway = gatewayOf(attempt.connector);
  const total = chargedTotal(attempt);
  const { pgCode: gatewayCode, referenceNumber, operation } = attempt;
  const call = { gatewayCode, referenceNumber, ...(shape === null ? {} : { shape }) };
  const source = { kind: "card" as const, ...card, save };
  if (isZero(total)) return gateway.tokenise(ctx, { ...call, currency: total.currency, source });
  return gateway.charge(ctx, { ...call, operation, total, source });
}
