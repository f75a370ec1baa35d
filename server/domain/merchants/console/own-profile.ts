import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import type { Preferences } from "../core/preferences";
import { requireGoodPassword } from "../new-password";
import { hashPassword } from "../passwords";
import { withProof } from "./check-proof";
import type { ConsoleCtx } from "./find-console-user";
import { renewToken } from "./prove-again";
import { mergePreferences } from "./statements";

export type PasswordChange = { readonly current: string; readonly next: string };

/**
 * Changes the caller's password, which ends their other sign-ins and tokens. Returns the cookie's new value.
 * @throws {InvalidFields} if `next` is easy to guess
 * @throws {Unauthenticated} if `current` is wrong
 * @throws {RateLimited} after five wrong passwords of this user
 */
export async function changeOwnPassword(ctx: ConsoleCtx, { current, next }: PasswordChange): Promise<string> {
  await requireGoodPassword({ field: "next", password: next, username: ctx.actor.username, merchant: ctx.merchant });
  const passwordHash = await hashPassword(next, ctx.merchant.id);
  return withProof(ctx, { kind: "password", text: current }, async (tx) => {
    const passwordChangedAt = ctx.realNow();
    await tx.merchantUser.update({ where: { id: ctx.actor.id }, data: { passwordHash, passwordChangedAt } });
    await tx.passwordReset.deleteMany({ where: { userId: ctx.actor.id } });
    await recordAudit(ctx, tx, { action: "user.password_changed", objectId: ctx.actor.username });
    return renewToken(ctx, tx, passwordChangedAt);
  });
}

export async function chooseTheme(ctx: ConsoleCtx, theme: "light" | "dark" | null): Promise<void> {
  const { actor, console: seat } = ctx;
  await transaction(ctx.db, async (tx) => {
    await tx.merchantUser.update({ where: { id: actor.id }, data: { theme } });
    const change = { before: { theme: seat.theme }, after: { theme } };
    await recordAudit(ctx, tx, { action: "user.changed", objectId: actor.username, ...change });
  });
}

export async function choosePreferences(ctx: ConsoleCtx, chosen: Partial<Preferences>): Promise<void> {
  const { actor, console: seat } = ctx;
  await transaction(ctx.db, async (tx) => {
    await mergePreferences(ctx, tx, { userId: actor.id, chosen });
    const change = { before: seat.preferences, after: { ...seat.preferences, ...chosen } };
    await recordAudit(ctx, tx, { action: "user.changed", objectId: actor.username, ...change });
  });
}
