import { Prisma } from "@/server/db/client";

export const MERCHANT_COLUMNS = Prisma.sql`m.id, m.name, m.timezone, m.region, m.default_language AS "defaultLanguage", m.production,
  m.base_url AS "baseUrl", m.webhook_url AS "webhookUrl",
  coalesce(m.allowed_origins, '{}') AS "allowedOrigins", m.redirect_schemes AS "redirectSchemes", m.session_lifetime AS "sessionLifetime",
  m.expire_transactions AS "expireTransactions", m.operation_approval_enabled AS "operationApprovalEnabled",
  m.approval_amounts AS "approvalAmounts", m.keys_administer AS "keysAdminister",
  m.clock_offset AS "clockOffset", m.name_ar AS "nameAr", m.brand_color AS "brandColor", m.logo, m.favicon,
  m.support_email AS "supportEmail", m.support_phone AS "supportPhone", m.support_url AS "supportUrl",
  m.terms_url AS "termsUrl", m.privacy_url AS "privacyUrl",
  m.disclaimer, m.disclaimer_ar AS "disclaimerAr",
  m.api_version AS "apiVersion"`;

export const USER_COLUMNS = Prisma.sql`u.id AS "userId", u.username, coalesce(u.permissions, '{}') AS permissions,
  u.is_checker AS "isChecker", u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone,
  u.password_hash AS "passwordHash", u.password_changed_at AS "passwordChangedAt",
  (EXISTS (SELECT 1 FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM passkey k WHERE k.user_id = u.id)) AS "hasSecondFactor"`;
