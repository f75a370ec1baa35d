/**
 * Unchanged examples of Adyen's documents: CheckoutService v72 and Webhooks v1 of
 * github.com/Adyen/adyen-openapi.
 */

const MODIFICATION = {
  merchantAccount: "YOUR_MERCHANT_ACCOUNT",
  paymentPspReference: "993617894903480A",
  reference: "YOUR_UNIQUE_REFERENCE",
  pspReference: "993617894906488A",
  status: "received",
};

const EVENT = {
  amount: { currency: "EUR", value: 1000 },
  eventDate: "2021-01-01T01:00:00+01:00",
  merchantAccountCode: "YOUR_MERCHANT_ACCOUNT",
  merchantReference: "YOUR_MERCHANT_REFERENCE",
  pspReference: "QFQTPCQ8HXSKGK82",
};
const LATER_EVENT = { ...EVENT, originalReference: "9913140798220028", paymentMethod: "visa" };

/** The examples by their names in the document's `components.examples`. */
export const CHECKOUT_EXAMPLES = {
  "post-sessions-00.success-201": {
    amount: { currency: "EUR", value: 100 },
    countryCode: "NL",
    expiresAt: "2022-01-11T13:53:18+01:00",
    id: "CS451F2AB1ED897A94",
    merchantAccount: "YOUR_MERCHANT_ACCOUNT",
    reference: "YOUR_PAYMENT_REFERENCE",
    returnUrl: "https://your-company.example.com/checkout?shopperOrder=12xy..",
    sessionData: "Ab02b4c0!BQABAgBfYI29...",
  },
  "post-payments-card-direct-200": {
    additionalData: {
      cvcResult: "1 Matches",
      authCode: "044925",
      avsResult: "4 AVS not supported for this card type",
      avsResultRaw: "4",
      cvcResultRaw: "M",
      refusalReasonRaw: "AUTHORISED",
      acquirerCode: "TestPmmAcquirer",
      acquirerReference: "8PQMP9VEP3H",
    },
    pspReference: "993617895204576J",
    resultCode: "Authorised",
    merchantReference: "string",
  },
  "post-payments-paymentPspReference-captures-capture-201": {
    ...MODIFICATION,
    amount: { value: 2000, currency: "EUR" },
  },
  "post-payments-paymentPspReference-refunds-refund-201": {
    ...MODIFICATION,
    amount: { currency: "EUR", value: 2500 },
  },
  "post-payments-paymentPspReference-cancels-cancel-with-psp-reference-201": MODIFICATION,
  "generic-401": {
    status: 401,
    errorCode: "000",
    message: "HTTP Status Response - Unauthorized",
    errorType: "security",
  },
  "generic-403": {
    status: 403,
    errorCode: "901",
    message: "Invalid Merchant Account",
    errorType: "security",
    pspReference: "881611827877203B",
  },
  "generic-422": {
    status: 422,
    errorCode: "14_030",
    message: "Return URL is missing.",
    errorType: "validation",
    pspReference: "8816118280275544",
  },
  "generic-500": {
    status: 500,
    errorCode: "905",
    message: "Payment details are not supported",
    errorType: "configuration",
    pspReference: "8516091485743033",
  },
} as const;

/** Each notification's item, by its name in the document's `components.examples`. */
export const WEBHOOK_EXAMPLES = {
  "post-AUTHORISATION-authorisation": {
    ...EVENT,
    additionalData: {
      "tokenization.shopperReference": "YOUR_SHOPPER_REFERENCE",
      "tokenization.storedPaymentMethodId": "M5N7TQ4TG5PFWR50",
      "tokenization.store.operationType": "created",
    },
    eventCode: "AUTHORISATION",
    paymentMethod: "ach",
    operations: ["CANCEL", "CAPTURE", "REFUND"],
    reason: "null",
    success: "true",
  },
  "post-CAPTURE-capture": { ...LATER_EVENT, eventCode: "CAPTURE", reason: "", success: "true" },
  "post-CANCELLATION-cancellation": { ...LATER_EVENT, eventCode: "CANCELLATION", reason: "", success: "true" },
  "post-REFUND-refund": {
    ...LATER_EVENT,
    eventCode: "REFUND",
    reason: "Transaction hasn't been captured, refund not possible",
    success: "false",
  },
} as const;
