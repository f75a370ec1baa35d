/** Gateway accounts, what they charge, and the gateways behind them. */
export type { GatewayAccount, GatewayRow, Plugin } from "./core/account";
export { gatewayAccount, PLUGINS } from "./core/account";
export type { ChargeTerms } from "./core/charge-terms";
export { chargeTerms } from "./core/charge-terms";
export type { CardFacts, GatewayOutcome, GatewayResult, PgParams } from "./core/result";
export { maskedNumber } from "./core/result";
export type { IntendedUse } from "./core/usable";
export { gatewayRefusal } from "./core/usable";
export { createGatewayAccount } from "./create-account";
export { discoverMethods } from "./discover";
export { DiscoveryRequest } from "./discovery-schema";
export type {
  ChargeCall,
  ChargeSource,
  FollowUpCall,
  Gateway,
  InquireCall,
  TokeniseCall,
  UnattendedCall,
} from "./port";
export { GatewayUnreachable } from "./port";
export { provisionGateway } from "./provision";
export { PROVISIONING_OPTIONS, ProvisionRequest } from "./provisioning-schema";
export { allGateways, gatewaysByCode } from "./read-accounts";
export { gatewayOf, isConnector } from "./registry";
export type { GatewayInput } from "./schema";
export type { ResponseShape } from "./simulated/core/response";
export { RESPONSE_SHAPES } from "./simulated/core/response";
export type { TestCard } from "./simulated/core/test-cards";
export { TEST_CARDS } from "./simulated/core/test-cards";
export { SIMULATED } from "./simulated/gateway";
export type { GatewayChanges } from "./update-account";
export { updateGatewayAccount } from "./update-account";
export type { PaymentMethodView } from "./views";
export { feeDescriptionOf, nameOf, paymentMethodView } from "./views";
