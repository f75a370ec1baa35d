export const PARAMS = {
  auth_code: "additionalData/authCode",
  card_expiry: "additionalData/expiryDate",
  card_issuer: "additionalData/cardIssuingBank",
  result: "resultCode eventCode status",
  pg_message: "refusalReason reason",
  transaction_id: "pspReference",
  track_id: "merchantReference reference",
};

export const BRAND = "paymentMethod/brand paymentMethod additionalData/cardPaymentMethod additionalData/paymentMethod";

export const KEPT_CARD =
  "additionalData/tokenization.storedPaymentMethodId additionalData/recurring.recurringDetailReference";
