/**
 * Messages of every channel are rows first, written with what causes them; a job for each hands them over.
 */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { brandOf } from "@/server/kernel/brand";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Language, Tx } from "@/server/kernel/types";
import type { TextFacts } from "./core/message-facts";
import { internationalPhone } from "./core/phone";
import type { Channel } from "./core/words";
import { worded, wordedText } from "./mail-templates";

/** Who is told what, in which language and by which channel. */
export type NewMessage = {
  readonly channel: Channel;
  /** A mail address or a phone number, as the channel wants it. */
  readonly to: string;
  /** Mail addresses that get a copy; texts have none. */
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  /** What the message is about; null if it is about nothing of ours. */
  readonly relatedId: string | null;
  readonly language: Language;
  readonly facts: TextFacts;
  /** As of a mail: within what it is about, the kind and the channel. */
  readonly cause: string | null;
  /** Instead of the template's, if the message is a mail. */
  readonly subject?: string | null;
  /** When it is written to be sent, on the merchant's clock; now unless given. */
  readonly at?: Date;
};

/** A message in words, ready to be written. */
export type MessageRow = Prisma.MailMessageCreateManyInput;

/** The message in words. Reaches nothing. */
export async function messageRow(ctx: Ctx, message: NewMessage): Promise<MessageRow> {
  const { channel, to, cc = [], bcc = [], relatedId, language, facts, cause, at = ctx.now() } = message;
  const words = await wordsOf(ctx, message);
  return {
    id: prefixed(channel === "email" ? "eml" : "txt", randomBytes(25)),
    merchantId: ctx.merchant.id,
    channel,
    to: channel === "email" ? to : (internationalPhone(to) ?? to),
    language,
    kind: facts.kind,
    relatedId,
    cause,
    ...words,
    ...(channel === "email" && { cc: [...cc], bcc: [...bcc] }),
    sentAt: at,
    dueAt: at,
  };
}

async function wordsOf(ctx: Ctx, { channel, language, facts, subject = null }: NewMessage) {
  const brand = brandOf(ctx.merchant, language);
  const voice = { merchantName: brand.name, brand, language };
  if (channel !== "email") return { subject: "", html: "", text: wordedText(facts, voice) };
  const words = await worded(facts, voice);
  return subject === null ? words : { ...words, subject };
}

/**
 * Writes the messages, in the caller's transaction; none that its cause has written before. One statement.
 * @returns how many were written
 */
export async function writeMessages(tx: Tx, rows: readonly MessageRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  return (await tx.mailMessage.createMany({ data: [...rows], skipDuplicates: true })).count;
}
