import type { AnswerFields, KeptFields } from "../../../engine/core/facts";

export const CARD = {
  brand: "paymentMethod/brand paymentMethod additionalData/cardPaymentMethod additionalData/paymentMethod",
  ...{ last4: "additionalData/cardSummary", expiry: "additionalData/expiryDate" },
  name: "additionalData/cardHolderName",
};

export const AMOUNT = { units: "amount/value", currency: "amount/currency" };

export const SIGNED =
  `pspReference originalReference merchantAccountCode merchantReference amount/value amount/currency eventCode
  success`.split(/\s+/);

/** Fields that Adyen signs and that are not part of an event's deduplication key. */
export const REPEAT_SIGNED = "originalReference merchantReference amount/value amount/currency".split(" ");

export const FIELDS: AnswerFields = {
  about: "merchantReference reference",
  params: {
    ...{ auth_code: "additionalData/authCode", card_expiry: "additionalData/expiryDate" },
    ...{ card_issuer: "additionalData/cardIssuingBank", result: "resultCode eventCode status" },
    ...{ pg_message: "refusalReason reason", transaction_id: "pspReference" },
    track_id: "merchantReference reference",
  },
  card: CARD,
};

/** Adyen does not sign the saved card in notifications, so a charge also names the card's customer. */
export const KEPT_CARD: KeptFields = {
  handle: {
    id: "additionalData/tokenization.storedPaymentMethodId additionalData/recurring.recurringDetailReference",
  },
  networkTransactionId: "additionalData/networkTxReference",
};

/** Paths in the tokens of 3-D Secure 2. */
export const RECOGNITION = {
  url: "threeDSMethodUrl",
  ...{ threeDSServerTransID: "threeDSServerTransID", threeDSMethodNotificationURL: "threeDSMethodNotificationURL" },
};
export const CHALLENGE = {
  ...{ url: "acsURL", notifies: "threeDSNotificationURL" },
  ...{ acsTransID: "acsTransID", messageVersion: "messageVersion", threeDSServerTransID: "threeDSServerTransID" },
};
