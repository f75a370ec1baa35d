import { Unauthenticated } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { checkLogin } from "./check-login";
import type { TokenView } from "./contract/answers";
import type { Login } from "./contract/people";
import { userToSignIn } from "./statements/user-by-name";
import { signUserToken, TOKEN_SECONDS } from "./tokens";

/**
 * Issues a JWT for `Authorization: Bearer …` (Spec, "Credentials" 1 to 6).
 * @param address the client's address, for counting failures
 * @throws {Unauthenticated} for an unknown username, a wrong password, or a user with a second factor, all in
 * equal time
 * @throws {RateLimited}
 */
export async function issueToken(system: SystemCtx, login: Login, address: string): Promise<TokenView> {
  const [user = null] = await userToSignIn(system, login.username);
  const right = await checkLogin(system, user, { ...login, address });
  if (user === null || !right) throw new Unauthenticated("Invalid username/password.");
  const { userId: id, passwordChangedAt } = user;
  return { token: await signUserToken({ id, passwordChangedAt }, system.realNow()), expires_in: TOKEN_SECONDS };
}
