/**
 * What tests of native payments send: payloads as the device wallets give them, and agreements that a
 * customer has paid under.
 */
import { keepCard } from "./cards";
import type { TestMerchant } from "./harness";

/** Device wallet A's payload, with a key of its own that must survive. */
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

/** The agreement that {@link payFirst} pays under, as later sessions name it. */
const AGREEMENT = { id: "agr-1" };

/** The fields that make a session of the agreement. */
export const AUTO_DEBIT = { payment_type: "auto_debit", customer_id: "c-1", agreement: AGREEMENT };

/** The customer pays the agreement's first payment with the test card whose number ends so. */
export function payFirst(merchant: TestMerchant, ending: string, wire: Record<string, unknown> = {}): Promise<void> {
  return keepCard(merchant, ending, { payment_type: "auto_debit", agreement: AGREEMENT, ...wire });
}
