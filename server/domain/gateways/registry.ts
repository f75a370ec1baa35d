/** All gateways, each with a deadline for its calls and a check of the reference in its answers. */
import { ADYEN } from "./adyen/gateway";
import type { Gateway } from "./port";
import { SIMULATED_GATEWAY } from "./simulated/gateway";
import { STRIPE } from "./stripe/gateway";
import { withCheckedReference } from "./with-checked-reference";
import { withDeadline } from "./with-deadline";
import { withNotedRefusals } from "./with-noted-refusals";

const GATEWAYS = {
  adyen: withNotedRefusals(withDeadline("adyen", withCheckedReference(ADYEN))),
  sarraf_sandbox: withDeadline("sarraf_sandbox", withCheckedReference(SIMULATED_GATEWAY)),
  stripe: withNotedRefusals(withDeadline("stripe", withCheckedReference(STRIPE))),
} satisfies Record<string, Gateway>;

export type Connector = keyof typeof GATEWAYS;

/** Connector of an account that does not name its connector. */
export const DEFAULT_CONNECTOR: Connector = "sarraf_sandbox";

export function isConnector(text: string): text is Connector {
  return Object.hasOwn(GATEWAYS, text);
}

export const CONNECTORS: readonly string[] = Object.keys(GATEWAYS);

export function gatewayOf(connector: string): Gateway {
  if (!isConnector(connector)) throw new RangeError(`No gateway implements ${connector}.`);
  return GATEWAYS[connector];
}
