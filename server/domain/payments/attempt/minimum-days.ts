/** For how long a card must still be valid to pay a session. */

import { gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { minimumDaysOf } from "../core/card-input";

/** True of a gateway that decides by numbers of its own: its cards follow no scheme's rules. */
export function isSimulated(connector: string): boolean {
  return isConnector(connector) && gatewayOf(connector).decideUnattended !== undefined;
}

/** How many days a card must still be valid to pay the session on this connector; null if any will do. */
export function minimumDaysFor(
  { paymentType, minimumCardDays }: Pick<Session, "paymentType" | "minimumCardDays">,
  connector: string,
): number | null {
  return minimumDaysOf({ paymentType, minimumCardDays, isSimulated: isSimulated(connector) });
}
