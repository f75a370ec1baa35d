/**
 * Requests and responses of native payments (Spec, "Native payment request and response", "Native calls").
 */
import type { z } from "zod";
import { anyObject, choice, integer, nullable, object, optional, text, untouched } from "@/server/kernel/wire";

const SESSION_ID = text(128);
/** Encrypted part of a wallet's payload; the request body's size limit is stricter. */
const CIPHERTEXT = text(500_000);
const NAME = text(255);

const ApplePayPayload = object({
  paymentData: object({
    version: text(32).describe("Version of the encrypted data."),
    data: CIPHERTEXT.describe("The encrypted data."),
    signature: CIPHERTEXT.describe("Signature over the encrypted data."),
    header: object({
      publicKeyHash: NAME.describe("Hash of the public key that the data is encrypted for."),
      ephemeralPublicKey: optional(CIPHERTEXT).describe("One-time public key of the wallet."),
      wrappedKey: optional(CIPHERTEXT).describe("Wrapped symmetric key."),
      transactionId: optional(NAME).describe("Wallet's id of the transaction."),
    }).describe("What is needed to decrypt the data."),
  }).describe("Encrypted payment data of the wallet."),
  paymentMethod: object({
    displayName: NAME.describe("Card as the wallet shows it."),
    network: NAME.describe("Card scheme."),
    type: NAME.describe("Kind of card, such as `debit`."),
  }).describe("The card in the wallet."),
  transactionIdentifier: NAME.describe("Wallet's id of the payment."),
});

/** Google Pay's payload as the wallet produces it, with any addresses and other keys. */
const GooglePayPayload = object({
  apiVersion: integer(2, 2).describe("Major version of the wallet's API. Always 2."),
  apiVersionMinor: integer(0, 99).describe("Minor version of the wallet's API."),
  paymentMethodData: object({
    type: choice(["CARD"]).describe("Always `CARD`."),
    description: optional(NAME).describe("Card as the wallet shows it."),
    info: optional(
      object({
        cardNetwork: optional(NAME).describe("Card scheme."),
        cardDetails: optional(NAME).describe("Last digits of the card."),
      }),
    ).describe("Facts of the card."),
    tokenizationData: object({
      type: choice(["PAYMENT_GATEWAY"]).describe("Always `PAYMENT_GATEWAY`."),
      token: CIPHERTEXT.describe("The encrypted data."),
    }).describe("Encrypted payment data for the gateway."),
  }).describe("The payment method that the wallet chose."),
});

/** Samsung Pay's payload as the wallet produces it; accepted only when a session is created. */
const SamsungPayPayload = object({ token: CIPHERTEXT });

/** Validates the structure of a wallet's payload, which is then passed on unchanged. */
export const PAYLOADS = {
  apple_pay: untouched(ApplePayPayload),
  google_pay: untouched(GooglePayPayload),
  samsung_pay: untouched(SamsungPayPayload),
} as const;

function deviceWalletRequest(payload: (typeof PAYLOADS)[keyof typeof PAYLOADS]) {
  return object({
    session_id: SESSION_ID.describe("Id of the session to pay."),
    pg_code: optional(nullable(text(16))).describe(
      "Code of the gateway account that accepts the wallet. Required if several of the session do.",
    ),
    payload: payload.describe(
      "The wallet's own object, passed to the gateway unchanged. It is neither stored nor logged.",
    ),
  }).transform((wire) => ({
    sessionId: wire.session_id,
    pgCode: wire.pg_code ?? null,
    payload: wire.payload,
  }));
}

export const ApplePayRequest = deviceWalletRequest(PAYLOADS.apple_pay);
export const GooglePayRequest = deviceWalletRequest(PAYLOADS.google_pay);
export type DeviceWalletInput = z.infer<typeof ApplePayRequest>;

const TOKEN = text(50);

export const TokenPayload = object({ token: TOKEN });

export const AutoDebitRequest = object({
  session_id: SESSION_ID.describe("Id of the session to pay."),
  token: TOKEN.describe("Token of the saved card."),
}).transform((wire) => ({
  sessionId: wire.session_id,
  token: wire.token,
}));
export type AutoDebitInput = z.infer<typeof AutoDebitRequest>;

/**
 * The payload of a one-step payment by wallet. The payload names the wallet if a gateway has several wallets;
 * other fields are ignored.
 */
export const WalletPayload = object({ wallet_code: optional(nullable(text(64))) });

export const WalletRequest = object({
  session_id: SESSION_ID.describe("Id of the session to pay."),
  pg_code: optional(nullable(text(16))).describe("Code of a gateway account: only wallets that it accepts may pay."),
  payload: optional(nullable(anyObject())).describe("Ignored."),
}).transform((wire) => ({ sessionId: wire.session_id, pgCode: wire.pg_code ?? null }));
export type WalletInput = z.infer<typeof WalletRequest>;

export const CashRequest = object({
  session_id: SESSION_ID.describe("Id of the session to be paid in cash."),
}).transform((wire) => ({
  sessionId: wire.session_id,
}));
export const CollectedCash = object({
  session_id: SESSION_ID.describe("Id of the session whose cash was received."),
}).transform((wire): CashInput => ({ sessionId: wire.session_id }));
export type CashInput = z.infer<typeof CashRequest>;
