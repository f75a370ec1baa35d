import { Prisma } from "@/server/db/client";
import { sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx, Tx, UserActor } from "@/server/kernel/types";
import { SEEN_SECONDS } from "../core/console-limits";
import { MERCHANT_COLUMNS, USER_COLUMNS } from "../statements/user-rows";
import type { UserRow } from "../user-rows";

type SeatRow = UserRow & {
  sessionId: string;
  openedAt: Date | null;
  provedAt: Date;
  expiresAt: Date;
  seenAt: Date;
  theme: string | null;
  idleMinutes: number;
  preferences: unknown;
  hasPasskey: boolean;
};

/** Finds a console session, and updates the time of its last request unless `isWatching`. */
export async function consoleSeat(system: SystemCtx, token: string, isWatching: boolean): Promise<SeatRow[]> {
  const now = system.realNow();
  const alive = Prisma.sql`s.token_digest = ${sha256(token)} AND s.ended_at IS NULL AND s.expires_at > ${now}
    AND s.seen_at > ${now}::timestamptz - (
      SELECT make_interval(mins => own.console_idle_minutes) FROM merchant own WHERE own.id = s.merchant_id)`;
  const isNews = Prisma.sql`${!isWatching} AND s.seen_at <= ${addSeconds(now, -SEEN_SECONDS)}`;
  return system.db.$queryRaw<SeatRow[]>`
    WITH seen AS (UPDATE console_session s SET seen_at = ${now} WHERE ${isNews} AND ${alive})
    SELECT s.id AS "sessionId", s.opened_at AS "openedAt", s.proved_at AS "provedAt", s.expires_at AS "expiresAt",
      CASE WHEN ${isNews} THEN ${now}::timestamptz ELSE s.seen_at END AS "seenAt", u.theme, p.preferences, m.console_idle_minutes AS "idleMinutes",
      EXISTS (SELECT 1 FROM passkey k WHERE k.user_id = u.id) AS "hasPasskey", ${USER_COLUMNS}, ${MERCHANT_COLUMNS}
    FROM console_session s JOIN merchant_user u ON u.id = s.user_id JOIN merchant m ON m.id = u.merchant_id
      LEFT JOIN console_preference p ON p.user_id = u.id
    WHERE ${alive} AND u.deleted_at IS NULL AND u.password_changed_at = s.password_changed_at
      AND 'console.access' = ANY(u.permissions)`;
}

export async function mergePreferences(
  ctx: Ctx,
  tx: Tx,
  preferences: { userId: number; chosen: object },
): Promise<number> {
  return tx.$executeRaw`
      INSERT INTO console_preference (user_id, merchant_id, preferences)
      VALUES (${preferences.userId}, ${ctx.merchant.id}, ${JSON.stringify(preferences.chosen)}::jsonb)
      ON CONFLICT (user_id) DO UPDATE SET preferences = console_preference.preferences || excluded.preferences`;
}

/** Stores the secret of an unconfirmed authenticator app. Returns 0 if a confirmed app exists. */
export async function keepAppSecret(ctx: Ctx & { readonly actor: UserActor }, secret: string): Promise<number> {
  const now = ctx.realNow();
  return ctx.db.$executeRaw`
    INSERT INTO second_factor (user_id, merchant_id, secret, created_at)
    VALUES (${ctx.actor.id}, ${ctx.merchant.id}, ${secret}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET secret = ${secret}, created_at = ${now}
    WHERE second_factor.confirmed_at IS NULL`;
}
