/** Schemas of merchant administration (Spec, "Merchant administration"). */

import type { z } from "zod";
import { API_VERSIONS, versionsOf } from "@/server/kernel/api-version";
import { isAppScheme, looksLikeWeb } from "@/server/kernel/app-scheme";
import { type Color, parseColor } from "@/server/kernel/color";
import { language } from "@/server/kernel/language-field";
import { toWire } from "@/server/kernel/money";
import { isOrigin } from "@/server/kernel/origin";
import { pageFields, pageRequest } from "@/server/kernel/page";
import { phone } from "@/server/kernel/phone-field";
import { sentText } from "@/server/kernel/sent-values";
import { isTimeZone } from "@/server/kernel/time";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { webhookUrl } from "@/server/kernel/webhook-address";
import {
  choice,
  email,
  type Field,
  field,
  flag,
  instant,
  integer,
  list,
  matching,
  nullable,
  object,
  optional,
  optionalNotBlank,
  refuse,
  text,
  url,
} from "@/server/kernel/wire";
import { clearable } from "./clearable";
import { currencyAmount } from "./currency-amount";

const MINUTE = 60;
const MAX_REMINDER_DAYS = 90;
const YEAR = 365 * 24 * 60 * MINUTE;

function timeZone(): Field<string> {
  return text(64).transform((zone, context) => {
    if (!isTimeZone(zone) || !/^[A-Za-z]/.test(zone)) {
      context.addIssue({ code: "custom", message: `"${zone}" is not a valid choice.` });
    }
    return zone;
  });
}

/**
 * An origin: scheme, host and port, without path or trailing slash. The host may have only characters of host
 * names, because a Content-Security-Policy header lists the origins.
 */
function origin(): Field<string> {
  return url(200).transform((written, context) => {
    if (!isOrigin(written.toLowerCase())) {
      context.addIssue({ code: "custom", message: "Enter an origin: scheme, host and port, without a path." });
    }
    return written.toLowerCase();
  });
}

/**
 * Maximum length of all origins together, because they are sent in one header, and common proxies refuse
 * headers above 8 KiB.
 */
const MAX_OF_ORIGINS = 4_000;
const MAX_ORIGINS = 50;

function origins(): Field<string[]> {
  return list(origin(), { max: MAX_ORIGINS, empty: true }).transform((all, context) => {
    if (all.join(" ").length > MAX_OF_ORIGINS)
      context.addIssue({
        code: "custom",
        message: `Ensure the origins have no more than ${MAX_OF_ORIGINS} characters in all.`,
      });
    return all;
  });
}

function appScheme(): Field<string> {
  return text(32).transform((written, context) => {
    const scheme = written.toLowerCase();
    const reason = looksLikeWeb(scheme) ? " A scheme that looks like http is not accepted." : "";
    if (!isAppScheme(scheme))
      context.addIssue({ code: "custom", message: `Enter the scheme of an app, such as myapp.${reason}` });
    return scheme;
  });
}

/** The base address of a merchant's links, stored without trailing slashes. */
function baseUrl(): Field<string> {
  return url(200).transform((written, context) => {
    if (/[?#]/.test(written)) context.addIssue({ code: "custom", message: "Enter a valid URL." });
    return written.replace(/\/+$/, "");
  });
}

/** A colour as `#rgb` or `#rrggbb`, stored as `#rrggbb` in lower case. */
function color(): Field<Color> {
  return field((value) => parseColor(sentText(value).trim()) ?? refuse("Enter a valid color."), {
    type: "string",
    pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
  });
}

function apiVersion(): Field<string> {
  return choice(versionsOf(API_VERSIONS));
}

function region(): Field<string> {
  return matching(/^[A-Z]{2,8}$/, 8, "Enter a region such as KWT or KSA.");
}

const MAX_CURRENCIES = 50;

function approvalAmounts(): Field<Readonly<Record<string, string>>> {
  const item = currencyAmount({
    amount: "Amount from which on refunds and voids in the currency wait for approval.",
    currency: "Currency of the amount (ISO 4217).",
  });
  return list(item, { max: MAX_CURRENCIES, empty: true }).transform((amounts, context) => {
    if (new Set(amounts.map(({ currency }) => currency)).size < amounts.length)
      context.addIssue({ code: "custom", message: "Each currency may occur once." });
    return Object.fromEntries(amounts.map((each) => [each.currency, toWire(each)]));
  });
}

const MERCHANT = {
  timezone: optional(timeZone()).describe(
    "IANA name of the merchant's time zone, such as `Asia/Kuwait`. Billing dates that are already set keep their day in the new zone.",
  ),
  region: optional(region()).describe(
    "Region code of 2 to 8 capitals, such as `KWT`. One that is not known counts as Kuwait, and phone numbers then need their country's code.",
  ),
  default_language: optional(language()).describe("Language of sessions that name none: `en` or `ar`."),
  webhook_url: clearable(webhookUrl(2000)).describe(
    "Webhook address of sessions that name none. A user name and password in it are sent as Basic. Null or an empty text removes it.",
  ),
  allowed_origins: optional(origins()).describe(
    `Origins (scheme, host and port) of web pages that may call with the public key and embed the payment: at most ${MAX_ORIGINS}, of ${MAX_OF_ORIGINS.toLocaleString("en")} characters in all.`,
  ),
  redirect_schemes: optional(list(appScheme(), { max: 20, empty: true })).describe(
    "Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `http` and `https`. Sessions keep their address if a scheme is removed.",
  ),
  session_lifetime: optional(integer(MINUTE, YEAR)).describe(
    "Lifetime in seconds of sessions that name no `expiration_time`.",
  ),
  invoice_reminder_days: optional(reminderDays()).describe(
    "Days on which the customer of an unpaid invoice gets a reminder, counted from the due day: `-3` is three days before it, `7` a week after it. From -90 to 90, at most ten. An empty list switches reminders off.",
  ),
  expire_transactions: optional(flag()).describe(
    "True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event.",
  ),
  operation_approval_enabled: optional(flag()).describe(
    "True if refunds and voids by users who are not checkers wait for approval.",
  ),
  operation_approval_amounts: optional(approvalAmounts()).describe(
    "Amounts, one for each currency, from which on refunds and voids wait for approval, also those by checkers and API keys; refunds of one payment count together. An empty list switches this off.",
  ),
  key_administration_enabled: optional(flag()).describe(
    "False: API keys can change no users, keys, webhook addresses, approvals and balances of wallets, and only a user can set it to true again.",
  ),
  api_version: optional(apiVersion()).describe(
    "API version, a date, in which webhooks are written and users are answered.",
  ),
  name_ar: clearable(text(120)).describe("Merchant's name in Arabic. Null or an empty text removes it."),
  brand_color: clearable(color()).describe(
    "Colour of pages and mails, `#rgb` or `#rrggbb`; texts on it are kept readable. Null or an empty text removes it.",
  ),
  support_email: clearable(email(254)).describe(
    "Email address for customers, in the footer of pages and mails. Null or an empty text removes it.",
  ),
  support_phone: clearable(phone(32)).describe(
    "Phone number for customers, in the footer of pages and mails. Null or an empty text removes it.",
  ),
  support_url: clearable(url(2000)).describe(
    "URL of your help page, in the footer of pages and mails. Null or an empty text removes it.",
  ),
  terms_url: clearable(url(2000)).describe(
    "URL of your terms, in the footer of pages and mails. Null or an empty text removes it.",
  ),
  privacy_url: clearable(url(2000)).describe(
    "URL of your privacy policy, in the footer of pages and mails. Null or an empty text removes it.",
  ),
  disclaimer: clearable(text(300)).describe(
    "Sentence at the foot of pages and of the embedded payment. Null or an empty text removes it.",
  ),
  disclaimer_ar: clearable(text(300)).describe("`disclaimer` in Arabic. Null or an empty text removes it."),
};

function reminderDays(): Field<number[]> {
  return list(integer(-MAX_REMINDER_DAYS, MAX_REMINDER_DAYS), { max: 10, empty: true }).transform((days) =>
    [...new Set(days)].sort((one, other) => one - other),
  );
}

type MerchantFields = { [key in keyof typeof MERCHANT]?: z.infer<(typeof MERCHANT)[key]> };

/** The merchant's columns for its settings; absent fields are undefined and leave their columns unchanged. */
function merchantColumns(given: MerchantFields) {
  return {
    timezone: given.timezone,
    region: given.region,
    defaultLanguage: given.default_language,
    webhookUrl: given.webhook_url,
    allowedOrigins: given.allowed_origins && [...new Set(given.allowed_origins)],
    redirectSchemes: given.redirect_schemes && [...new Set(given.redirect_schemes)],
    sessionLifetime: given.session_lifetime,
    invoiceReminderDays: given.invoice_reminder_days,
    expireTransactions: given.expire_transactions,
    operationApprovalEnabled: given.operation_approval_enabled,
    approvalAmounts: given.operation_approval_amounts,
    keysAdminister: given.key_administration_enabled,
    apiVersion: given.api_version,
    nameAr: given.name_ar,
    brandColor: given.brand_color,
    supportEmail: given.support_email,
    supportPhone: given.support_phone,
    supportUrl: given.support_url,
    termsUrl: given.terms_url,
    privacyUrl: given.privacy_url,
    disclaimer: given.disclaimer,
    disclaimerAr: given.disclaimer_ar,
  };
}

/**
 * Body of PATCH settings. `session_lifetime` is in whole seconds, 60 to 31,536,000; `production` cannot be
 * changed.
 */
export const SettingsPatch = object({
  name: optional(text(120)).describe("Merchant's name, shown to customers."),
  ...MERCHANT,
}).transform(({ name, ...given }) => ({
  name,
  ...merchantColumns(given),
}));
export type SettingsPatch = z.infer<typeof SettingsPatch>;

const NO_FILE = "The submitted data was not a file. Check the encoding type on the form.";

export const BrandImageForm = object({
  file: field((value) => (value instanceof UploadedFile ? value.bytes : refuse(NO_FILE)), {
    type: "string",
    format: "binary",
  }).describe("The image: PNG, JPEG or WebP by its content."),
});

const OPERATOR = { base_url: clearable(baseUrl()), production: optional(flag()) };

export const NewMerchantInput = object({ name: text(120), ...MERCHANT, ...OPERATOR }).transform(
  ({ name, base_url, production, ...given }) => ({ name, baseUrl: base_url, production, ...merchantColumns(given) }),
);

export const MerchantChanges = object(OPERATOR).transform(({ base_url, production }) => ({
  baseUrl: base_url,
  production,
}));

/** Body of POST api-keys. A null `expires_at` means no end; an empty text is refused. */
export const NewApiKey = object({
  name: optional(text(50)).describe("Your name for the key pair. Default `key`."),
  expires_at: optionalNotBlank(nullable(instant())).describe(
    "When both keys expire, an instant in the future in ISO 8601 with its offset; null or absent for never.",
  ),
}).transform(({ name, expires_at }) => ({ name: name ?? "key", expiresAt: expires_at ?? null }));
export type NewApiKey = z.infer<typeof NewApiKey>;

export const ApiKeyPatch = object({
  api_version: optional(apiVersion()).describe(
    "API version, a date, in which requests with these keys are read and answered.",
  ),
}).transform(({ api_version }) => ({
  apiVersion: api_version,
}));
export type ApiKeyPatch = z.infer<typeof ApiKeyPatch>;

export const ListQuery = object(pageFields()).transform(pageRequest);
export type ListQuery = z.infer<typeof ListQuery>;
