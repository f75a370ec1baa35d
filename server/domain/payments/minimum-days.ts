/** For how long a card must still be valid to pay a session. */
import { gatewayOf, isConnector } from "../gateways";
import { minimumDaysOf } from "./core/card-input";
import { recordOf } from "./payment-facts";

/** How many days a card must still be valid to pay a session on this connector; null where any expiry date will do. */
export function minimumDaysFor(of: { paymentType: string; details: unknown; connector: string }): number | null {
  const criteria = recordOf(recordOf(of.details)?.card_acceptance_criteria);
  const simulated = isConnector(of.connector) && gatewayOf(of.connector).decideUnattended !== undefined;
  return minimumDaysOf({ paymentType: of.paymentType, criteria, simulated });
}
