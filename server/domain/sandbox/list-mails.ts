import type { Prisma } from "@/server/db/generated/client";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import { Forbidden } from "@/server/kernel/errors";
import { knownStart, type Page, pageOfRows, rowsToRead } from "@/server/kernel/page";
import { dialledPhone } from "@/server/kernel/phone";
import type { Ctx } from "@/server/kernel/types";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import type { MailFilter, MailView } from "./contract";

/**
 * A sandbox merchant's mails (decision 0055), newest first.
 * @throws {Forbidden} for production merchants
 */
export async function listMails(ctx: Ctx, filter: MailFilter): Promise<Page<MailView>> {
  if (ctx.merchant.production) throw new Forbidden();
  const where = { merchantId: ctx.merchant.id, AND: recipientOf(ctx, filter), channel: filter.channel };
  const start = await startOf(ctx, filter);
  const [count, rows] = await Promise.all([
    ctx.db.mailMessage.count({ where }),
    ctx.db.mailMessage.findMany({
      where: { ...where, AND: [...where.AND, start] },
      orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      ...rowsToRead(filter),
      include: { attachments: { orderBy: { number: "asc" } } },
    }),
  ]);
  return pageOfRows(count, rows.map(mailView), filter);
}

function recipientOf(ctx: Ctx, { customerEmail, customerPhone }: MailFilter): Prisma.MailMessageWhereInput[] {
  const dialled = dialledPhone(customerPhone ?? null, ctx.merchant.region);
  return [
    ...(customerEmail === undefined ? [] : [{ to: customerEmail }]),
    ...(customerPhone === undefined ? [] : [{ to: { in: [customerPhone, dialled ?? customerPhone] } }]),
  ];
}

async function startOf(ctx: Ctx, { startingAfter: id }: MailFilter): Promise<Prisma.MailMessageWhereInput> {
  if (id === undefined) return {};
  const { sentAt } = knownStart(await ctx.db.mailMessage.findFirst({ where: { id, merchantId: ctx.merchant.id } }));
  return { AND: [{ sentAt: { lte: sentAt } }, { OR: [{ sentAt: { lt: sentAt } }, { id: { lt: id } }] }] };
}

type MailRow = Prisma.MailMessageGetPayload<{ include: { attachments: true } }>;

function mailView(row: MailRow): MailView {
  const { id, channel, to, subject, language, kind, html, text, cc, bcc, attachments, tags } = row;
  return answer<MailView>()({
    id,
    channel: wordOf(CHANNELS, channel, "channel"),
    to,
    subject,
    language: wordOf(LANGUAGES, language, "language"),
    kind,
    html,
    text,
    sent_at: row.sentAt.toISOString(),
    related_id: row.relatedId,
    ...given({
      cc: unlessEmpty(cc),
      bcc: unlessEmpty(bcc),
      attachments: unlessEmpty(attachments.map(fileView)),
      trace_id: row.traceId,
      tags: unlessEmpty(tags),
      unit_config: row.unitConfig,
    }),
  });
}

function unlessEmpty<T>(list: T[]): T[] | null {
  return list.length === 0 ? null : list;
}

function fileView({ filename, contentType, content }: MailRow["attachments"][number]) {
  return { filename, content_type: contentType, size: content.length };
}
