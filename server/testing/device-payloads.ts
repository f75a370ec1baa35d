/** Payment data that device wallets give to a shop, in the simulated gateway's format. */

/** Device wallet A's payload, with an unknown key that the service must keep. */
export const APPLE_PAY = {
  paymentData: {
    version: "EC_v1",
    data: "c2VjcmV0LWNpcGhlcnRleHQ=",
    signature: "c2lnbmF0dXJl",
    header: { publicKeyHash: "aGFzaA==", ephemeralPublicKey: "a2V5", transactionId: "3a1f" },
  },
  paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
  transactionIdentifier: "3A1F",
  shippingContact: { emailAddress: "  spaced@example.com " },
};

/** Device wallet B's payload. */
export const GOOGLE_PAY = {
  apiVersion: 2,
  apiVersionMinor: 0,
  email: "rides@example.com",
  paymentMethodData: {
    type: "CARD",
    description: "Visa •••• 1111",
    info: { cardNetwork: "VISA", cardDetails: "1111" },
    tokenizationData: { type: "PAYMENT_GATEWAY", token: '{"signature":"c2VjcmV0"}' },
  },
};
