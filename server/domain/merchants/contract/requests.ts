/**
 * The wire form of merchant administration: what is read, and what is shown (Spec, "Merchant
 * administration").
 */

import { z } from "zod";
import { API_VERSIONS, versionsOf } from "@/server/kernel/api-version";
import { type Color, parseColor } from "@/server/kernel/color";
import { pageFields } from "@/server/kernel/page";
import { isTimeZone } from "@/server/kernel/time";
import { UploadedFile } from "@/server/kernel/uploaded-file";
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
  sentText,
  text,
  url,
} from "@/server/kernel/wire";
import { LANGUAGES } from "@/server/kernel/words";
import { IDLE_MINUTES } from "../core/console-limits";
import { isPermission } from "../core/permissions";

const MINUTE = 60;
const YEAR = 365 * 24 * 60 * MINUTE;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const MAX_PERMISSIONS = 500;

function timeZone(): Field<string> {
  return text(64).transform((zone, context) => {
    if (!isTimeZone(zone) || !/^[A-Za-z]/.test(zone)) {
      context.addIssue({ code: "custom", message: `"${zone}" is not a valid choice.` });
    }
    return zone;
  });
}

/** Scheme, host and port, as browsers send it: no path, no trailing slash. */
function origin(): Field<string> {
  return url(200).transform((written, context) => {
    if (new URL(written).origin !== written.toLowerCase()) {
      context.addIssue({ code: "custom", message: "Enter an origin: scheme, host and port, without a path." });
    }
    return written.toLowerCase();
  });
}

/** The base of a merchant's links, stored without trailing slashes. */
function baseUrl(): Field<string> {
  return url(200).transform((written, context) => {
    if (/[?#]/.test(written)) context.addIssue({ code: "custom", message: "Enter a valid URL." });
    return written.replace(/\/+$/, "");
  });
}

/** `#rgb` or `#rrggbb`, kept as the latter in lower case. */
function color(): Field<Color> {
  return field((value) => parseColor(sentText(value).trim()) ?? refuse("Enter a valid color."), {
    type: "string",
    pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",
  });
}

/** As people write it: digits with spaces, brackets and hyphens, a plus sign before them. */
function phone(): Field<string> {
  return matching(/^\+?[0-9][0-9 ()-]{2,30}$/, 32, "Enter a valid phone number.");
}

/** A dated version of the API. */
function apiVersion(): Field<string> {
  return choice(versionsOf(API_VERSIONS));
}

function region(): Field<string> {
  return matching(/^[A-Z]{2,8}$/, 8, "Enter a region such as KWT or KSA.");
}

/** A field that null or an empty text clears, and that stays as it is when absent. */
function clearable<T>(inner: Field<T>): Field<T | null | undefined> {
  return z.preprocess((value) => (value === "" ? null : value), nullable(inner)).optional();
}

/** A password is taken to the letter: not trimmed, not normalised. */
function password(): Field<string> {
  return field(
    (value) => {
      if (typeof value !== "string") return refuse("Not a valid string.");
      if (value === "") return refuse("This field may not be blank.");
      if ([...value].length < PASSWORD_MIN) {
        return refuse(`This password is too short. It must contain at least ${PASSWORD_MIN} characters.`);
      }
      return value.length > PASSWORD_MAX
        ? refuse(`Ensure this field has no more than ${PASSWORD_MAX} characters.`)
        : value;
    },
    { type: "string", minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
  );
}

const MERCHANT = {
  timezone: optional(timeZone()).describe("IANA name; days begin and end by it."),
  region: optional(region()).describe("2 to 8 capitals, such as `KWT`."),
  default_language: optional(choice(LANGUAGES)).describe("Of sessions that name none."),
  webhook_url: clearable(url(2000)).describe("Where events are posted; without one, to the merchant's own address."),
  allowed_origins: optional(list(origin(), { max: 50, empty: true })).describe(
    "Scheme, host and port of pages that may call with the public key and show the payment in a frame.",
  ),
  session_lifetime: optional(integer(MINUTE, YEAR)).describe("Seconds, of sessions that name no `expiration_time`."),
  expire_transactions: optional(flag()).describe("Whether sessions end by themselves when their time is over."),
  operation_approval_enabled: optional(flag()).describe("Whether refunds and voids wait for a second person."),
  api_version: optional(apiVersion()).describe("The dated version of the API in which it is answered."),
  name_ar: clearable(text(120)).describe("What customers read in Arabic; without it, `name`."),
  brand_color: clearable(color()).describe("`#rrggbb`, of pages and mails."),
  support_email: clearable(email(254)).describe("At the foot of pages and mails."),
  support_phone: clearable(phone()).describe("At the foot of pages and mails."),
  support_url: clearable(url(2000)).describe("At the foot of pages and mails."),
  terms_url: clearable(url(2000)).describe("At the foot of pages and mails."),
  privacy_url: clearable(url(2000)).describe("At the foot of pages and mails."),
};

type MerchantFields = { [key in keyof typeof MERCHANT]?: z.infer<(typeof MERCHANT)[key]> };

/**
 * The columns of a merchant that its own settings reach; absent fields stay undefined, which leaves the
 * column alone.
 */
function merchantColumns(given: MerchantFields) {
  return {
    timezone: given.timezone,
    region: given.region,
    defaultLanguage: given.default_language,
    webhookUrl: given.webhook_url,
    allowedOrigins: given.allowed_origins && [...new Set(given.allowed_origins)],
    sessionLifetime: given.session_lifetime,
    expireTransactions: given.expire_transactions,
    operationApprovalEnabled: given.operation_approval_enabled,
    apiVersion: given.api_version,
    nameAr: given.name_ar,
    brandColor: given.brand_color,
    supportEmail: given.support_email,
    supportPhone: given.support_phone,
    supportUrl: given.support_url,
    termsUrl: given.terms_url,
    privacyUrl: given.privacy_url,
  };
}

/**
 * Body of PATCH settings. `session_lifetime` is whole seconds, 60 to 31,536,000; `production` is not among
 * what it reads.
 */
export const SettingsPatch = object({
  name: optional(text(120)).describe("What customers see."),
  ...MERCHANT,
}).transform(({ name, ...given }) => ({
  name,
  ...merchantColumns(given),
}));
export type SettingsPatch = z.infer<typeof SettingsPatch>;

const NO_FILE = "The submitted data was not a file. Check the encoding type on the form.";

/** Form of an uploaded image; what it holds is judged by the verb. */
export const BrandImageForm = object({
  file: field((value) => (value instanceof UploadedFile ? value.bytes : refuse(NO_FILE)), {
    type: "string",
    format: "binary",
  }).describe("The file."),
});

/** What the operator alone sets besides: the base of links and the production flag. */
const OPERATOR = { base_url: clearable(baseUrl()), production: optional(flag()) };

/** A merchant as the operator describes it. */
export const NewMerchantInput = object({ name: text(120), ...MERCHANT, ...OPERATOR }).transform(
  ({ name, base_url, production, ...given }) => ({ name, baseUrl: base_url, production, ...merchantColumns(given) }),
);

/** What the operator changes of a merchant. */
export const MerchantChanges = object(OPERATOR).transform(({ base_url, production }) => ({
  baseUrl: base_url,
  production,
}));

const USERNAME = /^[\w.@+-]+$/;
const USERNAME_RULE = "Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.";

function permission(): Field<string> {
  return text(150).transform((written, context) => {
    if (!isPermission(written)) context.addIssue({ code: "custom", message: `"${written}" is not a valid choice.` });
    return written;
  });
}

const PERMISSIONS = optional(list(permission(), { max: MAX_PERMISSIONS, empty: true }));
const PERSON = {
  permissions: PERMISSIONS.describe("What the user may do."),
  is_checker: optional(flag()).describe("Decides on refunds and voids that others ask for."),
  email: clearable(email(254)).describe("Mail address."),
  first_name: clearable(text(32)).describe("First name."),
  last_name: clearable(text(32)).describe("Last name."),
  phone: clearable(text(128)).describe("Phone number."),
};

type PersonFields = { [key in keyof typeof PERSON]?: z.infer<(typeof PERSON)[key]> };

function personColumns(given: PersonFields) {
  return {
    permissions: given.permissions && [...new Set(given.permissions)],
    isChecker: given.is_checker,
    email: given.email,
    firstName: given.first_name,
    lastName: given.last_name,
    phone: given.phone,
  };
}

/** Body of POST users. */
export const NewUser = object({
  username: matching(USERNAME, 150, USERNAME_RULE).describe("The user's name."),
  password: password().describe("8 to 128 characters, taken to the letter; never shown."),
  ...PERSON,
}).transform(({ username, password, ...given }) => ({ username, password, ...personColumns(given) }));
export type NewUser = z.infer<typeof NewUser>;

/** Body of PATCH users; what is absent stays. */
export const UserPatch = object({
  username: optional(matching(USERNAME, 150, USERNAME_RULE)).describe("The user's name."),
  password: optional(password()).describe("8 to 128 characters, taken to the letter; never shown."),
  ...PERSON,
}).transform(({ username, password, ...given }) => ({ username, password, ...personColumns(given) }));
export type UserPatch = z.infer<typeof UserPatch>;

/** The form by which somebody is invited to the console. */
export const Invitation = object({
  username: matching(USERNAME, 150, USERNAME_RULE),
  ...PERSON,
  email: email(254),
  language: choice(LANGUAGES),
}).transform(({ username, language, email, ...given }) => ({ username, language, ...personColumns(given), email }));
export type Invitation = z.infer<typeof Invitation>;

/** The form by which a merchant sets how long a sign-in on the console waits, in minutes. */
export const IdleMinutes = object({ minutes: integer(IDLE_MINUTES.least, IDLE_MINUTES.most) });

/** The form by which users change their own password. */
export const NewPassword = object({ next: password() });

/** Body of POST api-keys. Null is a key without an end; a blank `expires_at` is refused. */
export const NewApiKey = object({
  name: optional(text(50)).describe("Its name."),
  expires_at: optionalNotBlank(nullable(instant())).describe("When the keys end; null for never."),
}).transform(({ name, expires_at }) => ({ name: name ?? "key", expiresAt: expires_at ?? null }));
export type NewApiKey = z.infer<typeof NewApiKey>;

/** Body of PATCH api-keys. */
export const ApiKeyPatch = object({
  api_version: optional(apiVersion()).describe("The dated version of the API in which it is answered."),
}).transform(({ api_version }) => ({
  apiVersion: api_version,
}));
export type ApiKeyPatch = z.infer<typeof ApiKeyPatch>;

/** Body of POST token. */
export const Login = object({
  username: text(150).describe("The user's name."),
  password: field((value) => (typeof value === "string" ? value : refuse("Not a valid string.")), {
    type: "string",
  }).describe("8 to 128 characters, taken to the letter; never shown."),
});
export type Login = z.infer<typeof Login>;

/** Query of the lists. */
export const ListQuery = object(pageFields());
export type ListQuery = z.infer<typeof ListQuery>;
