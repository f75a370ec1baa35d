import type { AccountField } from "../../../core/opened-account";

/** The company's prefix of host names; the pattern admits no other host. Empty for test accounts. */
export const PREFIX = /^([a-z0-9]+(-[a-z0-9]+)*)?$/i;

/** Hosts of the frames of live accounts, by the region of the account's data. */
export const CARD_HOSTS: Readonly<Record<string, string>> = {
  eu: "live",
  us: "live-us",
  au: "live-au",
  apse: "live-apse",
  in: "live-in",
};

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  { name: "api_key", secret: true, required: true },
  { name: "merchant_account", secret: false, required: true, identifies: true },
  // The HMAC key is optional, because Adyen creates it with the webhook, which needs the account's
  // notification address.
  {
    name: "hmac_key",
    secret: true,
    required: false,
    signs: true,
    matches: [/^([0-9a-f]{64})?$/i, "Enter 64 hexadecimal digits."],
  },
  {
    name: "live_prefix",
    secret: false,
    required: false,
    requiredLive: true,
    matches: [PREFIX, "Enter letters and digits, separated by hyphens."],
  },
  { name: "webhook_user", secret: false, required: false },
  { name: "webhook_password", secret: true, required: false },
  // A client key begins with its environment. Adyen accepts it only on web origins that the account lists.
  {
    name: "client_key",
    secret: false,
    required: false,
    matches: [/^((test|live)_[0-9A-Z]{16,64})?$/i, "Enter test_ or live_, followed by letters and digits."],
    test: /^test_/,
  },
  { name: "client_region", secret: false, required: false, choices: Object.keys(CARD_HOSTS) },
  { name: "page", secret: false, required: false, choices: ["checkout", "link"] },
];
