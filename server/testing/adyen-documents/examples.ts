/** Unchanged examples of CheckoutService v72 of github.com/Adyen/adyen-openapi. */

const MODIFICATION = {
  merchantAccount: "YOUR_MERCHANT_ACCOUNT",
  paymentPspReference: "993617894903480A",
  reference: "YOUR_UNIQUE_REFERENCE",
  pspReference: "993617894906488A",
  status: "received",
};

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
