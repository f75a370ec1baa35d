import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { lockUsers, requireAdministrator, requireMayChange } from "./administering";
import { recordAdministration } from "./administration-record";
import type { UserView } from "./contract/answers";
import type { UserPatch } from "./contract/people";
import { usernameTaken } from "./create-user";
import { requireGoodPassword } from "./new-password";
import { hashPassword } from "./passwords";
import { userNumber } from "./user-number";
import { userView } from "./views";

/**
 * Changes a user, effective at the next request. A new password ends the user's tokens.
 * @throws {NotFound}
 * @throws {InvalidFields} if the username is used or the password is easy to guess
 * @throws {Forbidden} if the actor may not make this change
 * @throws {Conflict} if no administrator would be left
 */
export async function updateUser(ctx: Ctx, id: string, { password, ...columns }: UserPatch): Promise<UserView> {
  const where = { id: userNumber(id), merchantId: ctx.merchant.id, deletedAt: null };
  const renewed = password === undefined ? {} : await newPassword(ctx, { password, username: columns.username, where });
  const { permissions, isChecker: _, ...person } = columns;
  const reaches = password !== undefined || Object.values(person).some((value) => value !== undefined);
  try {
    return await transaction(ctx.db, async (tx) => {
      await lockUsers(ctx, tx);
      const before = await tx.merchantUser.findFirst({ where });
      if (before !== null) requireMayChange(ctx.actor, { before, permissions, reaches });
      const [row] = await tx.merchantUser.updateManyAndReturn({ where, data: { ...columns, ...renewed } });
      if (before === null || row === undefined) throw new NotFound();
      if (password !== undefined) await tx.passwordReset.deleteMany({ where: { userId: row.id } });
      // A new mail address may belong to another person, so accounts of identity providers are unbound.
      if (row.email !== before.email) await tx.providerIdentity.deleteMany({ where: { userId: row.id } });
      await requireAdministrator(ctx, tx);
      const view = userView(row);
      const isPassword = password !== undefined && Object.values(columns).every((value) => value === undefined);
      await recordAdministration(ctx, tx, {
        action: isPassword ? "user.password_changed" : "user.changed",
        objectId: view.username,
        before: userView(before),
        after: { ...view, ...(password !== undefined && { password: "changed" }) },
      });
      return view;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTaken();
    throw error;
  }
}

type NewPassword = {
  readonly password: string;
  readonly username: string | undefined;
  readonly where: { readonly id: number; readonly merchantId: string; readonly deletedAt: null };
};

async function newPassword(ctx: Ctx, { password, username, where }: NewPassword) {
  const known =
    username ?? (await ctx.db.merchantUser.findFirst({ where, select: { username: true } }))?.username ?? "";
  await requireGoodPassword({ field: "password", password, username: known, merchant: ctx.merchant });
  return { passwordHash: await hashPassword(password, ctx.merchant.id), passwordChangedAt: ctx.realNow() };
}
