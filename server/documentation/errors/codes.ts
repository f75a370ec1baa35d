import type { VerificationFailure } from "@/sdk/node/src/webhooks/verify";
import type { CheckoutErrorCode } from "@/sdk/web/types";
import type { CheckCause } from "@/server/domain/gateways/core/words";
import type { ChargeReason } from "@/server/kernel/charge-reason";

type Explained<Code extends string> = Readonly<Record<Code, readonly [cause: string, cure: string]>>;

export const WEB_SDK: Explained<CheckoutErrorCode> = {
  invalid_options: ["an option of `init` is missing or wrong", "read the browser's console, which names it"],
  browser_unsupported: ["the browser is older than the frame supports", "offer the link that the message contains"],
  start_failed: ["the frame has received no options", "call `init` again"],
  not_shown: [
    "the frame did not load within fifteen seconds",
    "check `frame-src` of the page's policy; `npm run sdk:check` names faults",
  ],
  network: ["the service cannot be reached", "call `reload()`"],
  network_lost: ["the device is offline while the payment is open", "nothing: the frame continues by itself"],
  unauthorized: ["`apiKey` is no valid public key of the session's merchant", "use the public key of the same pair"],
  forbidden: ["the page's origin is not allowed", "add it to `allowed_origins`"],
  session_not_found: ["`session_id` is wrong, or of another merchant", "use the session's id with its merchant's key"],
  rate_limited: ["too many requests with this key from one address", "wait a minute"],
  service_error: ["the service answered with an error", "call `reload()` later"],
  session_expired: ["the time to pay is over", "give `sessionLoader`, or call `init` with a new session"],
  session_canceled: ["the session was canceled", "create another session"],
  session_closed: ["the session is paid or over", "show its result"],
};

/** Error codes of the page inside an app and of the native packages, besides those of the web SDK. */
export const APPS: Explained<string> = {
  no_init: ["the app did not answer `hello` within five seconds", "send `init`"],
  invalid_session_id: ["`sessionId` is not that of the page", "open the page of the session"],
  invalid_merchant_id: ["`merchantId` is not the domain of the service", "use the domain without a scheme"],
  invalid_api_key: ["`apiKey` is no public key", "use the public key"],
  private_api_key: ["`apiKey` is a private or restricted key", "replace the key at once: it was in an app"],
  invalid_visible_items_count: ["`visibleItemsCount` is 0", "use 1 or more"],
  payment_error: ["an attempt ended with an error of the gateway", "let the customer try again"],
  unsupported_version: ["the app speaks another version of the messages", "update the app's SDK"],
  renderer_gone: ["the system ended the web view", "show the payment again"],
  insecure_device: ["the device's protection was removed", "none: the payment is refused"],
};

export const DECLINES: Explained<ChargeReason> = {
  bank: ["the bank that issued the card refused", "another card, or a call to the bank"],
  expired: ["the card's end is over", "another card"],
  funds: ["the account does not cover the amount", "another card, or later"],
  declined: ["the gateway gave no reason", "another card"],
  error: ["the gateway could not process the payment, and nothing was charged", "once more"],
  unavailable: ["the gateway does not answer", "once more, later"],
  noCard: [
    "the subscription or customer has no card that can be charged",
    "the customer adds a card on the self-service page",
  ],
  other: ["another text of the gateway", "read `message` of the attempt"],
};

export const ACCOUNT_CHECKS: Explained<CheckCause> = {
  value: ["a value is malformed", "copy it again from the gateway"],
  key: ["the gateway does not know the key", "copy the key again, of the right mode"],
  account: ["the gateway does not know the account", "correct the account's name"],
  rights: ["the key lacks a permission at the gateway", "give it there"],
  network: ["the gateway did not answer, or asked to wait", "check again later"],
};

export const VERIFICATION: Explained<VerificationFailure> = {
  missing_header: ["the request has no signature: it is none of the service's", "answer 401"],
  timestamp: ["the time of the signature is more than five minutes away", "set the machine's clock"],
  signature: [
    "the secret is another one, or the body was changed before it was verified",
    "verify the bytes as they came, with the present secret",
  ],
  body: ["the verified body is no JSON object", "check the proxies between the service and your program"],
};
