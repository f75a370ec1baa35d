/** Issues a Bearer token for a password. */

import { loginSuspect, refuseFailure, refuseSuspect } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";
import type { TokenView } from "./contract/answers";
import type { Login } from "./contract/people";
import { checkPassword } from "./passwords";
import { tokenOwner } from "./statements/issue-token";
import { signUserToken, TOKEN_SECONDS } from "./tokens";
import { refuseConsoleOnly } from "./user-rows";

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
  const [row] = await tokenOwner(system, suspect, { username, now });
  refuseSuspect(suspect, row?.failures ?? 0, now);
  const owner = row === undefined || row.id === null ? null : { ...row, id: row.id };
  if (!(await checkPassword(owner, password, { now, caller: address })) || owner === null) {
    return refuseFailure(system, suspect, "Invalid username/password.");
  }
  refuseConsoleOnly(owner);
  return { token: await signUserToken(owner, now), expires_in: TOKEN_SECONDS };
}
