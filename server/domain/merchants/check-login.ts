import type { SystemCtx } from "@/server/kernel/types";
import type { Login } from "./contract/people";
import { addressPlace, withAttempt } from "./password-attempts";
import { checkPasswordAnew, recalled } from "./passwords";
import { notePlace } from "./statements/password-attempts";
import { passwordOwner, type UserRow } from "./user-rows";

/**
 * True for the correct password of a user without a second factor; with one, all passwords are refused and
 * counted alike, in equal time, because the password alone would give access. A success is cached for five
 * minutes; the address then has a separate count of failures.
 * @throws {RateLimited}
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
