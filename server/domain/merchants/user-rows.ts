/** A user and its merchant, read by one statement. */
import type { MerchantRow } from "@/server/context";
import { Prisma } from "@/server/db/client";
import { Unauthenticated } from "@/server/kernel/errors";
import type { UserActor } from "@/server/kernel/types";
import type { PasswordOwner } from "./passwords";

/** The columns of {@link USER_COLUMNS} and {@link MERCHANT_COLUMNS}. */
export type UserRow = MerchantRow &
  Pick<UserActor, "username" | "isChecker" | "email" | "firstName" | "lastName" | "phone"> & {
    userId: number;
    permissions: string[];
    passwordHash: string;
    passwordChangedAt: Date;
    /** A confirmed authenticator app. */
    hasSecondFactor: boolean;
  };

/** Of the merchant `m`. */
export const MERCHANT_COLUMNS = Prisma.sql`m.id, m.name, m.timezone, m.region, m.default_language AS "defaultLanguage", m.production,
  m.base_url AS "baseUrl", m.webhook_url AS "webhookUrl",
  coalesce(m.allowed_origins, '{}') AS "allowedOrigins", m.session_lifetime AS "sessionLifetime",
  m.expire_transactions AS "expireTransactions", m.operation_approval_enabled AS "operationApprovalEnabled",
  m.clock_offset AS "clockOffset", m.name_ar AS "nameAr", m.brand_color AS "brandColor", m.logo, m.favicon,
  m.support_email AS "supportEmail", m.support_phone AS "supportPhone", m.support_url AS "supportUrl",
  m.terms_url AS "termsUrl", m.privacy_url AS "privacyUrl",
  m.api_version AS "apiVersion"`;

/** Of the user `u`. */
export const USER_COLUMNS = Prisma.sql`u.id AS "userId", u.username, u.permissions,
  u.is_checker AS "isChecker", u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone,
  u.password_hash AS "passwordHash", u.password_changed_at AS "passwordChangedAt",
  EXISTS (SELECT 1 FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"`;

export function userActor(row: UserRow, via: UserActor["via"]): UserActor {
  const { userId, username, permissions, isChecker, email, firstName, lastName, phone } = row;
  return { kind: "user", via, id: userId, username, permissions, isChecker, email, firstName, lastName, phone };
}

export function passwordOwner(row: UserRow | null): PasswordOwner | null {
  return row && { id: row.userId, passwordHash: row.passwordHash, passwordChangedAt: row.passwordChangedAt };
}

/**
 * A user with a second factor can use the password only on the console; elsewhere it would bypass the factor
 * (decision 0235).
 * @throws {Unauthenticated} for a user with a second factor
 */
export function refuseConsoleOnly({ hasSecondFactor }: Pick<UserRow, "hasSecondFactor">): void {
  if (hasSecondFactor) throw new Unauthenticated("This user signs in on the console only.");
}
