import { env } from "@/server/env";
import type { JsonObject } from "@/server/kernel/json";
import type { Transport, VerifyExchange } from "../engine/connector";
import { BEFORE_ACTING } from "../engine/exchange";
import { baseUrlOf, fieldFault } from "./core/account";
import { saidText } from "./core/said";

/** Adyen's error codes if the same request is still running, or its key cannot be looked up. */
const NOT_NOW = new Set(["703", "704"]);
/** Error codes for a wrong merchant account, or one that the key may not use. */
const WRONG_MERCHANT = new Set(["901", "905"]);

function described(status: number, said: JsonObject): string {
  const code = saidText(said, "errorCode");
  return `Adyen: ${saidText(said, "message") ?? `status ${status}`}${code === null ? "" : ` (${code})`}`;
}

export const TRANSPORT: Transport = {
  baseUrl: (account) => baseUrlOf(account, env.adyenBaseUrl),
  headers: ({ values }) => ({ "X-API-Key": values.api_key ?? "" }),
  encoding: "json",
  isOwn: (status, said) => said !== null || BEFORE_ACTING.has(status),
  isUnknown: ({ said }) => NOT_NOW.has(saidText(said, "errorCode") ?? ""),
  describe: ({ status, said }) => described(status, said),
};

/** Requests the payment methods of the merchant account. Only the first notification verifies its key. */
export const VERIFY: VerifyExchange = {
  fault: fieldFault,
  request: ({ values }) => ({
    method: "POST",
    path: "/paymentMethods",
    body: { merchantAccount: values.merchant_account },
  }),
  read: (_reply, { values }) => values.merchant_account ?? "",
  refused: ({ status, said }) => {
    const why = saidText(said, "message") ?? `Adyen answered ${status}.`;
    if (!WRONG_MERCHANT.has(saidText(said, "errorCode") ?? "")) return { field: "api_key", why };
    return { cause: "account", field: "merchant_account", why };
  },
  unreached: ({ environment }) => (environment === "live" ? "live_prefix" : "api_key"),
};
