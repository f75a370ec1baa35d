/** Checks a username and password of the REST API. */
import type { SystemCtx } from "@/server/kernel/types";
import type { Login } from "./contract/people";
import { addressPlace, withAttempt } from "./password-attempts";
import { checkPasswordAnew, recalled } from "./passwords";
import { notePlace } from "./statements/password-attempts";
import { passwordOwner, type UserRow } from "./user-rows";

/**
 * True for the right password of a user without a second factor. With a second factor the password would be
 * enough here, so right and wrong ones are refused alike, in equal time, and both are counted. A success is
 * remembered for five minutes; the address then has its own count of failures.
 * @throws {RateLimited} too many failures of the username
 */
export async function checkLogin(
  system: SystemCtx,
  user: UserRow | null,
  { username, password, address }: Login & { readonly address: string },
): Promise<boolean> {
  const place = addressPlace(address);
  const attempt = { username, address, user, place };
  const owner = passwordOwner(user);
  const check = () => checkPasswordAnew(owner, password, address);
  if (user === null || owner === null || user.hasSecondFactor)
    return withAttempt(system, attempt, async () => (await check()) && false);
  const now = system.realNow();
  const counted = async () => {
    const right = await withAttempt(system, attempt, check);
    if (right) await notePlace(system.db, { userId: user.userId, merchantId: user.id, digest: place, now });
    return right;
  };
  return recalled(owner, { password, now, check: counted });
}
