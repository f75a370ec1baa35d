import type { AdministrationNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeLimitedMail } from "./write-limited-mail";

/** Writes a mail to the owners in the transaction of the change, limited per kind of change. */
export async function writeOwnerMail(ctx: Ctx, tx: Tx, news: AdministrationNews): Promise<void> {
  const { to, change, object, by } = news;
  await writeLimitedMail(ctx, tx, {
    to,
    about: change,
    relatedId: object.slice(0, 40),
    language: ctx.merchant.defaultLanguage,
    facts: { kind: "administration_changed", change, object, by, address: ctx.from?.address ?? null },
  });
}
