import { randomBytes } from "node:crypto";
import type { SheetCall } from "../calls";
import type { DeviceWallet } from "../core/words";

const SHEET_SECONDS = 300;

export function simulatedSheet(
  merchantIdentifier: string,
  { domain, shopName }: Pick<SheetCall, "domain" | "shopName">,
  now: Date,
): Readonly<Record<string, unknown>> {
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + SHEET_SECONDS * 1_000,
    merchantSessionIdentifier: `SIMULATED_${randomBytes(16).toString("hex")}`,
    nonce: randomBytes(8).toString("hex"),
    merchantIdentifier,
    domainName: domain,
    displayName: shopName,
    signature: "simulated",
  };
}

/** Payloads of simulated wallets in the wallets' formats, without encrypted content. */
const PAYLOADS: Readonly<Record<DeviceWallet, Readonly<Record<string, unknown>>>> = {
  apple_pay: {
    paymentData: {
      version: "EC_v1",
      data: "simulated",
      signature: "simulated",
      header: { publicKeyHash: "simulated", ephemeralPublicKey: "simulated", transactionId: "simulated" },
    },
    paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
    transactionIdentifier: "simulated",
  },
  google_pay: {
    apiVersion: 2,
    apiVersionMinor: 0,
    paymentMethodData: {
      type: "CARD",
      description: "Visa •••• 1111",
      info: { cardNetwork: "VISA", cardDetails: "1111" },
      tokenizationData: { type: "PAYMENT_GATEWAY", token: "simulated" },
    },
  },
  samsung_pay: { token: "simulated" },
};

export function simulatedPayload(wallet: DeviceWallet): Readonly<Record<string, unknown>> {
  return PAYLOADS[wallet];
}
