/** Every gateway this service can talk to. A new one is one line here; all calls end in time. */
import { ADYEN } from "./adyen/gateway";
import type { Gateway } from "./port";
import { SIMULATED_GATEWAY } from "./simulated/gateway";
import { STRIPE } from "./stripe/gateway";
import { withDeadline } from "./with-deadline";

const GATEWAYS = {
  adyen: withDeadline("adyen", ADYEN),
  sarraf_sandbox: withDeadline("sarraf_sandbox", SIMULATED_GATEWAY),
  stripe: withDeadline("stripe", STRIPE),
} satisfies Record<string, Gateway>;

/** The identifier of an implementation of the port; what a gateway account and an attempt store. */
export type Connector = keyof typeof GATEWAYS;

/** True when `text` names an implementation. */
export function isConnector(text: string): text is Connector {
  return Object.hasOwn(GATEWAYS, text);
}

/** Every identifier, for validation and help texts. */
export const CONNECTORS: readonly string[] = Object.keys(GATEWAYS);

/**
 * The implementation of a connector.
 * @throws {RangeError} when there is none: accounts are validated when they are written
 */
export function gatewayOf(connector: string): Gateway {
  if (!isConnector(connector)) throw new RangeError(`No gateway implements ${connector}.`);
  return GATEWAYS[connector];
}
