import { gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { minimumDaysOf } from "../core/minimum-days";

export function minimumDaysFor(
  { paymentType, minimumCardDays }: Pick<Session, "paymentType" | "minimumCardDays">,
  connector: string,
): number | null {
  const isSimulated = isConnector(connector) && gatewayOf(connector).decideUnattended !== undefined;
  return minimumDaysOf({ paymentType, minimumCardDays, isSimulated });
}
