import type { AccountNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeLimitedMail } from "./write-limited-mail";
import { writeMail } from "./write-mail";

/**
 * Writes mails about a user's account in the transaction of the change, one per address; the number of mails
 * about new devices is limited.
 */
export async function writeAccountNews(
  ctx: Ctx,
  tx: Tx,
  { to, language, userId, ...news }: AccountNews,
): Promise<void> {
  const facts = { ...news, at: ctx.realNow(), timeZone: ctx.merchant.timezone };
  const mail = { to, relatedId: String(userId), language };
  if (facts.kind !== "new_device") return writeMail(ctx, tx, { ...mail, facts, cause: null });
  const about = facts.isToOwners ? facts.kind : `${facts.kind}:${userId}`;
  await writeLimitedMail(ctx, tx, { ...mail, about, facts });
}
