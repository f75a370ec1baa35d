import { randomBytes } from "node:crypto";
import { Prisma } from "@/server/db/client";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { brandOf } from "@/server/kernel/brand";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Language } from "@/server/kernel/types";
import type { MailFacts, MailText } from "../core/mail-facts";
import { worded } from "../mail-templates";

export type NewMail = {
  readonly to: readonly string[];
  readonly relatedId: string;
  readonly language: Language;
  readonly facts: MailFacts;
  /**
   * Deduplication key of at most 80 characters: a second mail of the same kind, `relatedId` and cause is not
   * written. Null if every call writes a mail.
   */
  readonly cause: string | null;
  /** When the mail is sent; default: now. */
  readonly dueAt?: Date;
};

/** Adds mails to the write batch, once per address. Mails that differ only in their link share a text. */
export async function addMails(ctx: Ctx, writes: WriteBatch, mails: readonly NewMail[]): Promise<void> {
  const now = ctx.now();
  const words = new Wording(ctx.merchant);
  const rows = [];
  for (const { to, relatedId, language, facts, cause, dueAt = now } of mails) {
    const worded = to.length === 0 ? null : await words.of(facts, language);
    for (const recipient of to) {
      const id = prefixed("eml", randomBytes(25));
      rows.push({ id, recipient, language, kind: facts.kind, related_id: relatedId, cause, due_at: dueAt, ...worded });
    }
  }
  if (rows.length === 0) return;
  writes.add(Prisma.sql`
    INSERT INTO mail_message (id, merchant_id, recipient, subject, language, kind, html, text, related_id, cause, sent_at, due_at)
    SELECT mail.id, ${ctx.merchant.id}, mail.recipient, replace(words.subject, ${ANY_LINK}, mail.link), mail.language, mail.kind,
      replace(words.html, ${ANY_LINK}, mail.link), replace(words.text, ${ANY_LINK}, mail.link), mail.related_id, mail.cause,
      ${now}::timestamptz, mail.due_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS mail
      (id text, recipient text, language text, kind text, related_id text, cause text, due_at timestamptz, link text, place int)
    JOIN jsonb_to_recordset(${JSON.stringify(words.all)}::jsonb) AS words (place int, subject text, html text, text text)
      ON words.place = mail.place
    ON CONFLICT DO NOTHING`);
}

/** Matches an address that needs no escaping in HTML and text. */
const PLAIN_LINK = /^[\w:/.~%-]+$/;

const ANY_LINK = "https://link.invalid/9f2c41d8";

class Wording {
  readonly all: (MailText & { readonly place: number })[] = [];
  readonly #places = new Map<string, number>();

  constructor(private readonly merchant: Ctx["merchant"]) {}

  async of(facts: MailFacts, language: Language): Promise<{ place: number; link: string }> {
    const link = "pageUrl" in facts && facts.pageUrl !== null && PLAIN_LINK.test(facts.pageUrl) ? facts.pageUrl : null;
    const shared = link === null ? facts : { ...facts, pageUrl: ANY_LINK };
    const key = `${language} ${JSON.stringify(shared)}`;
    const place = this.#places.get(key) ?? this.all.length;
    if (place === this.all.length) {
      const brand = brandOf(this.merchant, language);
      this.all.push({ place, ...(await worded(shared, { merchantName: brand.name, brand, language })) });
      this.#places.set(key, place);
    }
    return { place, link: link ?? "" };
  }
}
