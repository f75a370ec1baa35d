/** Gateway accounts, what they charge, and the gateways behind them. */
export type { GatewayAccount, Plugin } from "./core/account";
export { gatewayAccount, PLUGINS } from "./core/account";
export type { ChargeTerms } from "./core/charge-terms";
export { chargeTerms } from "./core/charge-terms";
export { ACCOUNT_TYPES, accountType } from "./core/discovery";
export type { CardFacts, GatewayOutcome, GatewayResult } from "./core/result";
export { maskedNumber } from "./core/result";
export { gatewayRefusal } from "./core/usable";
export { createGatewayAccount } from "./create-account";
export { discoverMethods } from "./discover";
export { DiscoveryRequest } from "./discovery-schema";
export type {
  FollowUpCall,
  Gateway,
} from "./port";
export { provisionGateway } from "./provision";
export { PROVISIONING_OPTIONS, ProvisionRequest } from "./provisioning-schema";
export { allGateways, gatewaysByCode } from "./read-accounts";
export { gatewayOf, isConnector } from "./registry";
export type { GatewayInput } from "./schema";
export { RESPONSE_SHAPES } from "./simulated/core/response";
export { TEST_CARDS } from "./simulated/core/test-cards";
export { updateGatewayAccount } from "./update-account";
export type { PaymentMethodView } from "./views";
export { paymentMethodView } from "./views";
