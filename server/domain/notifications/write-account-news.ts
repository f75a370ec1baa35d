import type { AccountNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeMail } from "./write-mail";

/** Writes one mail to each address in the transaction of the change. */
export async function writeAccountNews(
  ctx: Ctx,
  tx: Tx,
  { to, language, userId, ...news }: AccountNews,
): Promise<void> {
  const facts = { ...news, at: ctx.realNow(), timeZone: ctx.merchant.timezone };
  await writeMail(ctx, tx, { to, relatedId: String(userId), language, facts, cause: null });
}
