/** Issues a Bearer token for a password. */

import { failuresSql, loginSuspect, refuseFailure, refuseSuspect } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";
import type { TokenView } from "./contract/answers";
import type { Login } from "./contract/people";
import { checkPassword } from "./passwords";
import { signUserToken, TOKEN_SECONDS } from "./tokens";
import { refuseConsoleOnly } from "./user-rows";

type OwnerRow = {
  failures: number;
  id: number | null;
  passwordHash: string;
  passwordChangedAt: Date;
  hasSecondFactor: boolean;
};

/**
 * A JWT for `Authorization: Bearer …` (Spec, "Credentials" 1 to 6).
 * @param address the peer's, for counting failures
 * @throws {Unauthenticated} unknown username or wrong password, which take the same time; a user with a
 * second factor
 * @throws {RateLimited} too many failures for that username from that address
 */
export async function issueToken(
  system: SystemCtx,
  { username, password }: Login,
  address: string,
): Promise<TokenView> {
  const suspect = loginSuspect(username, address);
  const now = system.realNow();
  const [row] = await system.db.$queryRaw<OwnerRow[]>`
    SELECT f.failures::int AS failures, u.id, u.password_hash AS "passwordHash", u.password_changed_at AS "passwordChangedAt",
      EXISTS (SELECT 1 FROM second_factor c WHERE c.user_id = u.id AND c.confirmed_at IS NOT NULL) AS "hasSecondFactor"
    FROM (SELECT ${failuresSql(suspect, now)} AS failures) f
    LEFT JOIN merchant_user u ON u.username = ${username} AND u.deleted_at IS NULL`;
  refuseSuspect(suspect, row?.failures ?? 0, now);
  const owner = row === undefined || row.id === null ? null : { ...row, id: row.id };
  if (!(await checkPassword(owner, password, now)) || owner === null) {
    return refuseFailure(system, suspect, "Invalid username/password.");
  }
  refuseConsoleOnly(owner);
  return { token: await signUserToken(owner, now), expires_in: TOKEN_SECONDS };
}
