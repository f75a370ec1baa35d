/** Merchants, users and keys as the API shows them, without secrets. */

import { merchantFacts } from "@/server/context";
import type { ApiKey, MerchantUser, RestrictedKey } from "@/server/db/generated/client";
import { brandImagePath } from "@/server/kernel/brand";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { shownAddress } from "@/server/kernel/webhook-address";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import type { ApiKeyView, SettingsView, UserView } from "./contract/answers";
import type { RestrictedKeyView } from "./contract/restricted-keys";
import type { SettingsRow } from "./statements/merchant-row";

export function settingsView(row: SettingsRow): SettingsView {
  const { baseUrl, branding, approvalAmounts } = merchantFacts(row);
  const { logo, favicon } = branding;
  return {
    name: row.name,
    timezone: row.timezone,
    region: row.region,
    default_language: wordOf(LANGUAGES, row.defaultLanguage, "language"),
    webhook_url: row.webhookUrl && shownAddress(row.webhookUrl),
    allowed_origins: [...row.allowedOrigins],
    redirect_schemes: [...row.redirectSchemes],
    session_lifetime: row.sessionLifetime,
    invoice_reminder_days: [...row.invoiceReminderDays],
    expire_transactions: row.expireTransactions,
    operation_approval_enabled: row.operationApprovalEnabled,
    operation_approval_amounts: Object.entries(approvalAmounts).map(([code, amount]) => ({
      amount,
      currency_code: code,
    })),
    key_administration_enabled: row.keysAdminister,
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
    disclaimer: row.disclaimer,
    disclaimer_ar: row.disclaimerAr,
  };
}

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

export function restrictedKeyView(row: RestrictedKey): RestrictedKeyView {
  const { ceilingAmount: amount, ceilingCurrency: code } = row;
  const ceiling =
    amount === null || code === null
      ? null
      : { amount: toWire(money(amount.toFixed(), currency(code))), currency_code: code };
  return {
    id: row.id,
    name: row.name,
    permissions: row.permissions,
    addresses: row.addresses,
    daily_ceiling: ceiling,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    api_version: row.apiVersion,
  };
}

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
