import { env } from "@/server/env";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import type { Account, AccountField } from "../core/opened-account";
import type { Transport, VerifyExchange } from "../engine/connector";
import { ACCOUNT, ERROR, type StripeError } from "./core/wire";

export const API_VERSION = "2026-10-28.endive";

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  { name: "secret_key", secret: true, required: true, identifies: true, test: /^(?:sk|rk)_test_/ },
  // Optional: Stripe creates this secret when the account's address is entered there.
  { name: "webhook_secret", secret: true, required: false, signs: true },
];

export function errorOf(said: JsonObject): StripeError {
  return ERROR.safeParse(said.error).data ?? {};
}

function baseUrl({ environment }: Account): string {
  const standIn = environment === "test" ? env.stripeBaseUrl : null;
  return new URL(standIn ?? "https://api.stripe.com").origin;
}

export const TRANSPORT: Transport = {
  baseUrl,
  headers: ({ values }) => ({
    Authorization: `Bearer ${values.secret_key ?? ""}`,
    "Stripe-Version": API_VERSION,
  }),
  encoding: "form",
  isOwn: (_status, said) => typeof jsonObject(said?.error)?.type === "string",
  // The outcome is unknown if the idempotency key is in use or belongs to another request.
  isUnknown: ({ status, said }) => status === 409 || errorOf(said).type === "idempotency_error",
  isReplay: (headers) => headers.get("Idempotent-Replayed") === "true",
  describe: ({ status, said }) => `Stripe answered ${status} (${errorOf(said).type ?? "no error"}).`,
};

const KEY = /^(?:sk|rk)_(test|live)_\w+$/;
const WEBHOOK_SECRET = /^whsec_\w+$/;

/** Reads the account at Stripe, for which a restricted key needs a permission. */
export const VERIFY: VerifyExchange = {
  fault: ({ values, environment }) => {
    const world = KEY.exec(values.secret_key ?? "")?.[1];
    const { webhook_secret: secret } = values;
    if (world === undefined) return { field: "secret_key", why: "A secret or restricted key begins with sk_ or rk_." };
    if (world !== environment)
      return { field: "secret_key", why: `This is a ${world} key in a ${environment} account.` };
    if (secret === undefined || WEBHOOK_SECRET.test(secret)) return null;
    return { field: "webhook_secret", why: "A signing secret begins with whsec_." };
  },
  request: () => ({ method: "GET", path: "/v1/account" }),
  read: ({ said }) => ACCOUNT.safeParse(said).data?.id ?? null,
  refused: ({ status }) => ({ field: "secret_key", why: `Stripe answered ${status} before it acted.` }),
  unreached: () => "secret_key",
};
