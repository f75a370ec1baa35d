export * from "./errors";
export type * from "./generated/openapi";
export type { CallInput, ListOf } from "./http/api";
export { type Page, PageList } from "./http/pages";
export type { CallOptions, QueryValue, SarrafOptions } from "./http/transport";
export type { Events } from "./resources/events";
export type { Merchant } from "./resources/merchant";
export type { PaymentLinks } from "./resources/payment-links";
export type { Sandbox } from "./resources/sandbox";
export type { OperationAnswer, OperationDetails, Sessions } from "./resources/sessions";
export type { Subscriptions } from "./resources/subscriptions";
export { Wallet } from "./resources/wallet";
export type { WebhookEndpoints } from "./resources/webhook-endpoints";
export { Sarraf } from "./sarraf";
export { VERSION } from "./version";
export {
  createReceiver,
  type ReceiverAnswer,
  type ReceiverOptions,
  type WebhookReceiver,
  type WebhookStore,
} from "./webhooks/receiver";
export {
  type ReceivedRequest,
  signWebhook,
  type VerificationFailure,
  type VerificationTerms,
  verifyBodySignature,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookPayload,
  WebhookVerificationError,
} from "./webhooks/verify";
export type * from "./wire";
