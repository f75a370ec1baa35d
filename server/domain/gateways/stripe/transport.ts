import { env } from "@/server/env";
import type { JsonObject } from "@/server/kernel/json";
import type { Transport, VerifyExchange } from "../engine/connector";
import { saidText } from "../engine/core/said";

export const API_VERSION = "2026-10-28.endive";

const errorType = (said: JsonObject | null) => saidText(said, "error", "type");

export const TRANSPORT: Transport = {
  baseUrl: ({ environment }) =>
    `${new URL((environment === "test" && env.stripeBaseUrl) || "https://api.stripe.com").origin}/v1`,
  headers: ({ values }) => ({
    Authorization: `Bearer ${values.secret_key ?? ""}`,
    "Stripe-Version": API_VERSION,
  }),
  encoding: "form",
  // Every object of Stripe names its kind; a reply of a proxy does not.
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
