/** For how long a card must still be valid to pay a session. */

import { gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { minimumDaysOf } from "../core/card-input";

/** How many days a card must still be valid to pay the session on this connector; null if any will do. */
export function minimumDaysFor(
  { paymentType, minimumCardDays }: Pick<Session, "paymentType" | "minimumCardDays">,
  connector: string,
): number | null {
  const isSimulated = isConnector(connector) && gatewayOf(connector).decideUnattended !== undefined;
  return minimumDaysOf({ paymentType, minimumCardDays, isSimulated });
}
