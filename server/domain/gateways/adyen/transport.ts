import { env } from "@/server/env";
import type { Account, AccountField } from "../core/opened-account";
import type { Transport, VerifyExchange } from "../engine/connector";
import { post } from "../engine/core/encode";
import { saidText } from "../engine/core/said";
import { BEFORE_ACTING } from "../engine/exchange";
import { NOT_NOW, WRONG_MERCHANT } from "./core/tables/statuses";

/** Version of Adyen's API, a part of the path. */
const VERSION = "v72";

/** The company's prefix of host names, which cannot name another host; empty for test accounts. */
const PREFIX = /^([a-z0-9]+(-[a-z0-9]+)*)?$/i;

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  { name: "api_key", secret: true, required: true },
  { name: "merchant_account", secret: false, required: true, identifies: true },
  // The HMAC key is optional, because Adyen creates it with the webhook, for which the account's address must
  // exist first.
  {
    name: "hmac_key",
    secret: true,
    required: false,
    signs: true,
    matches: [/^([0-9a-f]{64})?$/i, "It has 64 hexadecimal digits."],
  },
  {
    name: "live_prefix",
    secret: false,
    required: false,
    requiredLive: true,
    matches: [PREFIX, "It has letters and digits, and hyphens between them."],
  },
  { name: "webhook_user", secret: false, required: false },
  { name: "webhook_password", secret: true, required: false },
  { name: "page", secret: false, required: false, choices: ["checkout", "link"] },
];

/**
 * The API's base address without a trailing slash; null if a live account lacks its prefix.
 * @param testUrl replaces the host of test accounts
 */
export function baseUrlOf({ environment, values }: Account, testUrl: string | null): string | null {
  if (environment === "test") return `${testUrl ?? "https://checkout-test.adyen.com"}/${VERSION}`;
  const { live_prefix: prefix = "" } = values;
  return prefix && PREFIX.test(prefix) ? `https://${prefix}-checkout-live.adyenpayments.com/checkout/${VERSION}` : null;
}

export const TRANSPORT: Transport = {
  baseUrl: (account) => baseUrlOf(account, env.adyenBaseUrl),
  headers: ({ values }) => ({ "X-API-Key": values.api_key ?? "" }),
  encoding: "json",
  isOwn: (status, said) => said !== null || BEFORE_ACTING.has(status),
  isUnknown: ({ said }) => NOT_NOW.has(saidText(said, "errorCode")),
  errors: ["message", "errorCode"],
};

/**
 * Checks the key by requesting the merchant account's payment methods; only the first notification verifies
 * the HMAC key.
 */
export const VERIFY: VerifyExchange = {
  request: ({ values }) => post("/paymentMethods", { merchantAccount: values.merchant_account }),
  read: (_said, { values }) => values.merchant_account ?? "",
  refused: ({ status, said }) => {
    const why = saidText(said, "message") ?? `Adyen answered ${status}.`;
    if (!WRONG_MERCHANT.has(saidText(said, "errorCode"))) return { field: "api_key", why };
    return { cause: "account", field: "merchant_account", why };
  },
  unreached: ({ environment }) => (environment === "live" ? "live_prefix" : "api_key"),
};
