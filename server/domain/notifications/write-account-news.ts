import type { AccountNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeMail } from "./write-mail";

/** Runs in the transaction of the change; each call writes one mail to each address. */
export async function writeAccountNews(
  ctx: Ctx,
  tx: Tx,
  { to, language, userId, ...news }: AccountNews,
): Promise<void> {
  const facts = { ...news, at: ctx.realNow(), timeZone: ctx.merchant.timezone };
  await writeMail(ctx, tx, { to, relatedId: String(userId), language, facts, cause: null });
}
