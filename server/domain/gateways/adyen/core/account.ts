import type { Account, AccountField } from "../../core/opened-account";

/** The API version, part of the path; Adyen has no header for it. */
const VERSION = "v72";

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  { name: "api_key", secret: true, required: true },
  { name: "merchant_account", secret: false, required: true, identifies: true },
  // Optional: Adyen creates this key with the webhook, for which the account's address must already exist.
  { name: "hmac_key", secret: true, required: false, signs: true },
  { name: "live_prefix", secret: false, required: false },
  { name: "webhook_user", secret: false, required: false },
  { name: "webhook_password", secret: true, required: false },
  { name: "page", secret: false, required: false, choices: ["checkout", "link"] },
];

/** Adyen's prefix of the company. Only letters, digits and hyphens, so that it cannot name another host. */
const PREFIX = /^[a-z0-9]+(-[a-z0-9]+)*$/i;
const HMAC_KEY = /^[0-9a-f]{64}$/i;

export type FieldFault = { readonly field: string; readonly why: string };

export function fieldFault({ environment, values }: Account): FieldFault | null {
  const missing = ACCOUNT_FIELDS.find(({ name, required }) => required && !values[name]);
  if (missing !== undefined) return { field: missing.name, why: "It is missing." };
  if (environment === "live" && !PREFIX.test(values.live_prefix ?? ""))
    return { field: "live_prefix", why: "A live account needs the prefix of its addresses." };
  if (values.hmac_key && !HMAC_KEY.test(values.hmac_key))
    return { field: "hmac_key", why: "It has 64 hexadecimal digits." };
  if (Boolean(values.webhook_user) !== Boolean(values.webhook_password))
    return { field: "webhook_password", why: "The name and the password of notifications come together." };
  if (!["", "checkout", "link"].includes(values.page ?? ""))
    return { field: "page", why: 'It is "checkout" or "link".' };
  return null;
}

/** True if the account uses payment links, which can be ended and queried, unlike Hosted Checkout. */
export function usesLinks({ values }: Account): boolean {
  return values.page === "link";
}

/**
 * The API's base address without a trailing slash; null if a live account lacks its prefix.
 * @param testUrl replaces the host of test accounts only
 */
export function baseUrlOf({ environment, values }: Account, testUrl: string | null): string | null {
  if (environment === "test") return `${testUrl ?? "https://checkout-test.adyen.com"}/${VERSION}`;
  const { live_prefix: prefix = "" } = values;
  return PREFIX.test(prefix) ? `https://${prefix}-checkout-live.adyenpayments.com/checkout/${VERSION}` : null;
}
