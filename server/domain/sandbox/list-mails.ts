/** Lists the messages that a merchant's customers were sent, or would have been (decision 0055). */
import type { Prisma } from "@/server/db/generated/client";
import { Forbidden } from "@/server/kernel/errors";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { MailFilter } from "./schema";

/**
 * `sent_at` is ISO 8601, UTC, on the merchant's clock; a text has an empty `subject` and `html`. Optional
 * keys are absent if empty.
 */
export type MailView = {
  id: string;
  channel: string;
  to: string;
  subject: string;
  language: string;
  kind: string;
  html: string;
  text: string;
  sent_at: string;
  related_id: string | null;
  cc?: readonly string[];
  bcc?: readonly string[];
  attachments?: readonly { filename: string; content_type: string; size: number }[];
  trace_id?: string;
  tags?: readonly string[];
  unit_config?: string;
};

/** Newest first. @throws {Forbidden} for production merchants */
export async function listMails(ctx: Ctx, filter: MailFilter): Promise<Page<MailView>> {
  if (ctx.merchant.production) throw new Forbidden();
  const { customerEmail, customerPhone, channel } = filter;
  const where = { merchantId: ctx.merchant.id, to: customerEmail ?? customerPhone, channel };
  const [count, rows] = await Promise.all([
    ctx.db.mailMessage.count({ where }),
    ctx.db.mailMessage.findMany({
      where,
      orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      take: filter.limit,
      skip: filter.offset,
      include: { attachments: { orderBy: { number: "asc" } } },
    }),
  ]);
  return { count, results: rows.map(mailView) };
}

type MailRow = Prisma.MailMessageGetPayload<{ include: { attachments: true } }>;

function mailView(row: MailRow): MailView {
  const { id, channel, to, subject, language, kind, html, text, cc, bcc, attachments, tags } = row;
  return {
    id,
    channel,
    to,
    subject,
    language,
    kind,
    html,
    text,
    sent_at: row.sentAt.toISOString(),
    related_id: row.relatedId,
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    ...(attachments.length > 0 && { attachments: attachments.map(fileView) }),
    ...(row.traceId !== null && { trace_id: row.traceId }),
    ...(tags.length > 0 && { tags }),
    ...(row.unitConfig !== null && { unit_config: row.unitConfig }),
  };
}

function fileView({ filename, contentType, content }: MailRow["attachments"][number]) {
  return { filename, content_type: contentType, size: content.length };
}
