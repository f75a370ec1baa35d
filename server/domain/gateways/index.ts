export type { ChargeOperation } from "@/server/kernel/words";
export { ACCOUNT_COLUMNS } from "./account-row";
export { addGatewayAccount, changeGatewayAccount } from "./add-account";
export { awaitChargeStart, isPaced, type PacedCharge } from "./await-charge-start";
export type {
  ChargeName,
  ChargeSource,
  CodeCall,
  FollowUpCall,
  MobileWallet,
  Sale,
  TypedSource,
} from "./calls";
export { cardScripts } from "./card-scripts";
export { type ChargeWait, chargeWaitOf } from "./charge-wait";
export { checkGatewayAccount, refusedKeys } from "./check-account";
export type { PaymentMethodView } from "./contract/answers";
export { DiscoveryRequest } from "./contract/discovery";
export { PROVISIONING_OPTIONS, ProvisionRequest } from "./contract/provisioning";
export type { GatewayAccount, GatewayRow, Plugin } from "./core/account";
export { chargeOperation, gatewayAccount, isTestMode, PLUGINS, plugin } from "./core/account";
export type { FieldsView } from "./core/account-fields";
export { arabicName, gatewayName } from "./core/arabic-name";
export { carriesOut, isOverdue, mayReplay } from "./core/capabilities";
export type { Challenge } from "./core/challenge";
export type { ChargeTerms, PricedAccount } from "./core/charge-terms";
export { chargeTerms, feeFreeTerms, isForeign } from "./core/charge-terms";
export { type Difference, differenceOf, isDifference, type ReportedFact } from "./core/difference";
export { accountType } from "./core/discovery";
export { isReplaced } from "./core/identity";
export type { Inquiry } from "./core/inquiry";
export type { InstalmentPlan } from "./core/instalment-plan";
export { isRecent, type NextStep, nextStep } from "./core/next-step";
export type {
  DisputeEvent,
  HoldEndedEvent,
  Inbound,
  MovementEvent,
  Notification,
  NotificationJoin,
} from "./core/notification";
export type { Account } from "./core/opened-account";
export type {
  CardFacts,
  CardHandle,
  Decline,
  DeclineCategory,
  GatewayRefs,
  GatewayResult,
  KeptCard,
} from "./core/result";
export { declineCategory, forbidsRetries, gatewayRefs, maskedNumber, storable, storableAnswer } from "./core/result";
export type { TestCard } from "./core/test-card";
export { gatewayRefusal } from "./core/usable";
export type { DeviceWallet, GatewayOutcome } from "./core/words";
export { createGatewayAccount } from "./create-account";
export { gatewayFields, setGatewayFields } from "./credentials";
export {
  type AmountLimits,
  amountLimits,
  describedFields,
  environmentOf,
  type FieldDescription,
  KEYED_CONNECTORS,
} from "./describe-account";
export { discoverMethods } from "./discover";
export { endPreviousKey, keyGatewayAccount } from "./key-account";
export { maySendAgain } from "./may-send-again";
export { openAccount, type StoredAccount } from "./open-account";
export {
  type AccountCheck,
  AccountReplaced,
  type CardScript,
  type DeviceWalletFacts,
  GatewayUnreachable,
  isOpenPage,
  NotAuthentic,
  NotSent,
  type OpenPage,
  OtherAccount,
  type PageEnd,
  StoredFailure,
  throttledSeconds,
} from "./port";
export { provisionGateway } from "./provision";
export { allGateways, type ChargingAccount, gatewaysByCode, JOINED_ACCOUNT, joinedAccount } from "./read-accounts";
export { CONNECTORS, gatewayOf, isConnector } from "./registry";
export type { GatewayInput } from "./schema";
export {
  answerSimulatedBank,
  type BankAnswer,
  readSimulatedBank,
  type SimulatedBankPage,
} from "./simulated/bank";
export { CHALLENGE_CARDS, TEST_CARDS } from "./simulated/core/test-cards";
export {
  SIGNATURE_HEADER,
  type SimulatedNotice,
  simulatedInbound,
  simulatedMessage,
} from "./simulated/notify";
export { type LaterNotice, onLaterNotice } from "./simulated/on-notice";
export { type PagePayment, paySimulatedPage, readSimulatedPage, type SimulatedPage } from "./simulated/page";
export { chargeWait } from "./statements";
export { amountRules, takesAmount } from "./takes-amount";
export { updateGatewayAccount } from "./update-account";

export { paymentMethodView } from "./views";
export { OtherReference } from "./with-checked-reference";
