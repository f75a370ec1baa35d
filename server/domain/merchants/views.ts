/** Merchants, users and keys as they are shown; no secret is ever among the fields. */

import { merchantFacts } from "@/server/context";
import type { ApiKey, Merchant, MerchantUser } from "@/server/db/generated/client";
import { brandImagePath } from "@/server/kernel/brand";

/** A merchant's settings on the wire (Spec, "Merchant administration"). `session_lifetime` is in seconds. */
export type SettingsView = {
  name: string;
  timezone: string;
  region: string;
  default_language: string;
  webhook_url: string | null;
  allowed_origins: readonly string[];
  session_lifetime: number;
  expire_transactions: boolean;
  operation_approval_enabled: boolean;
  production: boolean;
  /** The version of the API in which webhooks are written and users are answered, a day. */
  api_version: string;
  /**
   * The name that customers read in Arabic, and what else they see of the merchant (Spec, "Merchant
   * branding").
   */
  name_ar: string | null;
  /** `#rrggbb`. */
  brand_color: string | null;
  logo_url: string | null;
  favicon_url: string | null;
  support_email: string | null;
  support_phone: string | null;
  support_url: string | null;
  terms_url: string | null;
  privacy_url: string | null;
};

/** The settings of a merchant's row. */
export function settingsView(row: Merchant): SettingsView {
  const { baseUrl, branding } = merchantFacts(row);
  const { logo, favicon } = branding;
  return {
    name: row.name,
    timezone: row.timezone,
    region: row.region,
    default_language: row.defaultLanguage,
    webhook_url: row.webhookUrl,
    allowed_origins: row.allowedOrigins,
    session_lifetime: row.sessionLifetime,
    expire_transactions: row.expireTransactions,
    operation_approval_enabled: row.operationApprovalEnabled,
    production: row.production,
    api_version: row.apiVersion,
    name_ar: row.nameAr,
    brand_color: row.brandColor,
    logo_url: logo && `${baseUrl}${brandImagePath(logo)}`,
    favicon_url: favicon && `${baseUrl}${brandImagePath(favicon)}`,
    support_email: row.supportEmail,
    support_phone: row.supportPhone,
    support_url: row.supportUrl,
    terms_url: row.termsUrl,
    privacy_url: row.privacyUrl,
  };
}

/** A user on the wire. `created_at` is ISO 8601, UTC. */
export type UserView = {
  id: number;
  username: string;
  permissions: readonly string[];
  is_checker: boolean;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  created_at: string;
};

/** The user of a row. */
export function userView(row: MerchantUser): UserView {
  return {
    id: row.id,
    username: row.username,
    permissions: row.permissions,
    is_checker: row.isChecker,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    phone: row.phone,
    created_at: row.createdAt.toISOString(),
  };
}

/** A key pair on the wire, without the keys. Instants are ISO 8601, UTC. */
export type ApiKeyView = {
  id: string;
  name: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  /** The version of the API in which its requests are read and answered, a day. */
  api_version: string;
};

/** The key pair of a row. */
export function apiKeyView(row: ApiKey): ApiKeyView {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    api_version: row.apiVersion,
  };
}
