import { Unauthenticated } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { checkLogin } from "./check-login";
import type { TokenView } from "./contract/answers";
import type { Login } from "./contract/people";
import { userToSignIn } from "./statements/user-by-name";
import { signUserToken, TOKEN_SECONDS } from "./tokens";

/**
 * A JWT for `Authorization: Bearer …` (Spec, "Credentials" 1 to 6).
 * @param address the peer's address, for counting failures
 * @throws {Unauthenticated} unknown username, wrong password, or a user with a second factor; all take the
 *   same time
 * @throws {RateLimited} too many failures for that username
 */
export async function issueToken(system: SystemCtx, login: Login, address: string): Promise<TokenView> {
  const [user = null] = await userToSignIn(system, login.username);
  const right = await checkLogin(system, user, { ...login, address });
  if (user === null || !right) throw new Unauthenticated("Invalid username/password.");
  const { userId: id, passwordChangedAt } = user;
  return { token: await signUserToken({ id, passwordChangedAt }, system.realNow()), expires_in: TOKEN_SECONDS };
}
