import { contextFor, merchantFacts } from "@/server/context";
import type { Ctx, SystemCtx, UserActor } from "@/server/kernel/types";
import { type Preferences, preferencesOf } from "../core/preferences";
import { userActor } from "../user-rows";
import { consoleSeat } from "./statements";

export type ConsoleSeat = {
  readonly sessionId: string;
  /**
   * False until the sign-in's second factor is confirmed; until then only the pages for the second factor
   * open.
   */
  readonly isOpen: boolean;
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly provedAt: Date;
  readonly expiresAt: Date;
  /** Real time, to the minute, of the last request that kept the session alive. */
  readonly seenAt: Date;
  readonly theme: "light" | "dark" | null;
  /** Minutes without a request after which console sessions of the merchant end. */
  readonly idleMinutes: number;
  readonly preferences: Preferences;
};

export type ConsoleCtx = Ctx & { readonly actor: UserActor; readonly console: ConsoleSeat };

/**
 * The user of a console session; null if it does not exist or has ended, the password has changed, or the
 * user was deleted or lost `console.access`. Updates the time of the last request, at most once a minute.
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
  const [row] = await consoleSeat(system, token, isWatching);
  if (row === undefined) return null;
  const { sessionId, openedAt, provedAt, expiresAt, seenAt, hasSecondFactor, hasPasskey, idleMinutes } = row;
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
      hasPasskey,
      provedAt,
      expiresAt,
      seenAt,
      theme,
      idleMinutes,
      preferences: preferencesOf(row.preferences),
    },
  };
}
