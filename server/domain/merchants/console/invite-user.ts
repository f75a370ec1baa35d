import { randomBytes } from "node:crypto";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { countInvitation } from "@/server/domain/limits";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Language, Tx } from "@/server/kernel/types";
import { lockUsers, requireGrantable, requireMayChange } from "../administering";
import { recordAdministration } from "../administration-record";
import type { UserView } from "../contract/answers";
import type { Invitation } from "../contract/people";
import { INVITATION_SECONDS } from "../core/console-limits";
import { usernameTaken } from "../create-user";
import { tellInvitation } from "../on-invitation";
import { hashPassword } from "../passwords";
import { userNumber } from "../user-number";
import { userView } from "../views";
import type { ConsoleCtx } from "./find-console-user";
import { newSessionToken } from "./session-token";

export type InvitedUser = { readonly user: UserView; readonly pageUrl: string };

/**
 * Creates a user without a password, and writes a mail whose link lets the user choose one, once, within
 * three days.
 * @throws {InvalidFields} if the username is taken
 * @throws {Forbidden} if the caller lacks one of the permissions
 * @throws {RateLimited} after 50 invitations of the merchant per hour
 */
export async function inviteUser(ctx: ConsoleCtx, { language, ...columns }: Invitation): Promise<InvitedUser> {
  requireGrantable(ctx.actor, columns.permissions ?? []);
  await countInvitation(ctx);
  // The hash of an unknown random password, so that no password is accepted.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"), ctx.merchant.id);
  try {
    return await transaction(ctx.db, async (tx) => {
      const data = { ...columns, merchantId: ctx.merchant.id, passwordHash };
      const user = userView(await tx.merchantUser.create({ data }));
      const pageUrl = await writeInvitation(ctx, tx, { user, email: columns.email, language });
      await recordAdministration(ctx, tx, { action: "user.invited", objectId: user.username, after: user });
      return { user, pageUrl };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw usernameTaken();
    throw error;
  }
}

/**
 * Mails a new invitation link, which invalidates the earlier one.
 * @throws {NotFound}
 * @throws {Conflict} if the user has joined, or has no mail address
 * @throws {Forbidden} if the user holds more permissions than the caller
 * @throws {RateLimited} after 50 invitations of the merchant per hour
 */
export async function inviteAgain(ctx: ConsoleCtx, id: string, language: Language): Promise<InvitedUser> {
  const where = { id: userNumber(id), merchantId: ctx.merchant.id, deletedAt: null };
  await countInvitation(ctx);
  return transaction(ctx.db, async (tx) => {
    await lockUsers(ctx, tx);
    const row = await tx.merchantUser.findFirst({ where, include: { invitation: true } });
    if (row === null) throw new NotFound();
    requireMayChange(ctx.actor, { before: row, reaches: true });
    const { email } = row;
    if (row.invitation === null || email === null) throw new Conflict("This user cannot be invited.");
    const user = userView(row);
    const pageUrl = await writeInvitation(ctx, tx, { user, email, language });
    await recordAdministration(ctx, tx, { action: "user.invited", objectId: user.username, after: { email } });
    return { user, pageUrl };
  });
}

type Addressee = { readonly user: UserView; readonly email: string; readonly language: Language };

async function writeInvitation(ctx: ConsoleCtx, tx: Tx, { user, email, language }: Addressee): Promise<string> {
  const { token, tokenDigest } = newSessionToken();
  const createdAt = ctx.realNow();
  const sent = { tokenDigest, email, createdAt, expiresAt: addSeconds(createdAt, INVITATION_SECONDS) };
  await tx.userInvitation.upsert({
    where: { userId: user.id },
    create: { userId: user.id, merchantId: ctx.merchant.id, ...sent },
    update: sent,
  });
  const pageUrl = `${ctx.merchant.baseUrl}/${language}/console/join/${token}`;
  const { id: userId, username } = user;
  await tellInvitation(ctx, tx, { userId, username, email, language, pageUrl, invitedBy: ctx.actor.username });
  return pageUrl;
}
