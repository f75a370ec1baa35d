import { env } from "@/server/env";
import type { Account, AccountField } from "../core/opened-account";
import type { Refusal, Transport, VerifyExchange } from "../engine/connector";
import { post } from "../engine/core/encode";
import { saidText } from "../engine/core/said";
import { BEFORE_ACTING } from "../engine/exchange";
import type { CardScript } from "../port";
import { NOT_NOW, WRONG_MERCHANT } from "./core/tables/statuses";

/** Version of Adyen's API, a part of the path. */
const VERSION = "v72";

/** Hosts of the frames of live accounts, by the region of the account's data. */
const CARD_HOSTS: Readonly<Record<string, string>> = {
  eu: "live",
  us: "live-us",
  au: "live-au",
  apse: "live-apse",
  in: "live-in",
};

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
  { name: "live_prefix", secret: false, required: false },
  { name: "webhook_user", secret: false, required: false },
  { name: "webhook_password", secret: true, required: false },
  // A client key names its environment, and Adyen answers it only from the origins that the account lists.
  {
    name: "client_key",
    secret: false,
    required: false,
    matches: [/^((test|live)_[0-9A-Z]{16,64})?$/i, "It is test_ or live_ and letters and digits."],
    test: /^test_/,
  },
  { name: "client_region", secret: false, required: false, choices: Object.keys(CARD_HOSTS) },
  { name: "page", secret: false, required: false, choices: ["checkout", "link"] },
];

/**
 * Adyen's prefix of the company in host names: only letters, digits and hyphens, so that it cannot name
 * another host.
 */
const PREFIX = /^[a-z0-9]+(-[a-z0-9]+)*$/i;

function fault({ environment, values }: Account): Refusal | null {
  if (environment === "live" && !PREFIX.test(values.live_prefix ?? ""))
    return { field: "live_prefix", why: "A live account needs the prefix of its addresses." };
  if (Boolean(values.webhook_user) === Boolean(values.webhook_password)) return null;
  return { field: "webhook_password", why: "The name and the password of notifications come together." };
}

/**
 * The API's base address without a trailing slash; null if a live account lacks its prefix.
 * @param testUrl replaces the host of test accounts
 */
export function baseUrlOf({ environment, values }: Account, testUrl: string | null): string | null {
  if (environment === "test") return `${testUrl ?? "https://checkout-test.adyen.com"}/${VERSION}`;
  const { live_prefix: prefix = "" } = values;
  return PREFIX.test(prefix) ? `https://${prefix}-checkout-live.adyenpayments.com/checkout/${VERSION}` : null;
}

/** @param testUrl replaces the host of test accounts */
export function cardScriptOf({ environment, values }: Account, testUrl = env.adyenBaseUrl): CardScript | null {
  const { client_key: clientKey = "", client_region: region = "eu" } = values;
  if (clientKey === "") return null;
  const host = environment === "test" ? "test" : (CARD_HOSTS[region] ?? "live");
  const own = environment === "test" && testUrl !== null ? new URL(testUrl).origin : null;
  return {
    ...{ vendor: "adyen", clientKey, environment: host },
    origin: own ?? `https://checkoutshopper-${host}.adyen.com`,
    baseUrl: own && `${own}/checkoutshopper/test/`,
  };
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
  fault,
  request: ({ values }) => post("/paymentMethods", { merchantAccount: values.merchant_account }),
  read: (_said, { values }) => values.merchant_account ?? "",
  refused: ({ status, said }) => {
    const why = saidText(said, "message") ?? `Adyen answered ${status}.`;
    if (!WRONG_MERCHANT.has(saidText(said, "errorCode"))) return { field: "api_key", why };
    return { cause: "account", field: "merchant_account", why };
  },
  unreached: ({ environment }) => (environment === "live" ? "live_prefix" : "api_key"),
};
