import type { AdministrationNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeMail } from "./write-mail";

/** Writes a mail to the owners about each change, in the transaction of the change. */
export async function writeOwnerMail(ctx: Ctx, tx: Tx, news: AdministrationNews): Promise<void> {
  const { to, change, object, by } = news;
  await writeMail(ctx, tx, {
    to,
    relatedId: object.slice(0, 40),
    language: ctx.merchant.defaultLanguage,
    facts: { kind: "administration_changed", change, object, by, address: ctx.from?.address ?? null },
    cause: null,
  });
}
