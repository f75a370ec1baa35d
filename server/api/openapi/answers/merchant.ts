/** Settings, users, keys and tokens. */
import { z } from "zod";
import { CALLER_KINDS } from "@/server/kernel/words";
import { Instant, Language, named, pageOf, Url } from "./parts";

export const Settings = named(
  "Settings",
  z.strictObject({
    name: z.string(),
    timezone: z.string(),
    region: z.string(),
    default_language: Language,
    webhook_url: z.nullable(Url),
    allowed_origins: z.array(z.string()),
    session_lifetime: z.int(),
    expire_transactions: z.boolean(),
    operation_approval_enabled: z.boolean(),
    production: z.boolean(),
    api_version: z.iso.date(),
    name_ar: z.nullable(z.string()),
    brand_color: z.nullable(z.string()),
    logo_url: z.nullable(Url),
    favicon_url: z.nullable(Url),
    support_email: z.nullable(z.string()),
    support_phone: z.nullable(z.string()),
    support_url: z.nullable(Url),
    terms_url: z.nullable(Url),
    privacy_url: z.nullable(Url),
  }),
);

export const User = named(
  "User",
  z.strictObject({
    id: z.int(),
    username: z.string(),
    permissions: z.array(z.string()),
    is_checker: z.boolean(),
    email: z.nullable(z.string()),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    created_at: Instant,
  }),
);
export const UserList = pageOf("UserList", User);

const KEY = {
  id: z.string(),
  name: z.string(),
  created_at: Instant,
  expires_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
  api_version: z.iso.date(),
};

export const RequestLog = named(
  "RequestLog",
  z.strictObject({
    next: z.nullable(Url),
    results: z.array(
      named(
        "LoggedRequest",
        z.strictObject({
          id: z.string(),
          request_id: z.string(),
          at: Instant,
          method: z.string(),
          path: z.string(),
          status: z.int(),
          duration_ms: z.int(),
          caller: z.enum(CALLER_KINDS),
          caller_id: z.string(),
          request_body: z.nullable(z.string()),
          answer_body: z.nullable(z.string()),
        }),
      ),
    ),
  }),
);

export const ApiKey = named("ApiKey", z.strictObject(KEY));
export const ApiKeyList = pageOf("ApiKeyList", ApiKey);
export const NewApiKey = named(
  "NewApiKey",
  z.strictObject({ ...KEY, private_key: z.string(), public_key: z.string() }),
);

export const Token = named("Token", z.strictObject({ token: z.string(), expires_in: z.int() }));
