import { gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { minimumDaysOf } from "../core/minimum-days";

/** Days for which a card must still be valid to pay the session at this gateway; null without a limit. */
export function minimumDaysFor(
  { paymentType, minimumCardDays }: Pick<Session, "paymentType" | "minimumCardDays">,
  connector: string,
): number | null {
  const isSimulated = isConnector(connector) && gatewayOf(connector).decideUnattended !== undefined;
  return minimumDaysOf({ paymentType, minimumCardDays, isSimulated });
}
