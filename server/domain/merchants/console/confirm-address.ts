import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countSent } from "@/server/domain/limits";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";
import { tellAccountNews } from "../on-account-news";
import { userActor } from "../user-rows";
import type { ConsoleCtx } from "./find-console-user";

const LINK_SECONDS = 3 * 86_400;
const MOST_AN_HOUR = 5;

/**
 * @throws {Conflict} if the user has no address
 * @throws {RateLimited} after five mails in an hour
 */
export async function requestConfirmation(ctx: ConsoleCtx, language: Language): Promise<void> {
  const { id: userId, username, email } = ctx.actor;
  if (email === null) throw new Conflict("This user has no email address.");
  await countSent(ctx, { what: `confirmation ${userId}`, seconds: 3_600, most: MOST_AN_HOUR });
  const until = addSeconds(ctx.realNow(), LINK_SECONDS).getTime();
  const token = signToken("address", `${userId} ${until} ${email}`);
  const pageUrl = `${ctx.merchant.baseUrl}/${language}/console/confirm/${token}`;
  const news = { kind: "address_confirmation", userId, username, to: [email], language, pageUrl } as const;
  await transaction(ctx.db, (tx) => tellAccountNews(ctx, tx, news));
}

async function linked(system: SystemCtx, token: string) {
  const [userId, until, ...parts] = verifyToken("address", token)?.split(" ") ?? [];
  if (userId === undefined || Number(until) < system.realNow().getTime()) return null;
  const email = parts.join(" ");
  const where = { id: Number(userId), email, deletedAt: null, invitation: null };
  return system.db.merchantUser.findFirst({ where, include: { merchant: true } });
}

export type ConfirmationView = { readonly email: string; readonly isDone: boolean };

export async function readConfirmation(system: SystemCtx, token: string): Promise<ConfirmationView | null> {
  const user = await linked(system, token);
  return user?.email == null ? null : { email: user.email, isDone: user.confirmedEmail === user.email };
}

export async function confirmAddress(
  system: SystemCtx,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<void> {
  const user = await linked(system, token);
  if (user === null) throw new NotFound();
  const { id, email, username, merchant } = user;
  if (user.confirmedEmail === email) return;
  const ctx = contextFor(system, merchantFacts(merchant), userActor({ ...user, userId: id }, "console"));
  await transaction(system.db, async (tx) => {
    const data = { confirmedEmail: email };
    const { count } = await tx.merchantUser.updateMany({ where: { id, email, deletedAt: null }, data });
    if (count === 0) throw new NotFound();
    const from = { address, consoleSessionId: null };
    await recordAudit({ ...ctx, from }, tx, { action: "user.address_confirmed", objectId: username, after: { email } });
  });
}
