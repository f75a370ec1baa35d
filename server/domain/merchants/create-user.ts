import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { requireKeyMaker } from "./administering";
import { recordAdministration } from "./administration-record";
import type { UserView } from "./contract/answers";
import type { NewUser } from "./contract/people";
import { requireGoodPassword } from "./new-password";
import { hashPassword } from "./passwords";
import { userView } from "./views";

/** Usernames are unique over all merchants, because Basic credentials do not name the merchant. */
export function usernameTaken(): InvalidFields {
  return new InvalidFields({ username: ["A user with that username already exists."] });
}

/**
 * Creates a user, by default without permissions.
 * @throws {InvalidFields} if the username is used or the password is easy to guess
 * @throws {Forbidden} for a restricted key
 */
export async function createUser(ctx: Ctx, { password, ...columns }: NewUser): Promise<UserView> {
  requireKeyMaker(ctx.actor);
  const { username } = columns;
  await requireGoodPassword({ field: "password", password, username, merchant: ctx.merchant });
  const passwordHash = await hashPassword(password, ctx.merchant.id);
  try {
    const data = { ...columns, merchantId: ctx.merchant.id, passwordHash };
    return await transaction(ctx.db, async (tx) => {
      const view = userView(await tx.merchantUser.create({ data }));
      await recordAdministration(ctx, tx, { action: "user.created", objectId: view.username, after: view });
      return view;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTaken();
    throw error;
  }
}
