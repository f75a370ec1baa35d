import { ApiKeyList, ApiKeyView, NewApiKeyView } from "@/server/domain/merchants/contract/answers";
import { NewRestrictedKeyView, RestrictedKeyList } from "@/server/domain/merchants/contract/restricted-keys";
import { type Entries, SAMPLES } from "../entry";

const ROTATED = "`overlap_seconds` says how long the former one still works, at most 24 hours.";

export const KEYS: Entries = {
  "GET /b/merchant/v1/api-keys/": {
    id: "apiKeys.list",
    tag: "API keys",
    summary: "List key pairs, without the keys",
    description: "Lists the merchant's key pairs without the keys themselves.",
    answers: { 200: [ApiKeyList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/merchant/v1/api-keys/": {
    id: "apiKeys.create",
    tag: "API keys",
    summary: "Create a key pair",
    description: "Creates a private and a public key. This answer alone shows them.",
    body: "ApiKeyCreate",
    answers: { 201: [NewApiKeyView] },
    examples: { shop: { summary: "A pair without an end", body: { name: "shop" } } },
  },
  "PATCH /b/merchant/v1/api-keys/{id}/": {
    path: { id: "Id of the key pair." },
    id: "apiKeys.update",
    tag: "API keys",
    summary: "Move a key pair to another version of the API",
    description: "Moves a key pair to another version of the API.",
    body: "ApiKeyPatch",
    answers: { 200: [ApiKeyView] },
    examples: { one: { summary: "A pair", params: { id: SAMPLES.apiKey }, body: { api_version: "2026-11-23" } } },
  },
  "DELETE /b/merchant/v1/api-keys/{id}/": {
    path: { id: "Id of the key pair." },
    id: "apiKeys.revoke",
    tag: "API keys",
    summary: "Revoke a key pair",
    description: "Revokes both keys of the pair at once.",
    answers: { 204: "empty" },
    examples: { one: { summary: "A pair", params: { id: SAMPLES.apiKey } } },
  },
  "POST /b/merchant/v1/api-keys/{id}/rotate/": {
    path: { id: "Id of the key pair." },
    id: "apiKeys.rotate",
    tag: "API keys",
    summary: "Replace a key pair",
    description: `Creates a pair with the same name and API version and ends the former one. ${ROTATED} This answer alone shows the new keys. 409 for a pair that is revoked or has expired.`,
    body: "KeyRotation",
    answers: { 201: [NewApiKeyView] },
    refuses: [409],
    examples: {
      hour: { summary: "An hour of overlap", params: { id: SAMPLES.apiKey }, body: { overlap_seconds: 3600 } },
    },
  },
  "GET /b/merchant/v1/restricted-keys/": {
    id: "restrictedKeys.list",
    tag: "API keys",
    summary: "List restricted keys, without the keys",
    description: "Lists the merchant's restricted keys without the keys themselves.",
    answers: { 200: [RestrictedKeyList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/merchant/v1/restricted-keys/": {
    id: "restrictedKeys.create",
    tag: "API keys",
    summary: "Create a restricted key",
    description:
      "Creates a key that does what its permissions allow, from its addresses, and refunds and credits at most its daily ceiling. It is sent like a private key. This answer alone shows it. Restricted keys create no keys and no users.",
    body: "RestrictedKeyCreate",
    answers: { 201: [NewRestrictedKeyView] },
    examples: {
      refunds: {
        summary: "Refunds from one address, up to an amount a day",
        body: {
          name: "refund desk",
          permissions: ["Can view payment requests", "payment.refund"],
          addresses: ["203.0.113.0/24"],
          daily_ceiling: { amount: "250.000", currency_code: "KWD" },
        },
      },
    },
  },
  "DELETE /b/merchant/v1/restricted-keys/{id}/": {
    path: { id: "Id of the restricted key." },
    id: "restrictedKeys.revoke",
    tag: "API keys",
    summary: "Revoke a restricted key",
    description: "Revokes the key at once.",
    answers: { 204: "empty" },
    examples: { one: { summary: "A key", params: { id: SAMPLES.restrictedKey } } },
  },
  "POST /b/merchant/v1/restricted-keys/{id}/rotate/": {
    path: { id: "Id of the restricted key." },
    id: "restrictedKeys.rotate",
    tag: "API keys",
    summary: "Replace a restricted key",
    description: `Creates a key with the same permissions, addresses and ceiling and ends the former one. ${ROTATED} Both count against one ceiling. This answer alone shows the new key. 409 for a key that is revoked or has expired.`,
    body: "KeyRotation",
    answers: { 201: [NewRestrictedKeyView] },
    refuses: [409],
    examples: { day: { summary: "A day of overlap", params: { id: SAMPLES.restrictedKey }, body: {} } },
  },
};
