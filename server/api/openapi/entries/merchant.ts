/** Payment methods, gateways, settings, users, keys and tokens. */

import { MethodRecordView, ProvisioningOptionsView } from "@/server/domain/gateways/contract/answers";
import {
  ApiKeyList,
  ApiKeyView,
  NewApiKeyView,
  SettingsView,
  TokenView,
  UserList,
  UserView,
} from "@/server/domain/merchants/contract/answers";
import { RequestLogPage } from "@/server/domain/request-log/contract";
import { MethodsView } from "@/server/domain/wallet/contract";
import { type Entries, type Entry, SAMPLES } from "../entry";

function image(slot: "Logo" | "Favicon", rule: string): Readonly<Record<"POST" | "PUT" | "DELETE", Entry>> {
  const word = slot === "Logo" ? "logo" : "icon";
  const shared = { tag: "Settings", body: "BrandImage", answers: { 200: [SettingsView] }, description: rule } as const;
  const examples = { file: { summary: "An image", body: { file: "logo.png" } } };
  return {
    POST: { ...shared, id: `settings.upload${slot}`, summary: `Upload the ${word}`, examples },
    PUT: {
      ...shared,
      id: `settings.replace${slot}`,
      summary: `Upload the ${word} in place of the present one`,
      examples,
    },
    DELETE: {
      id: `settings.delete${slot}`,
      tag: "Settings",
      summary: `Take the ${word} away`,
      answers: { 204: "empty" },
      examples: { present: { summary: "The present one" } },
    },
  };
}

const LOGO = image("Logo", "A form. PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side.");
const FAVICON = image("Favicon", "A form. A square PNG, JPEG or WebP, at most 128 KB and 512 pixels.");

export const MERCHANT: Entries = {
  "POST /b/pbl/v2/payment-methods/": {
    id: "paymentMethods.list",
    tag: "Payment methods",
    summary: "List the gateways that can serve a purpose",
    body: "PaymentMethodSearch",
    answers: { 200: [MethodsView] },
    examples: { all: { summary: "For payment requests", body: { plugin: "payment_request", customer_id: "c-1" } } },
  },
  "POST /b/pbl/v2/osb/create/": {
    id: "gateways.create",
    tag: "Payment methods",
    summary: "Create a simulated gateway",
    body: "GatewayCreate",
    answers: { 201: [MethodRecordView] },
    examples: {
      shop: {
        summary: "A gateway that refunds",
        body: {
          name_en: "Web shop",
          currency_code: "KWD",
          plugins: ["e_commerce", "payment_request"],
          operations: ["refund"],
        },
      },
    },
  },
  "OPTIONS /b/pbl/v2/osb/create/": {
    id: "gateways.describe",
    tag: "Payment methods",
    summary: "Tell the fields of a simulated gateway and every allowed value",
    answers: { 200: [ProvisioningOptionsView] },
    headers: ["Allow"],
    examples: { fields: { summary: "The fields" } },
  },
  "GET /b/merchant/v1/settings/": {
    id: "settings.retrieve",
    tag: "Settings",
    summary: "Retrieve the settings",
    answers: { 200: [SettingsView] },
    examples: { own: { summary: "The merchant's" } },
  },
  "PATCH /b/merchant/v1/settings/": {
    id: "settings.update",
    tag: "Settings",
    summary: "Change settings",
    description: "What is absent stays.",
    body: "SettingsUpdate",
    answers: { 200: [SettingsView] },
    examples: { hook: { summary: "Another webhook address", body: { webhook_url: "https://shop.example/hooks" } } },
  },
  "POST /b/merchant/v1/settings/logo/": LOGO.POST,
  "PUT /b/merchant/v1/settings/logo/": LOGO.PUT,
  "DELETE /b/merchant/v1/settings/logo/": LOGO.DELETE,
  "POST /b/merchant/v1/settings/favicon/": FAVICON.POST,
  "PUT /b/merchant/v1/settings/favicon/": FAVICON.PUT,
  "DELETE /b/merchant/v1/settings/favicon/": FAVICON.DELETE,
  "GET /b/merchant/v1/users/": {
    id: "users.list",
    tag: "Users",
    summary: "List users",
    answers: { 200: [UserList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/merchant/v1/users/": {
    id: "users.create",
    tag: "Users",
    summary: "Create a user",
    body: "UserCreate",
    answers: { 201: [UserView] },
    examples: {
      cashier: {
        summary: "A cashier",
        body: {
          username: SAMPLES.newUsername,
          password: "correct horse",
          permissions: ["Can add payment requests", "Can use sandbox"],
        },
      },
    },
  },
  "PATCH /b/merchant/v1/users/{id}/": {
    id: "users.update",
    tag: "Users",
    summary: "Change a user",
    description: "What is absent stays.",
    body: "UserUpdate",
    answers: { 200: [UserView] },
    examples: { checker: { summary: "A checker", params: { id: SAMPLES.user }, body: { is_checker: true } } },
  },
  "DELETE /b/merchant/v1/users/{id}/": {
    id: "users.delete",
    tag: "Users",
    summary: "Delete a user",
    answers: { 204: "empty" },
    examples: { one: { summary: "A user", params: { id: SAMPLES.user } } },
  },
  "GET /b/merchant/v1/api-keys/": {
    id: "apiKeys.list",
    tag: "API keys",
    summary: "List key pairs, without the keys",
    answers: { 200: [ApiKeyList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "GET /b/merchant/v1/request-log/": {
    id: "requestLog.list",
    tag: "Settings",
    summary: "List requests of the last 30 days, newest first",
    description:
      "A request is there about half a second after its answer. `next` has the `cursor` of the page that follows.",
    answers: { 200: [RequestLogPage] },
    examples: { refused: { summary: "Those that were refused", query: { outcome: "refused" } } },
  },
  "POST /b/merchant/v1/api-keys/": {
    id: "apiKeys.create",
    tag: "API keys",
    summary: "Create a key pair",
    description: "The keys are in this answer and never again.",
    body: "ApiKeyCreate",
    answers: { 201: [NewApiKeyView] },
    examples: { shop: { summary: "A pair without an end", body: { name: "shop" } } },
  },
  "PATCH /b/merchant/v1/api-keys/{id}/": {
    id: "apiKeys.update",
    tag: "API keys",
    summary: "Move a key pair to another version of the API",
    body: "ApiKeyPatch",
    answers: { 200: [ApiKeyView] },
    examples: { one: { summary: "A pair", params: { id: SAMPLES.apiKey }, body: { api_version: "2026-11-23" } } },
  },
  "DELETE /b/merchant/v1/api-keys/{id}/": {
    id: "apiKeys.revoke",
    tag: "API keys",
    summary: "Revoke a key pair",
    answers: { 204: "empty" },
    examples: { one: { summary: "A pair", params: { id: SAMPLES.apiKey } } },
  },
  "POST /b/auth/v1/token/": {
    id: "tokens.create",
    tag: "Tokens",
    summary: "Issue a bearer token to a user",
    body: "TokenCreate",
    answers: { 200: [TokenView] },
    refuses: [401, 429],
    examples: { login: { summary: "A user", body: { username: SAMPLES.username, password: "correct horse" } } },
  },
};
