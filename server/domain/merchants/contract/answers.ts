/** What the API answers about a merchant. */

import { z } from "zod";
import { Instant, Language, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";

export const SettingsView = named(
  "Settings",
  z.strictObject({
    name: z.string().describe("What customers see."),
    timezone: z.string().describe("IANA name; days begin and end by it."),
    region: z.string().describe("2 to 8 capitals, such as `KWT`."),
    default_language: Language.describe("Of sessions that name none."),
    webhook_url: z.nullable(Url).describe("Where events are posted; without one, to the merchant's own address."),
    allowed_origins: z
      .array(z.string())
      .describe("Scheme, host and port of pages that may call with the public key and show the payment in a frame."),
    session_lifetime: z.int().describe("Seconds, of sessions that name no `expiration_time`."),
    expire_transactions: z.boolean().describe("Whether sessions end by themselves when their time is over."),
    operation_approval_enabled: z.boolean().describe("Whether refunds and voids wait for a second person."),
    production: z.boolean().describe("Whether money moves; the operator sets it."),
    api_version: z.iso.date().describe("The dated version of the API in which it is answered."),
    name_ar: z.nullable(z.string()).describe("What customers read in Arabic; without it, `name`."),
    brand_color: z.nullable(z.string()).describe("`#rrggbb`, of pages and mails."),
    logo_url: z.nullable(Url).describe("The uploaded logo, or null."),
    favicon_url: z.nullable(Url).describe("The uploaded icon, or null."),
    support_email: z.nullable(z.string()).describe("At the foot of pages and mails."),
    support_phone: z.nullable(z.string()).describe("At the foot of pages and mails."),
    support_url: z.nullable(Url).describe("At the foot of pages and mails."),
    terms_url: z.nullable(Url).describe("At the foot of pages and mails."),
    privacy_url: z.nullable(Url).describe("At the foot of pages and mails."),
  }),
);
export type SettingsView = z.infer<typeof SettingsView>;

export const UserView = named(
  "User",
  z.strictObject({
    id: z.int().describe("Its id."),
    username: z.string().describe("The user's name."),
    permissions: z.array(z.string()).describe("What the user may do."),
    is_checker: z.boolean().describe("Decides on refunds and voids that others ask for."),
    email: z.nullable(z.string()).describe("Mail address."),
    first_name: z.nullable(z.string()).describe("First name."),
    last_name: z.nullable(z.string()).describe("Last name."),
    phone: z.nullable(z.string()).describe("Phone number."),
    created_at: Instant.describe("When it was made."),
  }),
);
export type UserView = z.infer<typeof UserView>;

export const UserList = pageOf("UserList", UserView);
export type UserList = z.infer<typeof UserList>;

const KEY = {
  id: z.string().describe("Its id."),
  name: z.string().describe("Its name."),
  created_at: Instant.describe("When it was made."),
  expires_at: z.nullable(Instant).describe("When it ends by itself; null if it does not."),
  revoked_at: z.nullable(Instant).describe("When it was revoked; null while it opens something."),
  api_version: z.iso.date().describe("The dated version of the API in which it is answered."),
};

export const ApiKeyView = named("ApiKey", z.strictObject(KEY));
export type ApiKeyView = z.infer<typeof ApiKeyView>;

export const ApiKeyList = pageOf("ApiKeyList", ApiKeyView);
export type ApiKeyList = z.infer<typeof ApiKeyList>;

export const NewApiKeyView = named(
  "NewApiKey",
  z.strictObject({
    ...KEY,
    private_key: z.string().describe("For your server alone. It is shown here and never again."),
    public_key: z.string().describe("For clients in the customer's hands."),
  }),
);
export type NewApiKeyView = z.infer<typeof NewApiKeyView>;

export const TokenView = named(
  "Token",
  z.strictObject({
    token: z.string().describe("Send it as `Authorization: Bearer …`; it lasts for `expires_in`."),
    expires_in: z.int().describe("Seconds."),
  }),
);
export type TokenView = z.infer<typeof TokenView>;
