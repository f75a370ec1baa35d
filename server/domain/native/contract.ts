/**
 * The wire form of native payments (Spec, "Native payment request and response", "Calls by the merchant").
 */
import type { z } from "zod";
import { anyObject, choice, integer, nullable, object, optional, text, untouched } from "@/server/kernel/wire";

const SESSION_ID = text(128);
/** Encrypted parts of a wallet's payload; the body's own limit is far below any longer one. */
const CIPHERTEXT = text(500_000);
const NAME = text(255);

/** Device wallet A, as the wallet gives it. */
const ApplePayPayload = object({
  paymentData: object({
    version: text(32).describe("Of the wallet's data."),
    data: CIPHERTEXT.describe("Encrypted."),
    signature: CIPHERTEXT.describe("Over the encrypted data."),
    header: object({
      publicKeyHash: NAME.describe("Names the key."),
      ephemeralPublicKey: optional(CIPHERTEXT).describe("The one-time key."),
      wrappedKey: optional(CIPHERTEXT).describe("The wrapped key."),
      transactionId: optional(NAME).describe("The wallet's id of the payment."),
    }).describe("What decrypting needs."),
  }).describe("The wallet's encrypted payment data."),
  paymentMethod: object({
    displayName: NAME.describe("The card as the wallet shows it."),
    network: NAME.describe("The card's scheme."),
    type: NAME.describe("The kind of card."),
  }).describe("The card behind the wallet."),
  transactionIdentifier: NAME.describe("The wallet's id of the payment."),
});

/** Device wallet B's payload as the wallet produces it, with any addresses and other keys. */
const GooglePayPayload = object({
  apiVersion: integer(2, 2).describe("Always 2."),
  apiVersionMinor: integer(0, 99).describe("0 to 99."),
  paymentMethodData: object({
    type: choice(["CARD"]).describe("The kind of data."),
    description: optional(NAME).describe("What it is for."),
    info: optional(
      object({
        cardNetwork: optional(NAME).describe("The card's scheme."),
        cardDetails: optional(NAME).describe("The card's last digits."),
      }),
    ).describe("The card as the wallet shows it."),
    tokenizationData: object({
      type: choice(["PAYMENT_GATEWAY"]).describe("The kind of data."),
      token: CIPHERTEXT.describe("Encrypted."),
    }).describe("The token for the gateway."),
  }).describe("What the wallet gave."),
});

/** Device wallet C, as the wallet gives it: in the creating call alone. */
const SamsungPayPayload = object({ token: CIPHERTEXT });

/** Reads a wallet's payload: its shape is checked, and it is handed on as it came. */
export const PAYLOADS = {
  apple_pay: untouched(ApplePayPayload),
  google_pay: untouched(GooglePayPayload),
  samsung_pay: untouched(SamsungPayPayload),
} as const;

function deviceWalletRequest(payload: (typeof PAYLOADS)[keyof typeof PAYLOADS]) {
  return object({
    session_id: SESSION_ID.describe("The session."),
    pg_code: optional(nullable(text(16))).describe("The code of a gateway."),
    payload,
  }).transform((wire) => ({
    sessionId: wire.session_id,
    pgCode: wire.pg_code ?? null,
    payload: wire.payload,
  }));
}

export const ApplePayRequest = deviceWalletRequest(PAYLOADS.apple_pay);
export const GooglePayRequest = deviceWalletRequest(PAYLOADS.google_pay);
export type DeviceWalletInput = z.infer<typeof ApplePayRequest>;

/** A saved token as clients name it. */
const TOKEN = text(50);

/** Of a one-step payment with a saved token. */
export const TokenPayload = object({ token: TOKEN });

export const AutoDebitRequest = object({
  session_id: SESSION_ID.describe("The session."),
  token: TOKEN.describe("The saved card's token."),
}).transform((wire) => ({
  sessionId: wire.session_id,
  token: wire.token,
}));
export type AutoDebitInput = z.infer<typeof AutoDebitRequest>;

/** The wallet may be named if a gateway carries several; anything else in `payload` is not read. */
export const WalletPayload = object({ wallet_code: optional(nullable(text(64))) });

export const WalletRequest = object({
  session_id: SESSION_ID.describe("The session."),
  pg_code: optional(nullable(text(16))).describe("The code of a gateway."),
  payload: optional(nullable(anyObject())).describe("Not read."),
}).transform((wire) => ({ sessionId: wire.session_id, pgCode: wire.pg_code ?? null }));
export type WalletInput = z.infer<typeof WalletRequest>;

export const CashRequest = object({ session_id: SESSION_ID.describe("The session.") }).transform((wire) => ({
  sessionId: wire.session_id,
}));
export type CashInput = z.infer<typeof CashRequest>;
