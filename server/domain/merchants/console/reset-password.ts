/** Lets users who forgot their password choose a new password by a mailed link (Spec, "Signing in" 9). */
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFirst, isOver, resetSuspects } from "@/server/domain/limits";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { RESET_SECONDS } from "../core/console-limits";
import { requireGoodPassword } from "../new-password";
import { tellAccountNews } from "../on-account-news";
import { nameSubject } from "../password-attempts";
import { hashPassword } from "../passwords";
import { userToSignIn } from "../statements/user-by-name";
import { userActor } from "../user-rows";
import { newSessionToken } from "./session-token";

export type ResetRequest = { readonly username: string; readonly address: string; readonly language: Language };

/**
 * Counts a request for a reset link. The returned function writes the mail if the user exists and has a mail
 * address; call it after answering, so that neither answer nor time reveals which names exist. At most three
 * mails per name in 15 minutes.
 * @throws {RateLimited} after twenty requests from this address within 15 minutes
 */
export async function requestPasswordReset(system: SystemCtx, request: ResetRequest): Promise<() => Promise<void>> {
  const { name, address } = resetSuspects(request.username, request.address);
  await countFirst(system, address);
  const isMailed = !(await isOver(system, name));
  return async () => {
    if (isMailed) await writeReset(system, request);
  };
}

async function writeReset(system: SystemCtx, { username, address, language }: ResetRequest): Promise<void> {
  const [user] = await userToSignIn(system, username);
  if (user === undefined || user.email === null || !user.permissions.includes("console.access")) return;
  const ctx: Ctx = {
    ...contextFor(system, merchantFacts(user), userActor(user, "console")),
    from: { address, consoleSessionId: null },
  };
  const { userId, email } = user;
  const { token, tokenDigest } = newSessionToken();
  const createdAt = ctx.realNow();
  const row = { tokenDigest, email, createdAt, expiresAt: addSeconds(createdAt, RESET_SECONDS) };
  await transaction(ctx.db, async (tx) => {
    if ((await tx.userInvitation.findUnique({ where: { userId } })) !== null) return;
    await tx.passwordReset.upsert({
      where: { userId },
      create: { userId, merchantId: ctx.merchant.id, ...row },
      update: row,
    });
    await recordAudit(ctx, tx, { action: "user.reset_requested", objectId: user.username });
    await tellAccountNews(ctx, tx, {
      kind: "password_reset",
      userId,
      username: user.username,
      to: [email],
      language,
      pageUrl: `${ctx.merchant.baseUrl}/${language}/console/reset/${token}`,
      minutes: RESET_SECONDS / 60,
    });
  });
}

/**
 * The open request of a link for a new password; null if the link is unknown or expired, or the user's
 * password or address has changed since.
 */
async function openReset(system: Pick<SystemCtx, "db">, token: string, now: Date) {
  const row = await system.db.passwordReset.findFirst({
    where: { tokenDigest: sha256(token), expiresAt: { gt: now }, user: { deletedAt: null } },
    include: { user: true, merchant: true },
  });
  const isOpen = row !== null && row.createdAt >= row.user.passwordChangedAt && row.email === row.user.email;
  return isOpen ? row : null;
}

export async function readReset(system: SystemCtx, token: string): Promise<{ readonly username: string } | null> {
  const row = await openReset(system, token, system.realNow());
  return row && { username: row.user.username };
}

export type NewPasswordByLink = { readonly token: string; readonly next: string; readonly address: string };

/**
 * Sets the new password, invalidates the link, ends all sign-ins and tokens, and resets the name's count of
 * failures. A second factor stays.
 * @throws {InvalidFields} if the password is easy to guess
 * @throws {NotFound}
 * @throws {Busy} if too many hashes wait
 */
export async function resetPassword(system: SystemCtx, { token, next, address }: NewPasswordByLink): Promise<void> {
  const now = system.realNow();
  const reset = await openReset(system, token, now);
  if (reset === null) throw new NotFound();
  const { user, userId } = reset;
  const merchant = merchantFacts(reset.merchant);
  await requireGoodPassword({ field: "next", password: next, username: user.username, merchant });
  const passwordHash = await hashPassword(next, address);
  const { username } = user;
  const ctx = contextFor(system, merchant, userActor({ ...user, userId }, "console"));
  await transaction(system.db, async (tx) => {
    // The lock on the reset link's row lets only one of two requests delete the token.
    const { count } = await tx.passwordReset.deleteMany({
      where: { tokenDigest: sha256(token), expiresAt: { gt: now } },
    });
    if (count === 0) throw new NotFound();
    await tx.merchantUser.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now, confirmedEmail: reset.email },
    });
    await tx.consoleSession.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
    await tx.passwordAttempt.deleteMany({ where: { subject: nameSubject(username) } });
    const from = { address, consoleSessionId: null };
    await recordAudit({ ...ctx, from }, tx, { action: "user.password_reset", objectId: username });
  });
}
