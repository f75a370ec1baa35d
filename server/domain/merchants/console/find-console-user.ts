/** Finds the console's user by the cookie. */
import { contextFor, merchantFacts } from "@/server/context";
import { Prisma } from "@/server/db/client";
import { sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx, UserActor } from "@/server/kernel/types";
import { SEEN_SECONDS } from "../core/console-limits";
import { type Preferences, preferencesOf } from "../core/preferences";
import { MERCHANT_COLUMNS, USER_COLUMNS, type UserRow, userActor } from "../user-rows";

/** The session of a request. */
export type ConsoleSeat = {
  readonly sessionId: string;
  /** False until the second factor is confirmed; only its own pages open. */
  readonly isOpen: boolean;
  readonly hasSecondFactor: boolean;
  /** The last proof of identity; real time. */
  readonly provedAt: Date;
  readonly expiresAt: Date;
  /** The last request that kept the session alive, to the minute; real time. */
  readonly seenAt: Date;
  /** Null follows the system. */
  readonly theme: "light" | "dark" | null;
  /** Minutes without a request that end a session of the merchant's users. */
  readonly idleMinutes: number;
  readonly preferences: Preferences;
};

/** The context of a page or action of the console. */
export type ConsoleCtx = Ctx & { readonly actor: UserActor; readonly console: ConsoleSeat };

type SeatRow = UserRow & {
  sessionId: string;
  openedAt: Date | null;
  provedAt: Date;
  expiresAt: Date;
  seenAt: Date;
  theme: string | null;
  idleMinutes: number;
  preferences: unknown;
};

/**
 * Null if the session does not exist or has ended, the password was changed since, or the user was deleted or
 * lost `console.access`. One statement, which also updates the last request, at most once a minute.
 * @param isWatching true for a page's automatic request, which does not keep the session alive
 */
export async function findConsoleUser(
  system: SystemCtx,
  {
    token,
    address,
    isWatching = false,
  }: { readonly token: string; readonly address: string; readonly isWatching?: boolean },
): Promise<ConsoleCtx | null> {
  const now = system.realNow();
  const alive = Prisma.sql`s.token_digest = ${sha256(token)} AND s.ended_at IS NULL AND s.expires_at > ${now}
    AND s.seen_at > ${now}::timestamptz - (
      SELECT make_interval(mins => own.console_idle_minutes) FROM merchant own WHERE own.id = s.merchant_id)`;
  const isNews = Prisma.sql`${!isWatching} AND s.seen_at <= ${addSeconds(now, -SEEN_SECONDS)}`;
  const [row] = await system.db.$queryRaw<SeatRow[]>`
    WITH seen AS (UPDATE console_session s SET seen_at = ${now} WHERE ${isNews} AND ${alive})
    SELECT s.id AS "sessionId", s.opened_at AS "openedAt", s.proved_at AS "provedAt", s.expires_at AS "expiresAt",
      CASE WHEN ${isNews} THEN ${now}::timestamptz ELSE s.seen_at END AS "seenAt", u.theme, p.preferences, m.console_idle_minutes AS "idleMinutes", ${USER_COLUMNS}, ${MERCHANT_COLUMNS}
    FROM console_session s JOIN merchant_user u ON u.id = s.user_id JOIN merchant m ON m.id = u.merchant_id
      LEFT JOIN console_preference p ON p.user_id = u.id
    WHERE ${alive} AND u.deleted_at IS NULL AND u.password_changed_at = s.password_changed_at
      AND 'console.access' = ANY(u.permissions)`;
  if (row === undefined) return null;
  const { sessionId, openedAt, provedAt, expiresAt, seenAt, hasSecondFactor, idleMinutes } = row;
  const theme = row.theme === "light" || row.theme === "dark" ? row.theme : null;
  const actor = userActor(row, "console");
  return {
    ...contextFor(system, merchantFacts(row), actor),
    actor,
    from: { address, consoleSessionId: sessionId },
    console: {
      sessionId,
      isOpen: openedAt !== null,
      hasSecondFactor,
      provedAt,
      expiresAt,
      seenAt,
      theme,
      idleMinutes,
      preferences: preferencesOf(row.preferences),
    },
  };
}
