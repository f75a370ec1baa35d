import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { brandOf } from "@/server/kernel/brand";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { requireGoodPassword } from "../new-password";
import { hashPassword } from "../passwords";
import { userActor } from "../user-rows";

export type InvitationView = { readonly username: string; readonly merchantName: string };

export type Acceptance = { readonly token: string; readonly next: string; readonly address: string };

function open(token: string, now: Date) {
  return { tokenDigest: sha256(token), expiresAt: { gt: now }, user: { deletedAt: null } };
}

/** The invitation of a token; null if the token is unknown, expired or used. */
export async function readInvitation(
  system: SystemCtx,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<InvitationView | null> {
  const where = open(token, system.realNow());
  const row = await system.db.userInvitation.findFirst({ where, include: { user: true, merchant: true } });
  if (row === null) return null;
  return { username: row.user.username, merchantName: brandOf(merchantFacts(row.merchant), language).name };
}

/**
 * Stores the invited user's password and deletes the link.
 * @throws {InvalidFields} the password is easy to guess
 * @throws {NotFound} the token is unknown, expired or used
 * @throws {Busy} too many hashes wait
 */
export async function acceptInvitation(system: SystemCtx, { token, next, address }: Acceptance): Promise<void> {
  const now = system.realNow();
  const invited = await system.db.userInvitation.findFirst({
    where: open(token, now),
    include: { user: true, merchant: true },
  });
  if (invited === null) throw new NotFound();
  const facts = merchantFacts(invited.merchant);
  await requireGoodPassword({ field: "next", password: next, username: invited.user.username, merchant: facts });
  const passwordHash = await hashPassword(next, address);
  await transaction(system.db, async (tx) => {
    const where = open(token, now);
    const row = await tx.userInvitation.findFirst({ where, include: { user: true, merchant: true } });
    // The lock on the invitation's row lets only one of two requests delete the token.
    const { count } = await tx.userInvitation.deleteMany({ where });
    if (row === null || count === 0) throw new NotFound();
    const { user, merchant } = row;
    const { id, username } = user;
    const data = { passwordHash, passwordChangedAt: now, confirmedEmail: row.email };
    await tx.merchantUser.update({ where: { id }, data });
    const ctx = contextFor(system, merchantFacts(merchant), userActor({ ...user, userId: id }, "console"));
    const from = { address, consoleSessionId: null };
    await recordAudit({ ...ctx, from }, tx, { action: "user.joined", objectId: username });
  });
}
