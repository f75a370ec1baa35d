import { env } from "@/server/env";
import type { Account } from "../core/opened-account";
import type { Transport, VerifyExchange } from "../engine/connector";
import { post } from "../engine/core/encode";
import { saidText } from "../engine/core/said";
import { BEFORE_ACTING } from "../engine/exchange";
import type { CardScript } from "../port";
import { CARD_HOSTS, PREFIX } from "./core/tables/account";
import { NOT_NOW, WRONG_MERCHANT } from "./core/tables/statuses";

/** Version of Adyen's API, a part of the path. */
const VERSION = "v72";

/**
 * The API's base address without a trailing slash; null if a live account lacks its prefix.
 * @param testUrl replaces the host of test accounts
 */
export function baseUrlOf({ environment, values }: Account, testUrl: string | null): string | null {
  if (environment === "test") return `${testUrl ?? "https://checkout-test.adyen.com"}/${VERSION}`;
  const { live_prefix: prefix = "" } = values;
  return prefix && PREFIX.test(prefix) ? `https://${prefix}-checkout-live.adyenpayments.com/checkout/${VERSION}` : null;
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
  request: ({ values }) => post("/paymentMethods", { merchantAccount: values.merchant_account }),
  read: (_said, { values }) => values.merchant_account ?? "",
  refused: ({ status, said }) => {
    const why = saidText(said, "message") ?? `Adyen answered ${status}.`;
    if (!WRONG_MERCHANT.has(saidText(said, "errorCode"))) return { field: "api_key", why };
    return { cause: "account", field: "merchant_account", why };
  },
  unreached: ({ environment }) => (environment === "live" ? "live_prefix" : "api_key"),
};
