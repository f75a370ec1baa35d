import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { brandOf } from "@/server/kernel/brand";
import { prefixed } from "@/server/kernel/ids";
import { internationalPhone } from "@/server/kernel/phone";
import type { Ctx, Language, Tx } from "@/server/kernel/types";
import { isMail } from "./core/channel-kinds";
import type { TextFacts } from "./core/message-facts";
import type { Channel } from "./core/words";
import { worded, wordedText } from "./mail-templates";

export type NewMessage = {
  readonly channel: Channel;
  readonly to: string;
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly relatedId: string | null;
  readonly language: Language;
  readonly facts: TextFacts;
  /** Deduplication key, unique per object, kind and channel, as in {@link NewMail}. */
  readonly cause: string | null;
  readonly subject?: string | null;
  /** When the message was written; default: now. */
  readonly at?: Date;
};

export type MessageRow = Prisma.MailMessageCreateManyInput;

export async function messageRow(ctx: Ctx, message: NewMessage): Promise<MessageRow> {
  const { channel, to, cc = [], bcc = [], relatedId, language, facts, cause, at = ctx.now() } = message;
  const words = await wordsOf(ctx, message);
  return {
    id: prefixed(isMail(channel) ? "eml" : "txt", randomBytes(25)),
    merchantId: ctx.merchant.id,
    channel,
    to: isMail(channel) ? to : (internationalPhone(to) ?? to),
    language,
    kind: facts.kind,
    relatedId,
    cause,
    ...words,
    ...(isMail(channel) && { cc: [...cc], bcc: [...bcc] }),
    sentAt: at,
    dueAt: at,
  };
}

async function wordsOf(ctx: Ctx, { channel, language, facts, subject = null }: NewMessage) {
  const brand = brandOf(ctx.merchant, language);
  const voice = { merchantName: brand.name, brand, language };
  if (!isMail(channel)) return { subject: "", html: "", text: wordedText(facts, voice) };
  const words = await worded(facts, voice);
  return subject === null ? words : { ...words, subject };
}

/**
 * Inserts messages in the caller's transaction, except messages that were already written for the same cause.
 * @returns the number of written messages
 */
export async function writeMessages(tx: Tx, rows: readonly MessageRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  return (await tx.mailMessage.createMany({ data: [...rows], skipDuplicates: true })).count;
}
