/** Merchants, users and keys as they are shown; no secret is ever among the fields. */
import type { ApiKey, Merchant, MerchantUser } from "@/server/db/generated/client";

/** A merchant's settings on the wire (decision 0012). `session_lifetime` is in seconds. */
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
};

/** The settings of a merchant's row. */
export function settingsView(row: Merchant): SettingsView {
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
};

/** The key pair of a row. */
export function apiKeyView(row: ApiKey): ApiKeyView {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}
