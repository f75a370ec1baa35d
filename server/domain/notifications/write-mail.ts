/** Mails are rows first, written with what causes them; a job hands them to the mail provider. */
import { randomBytes } from "node:crypto";
import { brandOf } from "@/server/kernel/brand";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Language, Tx } from "@/server/kernel/types";
import type { MailFacts } from "./core/mail-facts";
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
  const { to, relatedId, language, facts, cause } = mail;
  if (to.length === 0) return;
  const brand = brandOf(ctx.merchant, language);
  const words = await worded(facts, { merchantName: brand.name, brand, language });
  const now = ctx.now();
  const base = { merchantId: ctx.merchant.id, language, kind: facts.kind, relatedId, cause, sentAt: now, dueAt: now };
  const data = to.map((address) => ({ ...base, ...words, id: prefixed("eml", randomBytes(25)), to: address }));
  await tx.mailMessage.createMany({ data, skipDuplicates: true });
}
