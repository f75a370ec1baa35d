/** Mails are rows first, written with what causes them; a job hands them to the mail provider. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/client";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Language, Tx } from "@/server/kernel/types";
import type { MailFacts, MailText } from "./core/mail-facts";
import { worded } from "./mail-templates";

/** Who is written to, in which language, and the thing that the mail is about. */
export type NewMail = {
  readonly to: readonly string[];
  readonly relatedId: string;
  readonly language: Language;
  readonly facts: MailFacts;
  /**
   * What causes the mail, within `relatedId` and the kind, at most 80 characters: a second mail of the same
   * cause is not written. Null if every call writes one.
   */
  readonly cause: string | null;
};

/** Writes the mail once per address, in the caller's transaction. One statement. */
export async function writeMail(ctx: Ctx, tx: Tx, mail: NewMail): Promise<void> {
  await writeMails(ctx, tx, [mail]);
}

/**
 * Writes each mail once per address, in the caller's transaction. Mails that differ in nothing but their link
 * are worded once. One statement.
 */
export async function writeMails(ctx: Ctx, tx: Tx, mails: readonly NewMail[]): Promise<void> {
  const now = ctx.now();
  const word = wording(ctx.merchant.name);
  const rows: Prisma.MailMessageCreateManyInput[] = [];
  for (const { to, relatedId, language, facts, cause } of mails) {
    if (to.length === 0) continue;
    const words = await word(facts, language);
    const { kind } = facts;
    const base = { merchantId: ctx.merchant.id, language, kind, relatedId, cause, sentAt: now, dueAt: now };
    for (const address of to) rows.push({ ...base, ...words, id: prefixed("eml", randomBytes(25)), to: address });
  }
  if (rows.length > 0) await tx.mailMessage.createMany({ data: rows, skipDuplicates: true });
}

/** Characters that mean the same in an address, in HTML and in text. */
const PLAIN_LINK = /^[\w:/.~%-]+$/;
/** Stands for the link in words that several mails share. */
const ANY_LINK = "https://link.invalid/9f2c41d8";

function wording(merchantName: string) {
  const known = new Map<string, MailText>();
  return async (facts: MailFacts, language: Language): Promise<MailText> => {
    const voice = { merchantName, language };
    if (!("pageUrl" in facts) || !PLAIN_LINK.test(facts.pageUrl)) return worded(facts, voice);
    const shared = { ...facts, pageUrl: ANY_LINK };
    const key = `${language} ${JSON.stringify(shared)}`;
    const words = known.get(key) ?? (await worded(shared, voice));
    known.set(key, words);
    const linked = (text: string): string => text.replaceAll(ANY_LINK, facts.pageUrl);
    return { subject: linked(words.subject), html: linked(words.html), text: linked(words.text) };
  };
}
