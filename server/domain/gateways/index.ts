/** Gateway accounts, what they charge, and the gateways behind them. */
export type { ChargeOperation, Flow, FollowUp, GatewayAccount, GatewayRow, Plugin } from "./core/account";
export { CHARGE_OPERATIONS, FOLLOW_UPS, gatewayAccount, PAYMENT_SERVICES, PLUGINS, TAGS } from "./core/account";
export type { ChargeTerms } from "./core/charge-terms";
export { chargeTerms } from "./core/charge-terms";
export type { CardFacts, GatewayOutcome, GatewayResult, PgParams } from "./core/result";
export { maskedNumber } from "./core/result";
export type { IntendedUse } from "./core/usable";
export { gatewayRefusal } from "./core/usable";
export { createGatewayAccount } from "./create-account";
export type {
  CallKind,
  ChargeCall,
  ChargeSource,
  FollowUpCall,
  Gateway,
  GatewayCapabilities,
  InquireCall,
  TokeniseCall,
  UnattendedCall,
} from "./port";
export { GatewayUnreachable } from "./port";
export { allGateways, gatewaysByCode } from "./read-accounts";
export type { Connector } from "./registry";
export { CONNECTORS, gatewayOf, isConnector } from "./registry";
export type { GatewayInput } from "./schema";
export type { ResponseShape } from "./simulated/core/response";
export { RESPONSE_SHAPES } from "./simulated/core/response";
export type { TestCard } from "./simulated/core/test-cards";
export { ALWAYS_PAYS, TEST_CARDS } from "./simulated/core/test-cards";
export { SIMULATED } from "./simulated/gateway";
export type { GatewayChanges } from "./update-account";
export { updateGatewayAccount } from "./update-account";
export type { MethodRecordView, MethodViewOptions, PaymentMethodView } from "./views";
export { feeDescriptionOf, methodRecordView, nameOf, paymentMethodView } from "./views";
