/** What a device wallet gives a shop to pay with, as the simulated gateway takes it. */
export const APPLE_PAY = {
  paymentData: {
    version: "EC_v1",
    data: "c2VjcmV0",
    signature: "c2lnbmF0dXJl",
    header: { publicKeyHash: "aGFzaA==", ephemeralPublicKey: "a2V5", transactionId: "3a1f" },
  },
  paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
  transactionIdentifier: "3A1F",
};
