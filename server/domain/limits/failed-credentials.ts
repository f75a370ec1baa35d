/**
 * Counts credentials that were refused, apart from all other limits (decision 0011): 10 per username and
 * address, 100 keys per address.
 */
import { Prisma } from "@/server/db/client";
import { RateLimited, Unauthenticated } from "@/server/kernel/errors";
import { secondsLeft, windowStart } from "@/server/kernel/rate";
import type { SystemCtx } from "@/server/kernel/types";

export const WINDOW_SECONDS = 15 * 60;
const USERNAME_MAX = 150;

/** Who is counted, and how many failures one window allows. */
export type Suspect = { readonly caller: string; readonly allowed: number };

/** Counts passwords tried for one username from one address. */
export function loginSuspect(username: string, address: string): Suspect {
  return { caller: `login:${username.slice(0, USERNAME_MAX)}@${address}`, allowed: 10 };
}

/** Counts keys and tokens tried from one address. */
export function addressSuspect(address: string): Suspect {
  return { caller: `address:${address}`, allowed: 100 };
}

/** SQL for the suspect's failures in the current window, 0 when there are none. */
export function failuresSql(suspect: Suspect, now: Date): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT count FROM rate_counter WHERE caller = ${suspect.caller} AND class = 'failed_auth'
    AND window_start = ${windowStart(WINDOW_SECONDS, now)}), 0)`;
}

/**
 * Refuses a suspect with too many failures before its credential is looked at. @throws {RateLimited} until
 * the window ends
 */
export function refuseSuspect(suspect: Suspect, failures: number, now: Date): void {
  if (failures >= suspect.allowed) throw new RateLimited(secondsLeft(WINDOW_SECONDS, now));
}

/**
 * Counts one failure and refuses with `detail`.
 * @throws {Unauthenticated} always, unless the counted failures now exceed the limit: then {RateLimited}
 */
export async function refuseFailure(system: SystemCtx, suspect: Suspect, detail: string): Promise<never> {
  const now = system.realNow();
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_counter (caller, class, window_start, count)
    VALUES (${suspect.caller}, 'failed_auth', ${windowStart(WINDOW_SECONDS, now)}, 1)
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
    RETURNING count`;
  refuseSuspect(suspect, (row?.count ?? 1) - 1, now);
  throw new Unauthenticated(detail);
}
