import { env } from "@/server/env";
import type { JsonObject } from "@/server/kernel/json";
import type { AccountField } from "../core/opened-account";
import type { Transport, VerifyExchange } from "../engine/connector";
import { saidText } from "../engine/core/said";

export const API_VERSION = "2026-10-28.endive";

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  {
    name: "secret_key",
    secret: true,
    required: true,
    identifies: true,
    test: /^(?:sk|rk)_test_/,
    matches: [/^(?:sk|rk)_(?:test|live)_\w+$/, "A secret or restricted key begins with sk_ or rk_."],
  },
  // The secret is optional, because Stripe creates it when the account's address is entered there.
  {
    name: "webhook_secret",
    secret: true,
    required: false,
    signs: true,
    matches: [/^whsec_\w+$/, "A signing secret begins with whsec_."],
  },
];

const errorType = (said: JsonObject | null) => saidText(said, "error", "type");

export const TRANSPORT: Transport = {
  baseUrl: ({ environment }) =>
    `${new URL((environment === "test" && env.stripeBaseUrl) || "https://api.stripe.com").origin}/v1`,
  headers: ({ values }) => ({
    Authorization: `Bearer ${values.secret_key ?? ""}`,
    "Stripe-Version": API_VERSION,
  }),
  encoding: "form",
  // Every object of Stripe names its kind, which a proxy's reply does not.
  isOwn: (status, said) => (status < 300 ? saidText(said, "object") : errorType(said)) !== null,
  // The outcome is unknown if the idempotency key is in use or belongs to another request.
  isUnknown: ({ status, said }) => status === 409 || errorType(said) === "idempotency_error",
  isReplay: (headers) => headers.get("Idempotent-Replayed") === "true",
  errors: ["error/type"],
};

/** Checks the key by reading the account at Stripe, for which a restricted key needs a permission. */
export const VERIFY: VerifyExchange = {
  request: () => ({ method: "GET", path: "/account" }),
  read: (said) => saidText(said, "id"),
  refused: ({ status }) => ({ field: "secret_key", why: `Stripe answered ${status} before it acted.` }),
};
