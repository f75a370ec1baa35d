import { z } from "zod";
import { Amount, Currency, Instant, Language, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";

export const SettingsView = named(
  "Settings",
  z.strictObject({
    name: z.string().describe("Merchant's name, shown to customers."),
    timezone: z
      .string()
      .describe("IANA name of the merchant's time zone, such as `Asia/Kuwait`. Days begin and end in it."),
    region: z.string().describe("Region code of 2 to 8 capitals, such as `KWT`."),
    default_language: Language.describe("Language of sessions that name none: `en` or `ar`."),
    webhook_url: z
      .nullable(Url)
      .describe("Webhook address of sessions that name none, with `***` for its credentials; null if there is none."),
    allowed_origins: z
      .array(z.string())
      .describe(
        "Origins (scheme, host and port) of web pages that may call with the public key and embed the payment.",
      ),
    redirect_schemes: z
      .array(z.string())
      .describe("Schemes of your apps, such as `myapp`, that `redirect_url` may have besides `https`."),
    session_lifetime: z.int().describe("Lifetime in seconds of sessions that name no `expiration_time`."),
    invoice_reminder_days: z
      .array(z.int())
      .describe("Days of reminders of unpaid invoices, counted from the due day; empty if there are none."),
    expire_transactions: z
      .boolean()
      .describe(
        "True: a session past its time is stored as `expired`, with its event. False: it can no longer be paid either, but has no event.",
      ),
    operation_approval_enabled: z
      .boolean()
      .describe("True if refunds and voids by users who are not checkers wait for approval."),
    operation_approval_amounts: z
      .array(
        z.strictObject({
          amount: Amount.describe("Amount from which on refunds and voids in the currency wait for approval."),
          currency_code: Currency.describe("Currency of the amount."),
        }),
      )
      .describe(
        "Amounts from which on refunds and voids wait for approval, also those by checkers and API keys; empty for none.",
      ),
    key_administration_enabled: z
      .boolean()
      .describe("True if API keys can change users, keys, webhook addresses, approvals and balances of wallets."),
    production: z
      .boolean()
      .describe("True if the merchant is in production and has no test clock. Only the operator sets it."),
    api_version: z.iso.date().describe("API version, a date, in which webhooks are written and users are answered."),
    name_ar: z.nullable(z.string()).describe("Merchant's name in Arabic; null means that `name` is shown."),
    brand_color: z.nullable(z.string()).describe("Colour of pages and mails, `#rrggbb`; null if none is set."),
    logo_url: z.nullable(Url).describe("URL of the uploaded logo; null if there is none."),
    favicon_url: z.nullable(Url).describe("URL of the uploaded icon; null if there is none."),
    support_email: z
      .nullable(z.string())
      .describe("Email address for customers, in the footer of pages and mails; null if none is set."),
    support_phone: z
      .nullable(z.string())
      .describe("Phone number for customers, in the footer of pages and mails; null if none is set."),
    support_url: z
      .nullable(Url)
      .describe("URL of your help page, in the footer of pages and mails; null if none is set."),
    terms_url: z.nullable(Url).describe("URL of your terms, in the footer of pages and mails; null if none is set."),
    privacy_url: z
      .nullable(Url)
      .describe("URL of your privacy policy, in the footer of pages and mails; null if none is set."),
    disclaimer: z
      .nullable(z.string())
      .describe("Sentence at the foot of pages and of the embedded payment; null if none is set."),
    disclaimer_ar: z.nullable(z.string()).describe("`disclaimer` in Arabic; null means that `disclaimer` is shown."),
  }),
);
export type SettingsView = z.infer<typeof SettingsView>;

export const UserView = named(
  "User",
  z.strictObject({
    id: z.int().describe("Number of the user."),
    username: z.string().describe("Name for signing in, unique over all merchants."),
    permissions: z
      .array(z.string())
      .describe("Permissions of the user, such as `Can add payment requests` or `payment.refund`."),
    is_checker: z
      .boolean()
      .describe("True if the user approves and rejects refunds and voids that other users request."),
    email: z.nullable(z.string()).describe("User's email address; null if none is set."),
    first_name: z.nullable(z.string()).describe("User's first name; null if none is set."),
    last_name: z.nullable(z.string()).describe("User's last name; null if none is set."),
    phone: z.nullable(z.string()).describe("User's phone number; null if none is set."),
    created_at: Instant.describe("When the user was created."),
  }),
);
export type UserView = z.infer<typeof UserView>;

export const UserList = pageOf("UserList", UserView);
export type UserList = z.infer<typeof UserList>;

const KEY = {
  id: z.string().describe("Id of the key pair."),
  name: z.string().describe("Your name for the key pair."),
  created_at: Instant.describe("When the key pair was created."),
  expires_at: z.nullable(Instant).describe("When both keys expire, in real time; null if never."),
  revoked_at: z.nullable(Instant).describe("When both keys were revoked; null if they were not."),
  api_version: z.iso.date().describe("API version, a date, in which requests with these keys are read and answered."),
};

export const ApiKeyView = named("ApiKey", z.strictObject(KEY));
export type ApiKeyView = z.infer<typeof ApiKeyView>;

export const ApiKeyList = pageOf("ApiKeyList", ApiKeyView);
export type ApiKeyList = z.infer<typeof ApiKeyList>;

export const NewApiKeyView = named(
  "NewApiKey",
  z.strictObject({
    ...KEY,
    private_key: z.string().describe("Private key `sk_…`, for your server only. This answer alone shows it."),
    public_key: z.string().describe("Public key `pk_…`, for web pages and apps. This answer alone shows it."),
  }),
);
export type NewApiKeyView = z.infer<typeof NewApiKeyView>;

export const TokenView = named(
  "Token",
  z.strictObject({
    token: z.string().describe("JWT to send as `Authorization: Bearer …`."),
    expires_in: z.int().describe("Seconds until the token expires."),
  }),
);
export type TokenView = z.infer<typeof TokenView>;
