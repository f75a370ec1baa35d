/** Lists the mails that a merchant's customers were sent, or would have been (decision 0055). */
import { Forbidden } from "@/server/kernel/errors";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { MailFilter } from "./schema";

/** A mail on the wire. `sent_at` is ISO 8601, UTC, on the merchant's clock. */
export type MailView = {
  id: string;
  to: string;
  subject: string;
  language: string;
  kind: string;
  html: string;
  text: string;
  sent_at: string;
  related_id: string | null;
};

/** The merchant's mails, newest first. @throws {Forbidden} for production merchants */
export async function listMails(ctx: Ctx, filter: MailFilter): Promise<Page<MailView>> {
  if (ctx.merchant.production) throw new Forbidden();
  const where = { merchantId: ctx.merchant.id, to: filter.customerEmail };
  const [count, rows] = await Promise.all([
    ctx.db.mailMessage.count({ where }),
    ctx.db.mailMessage.findMany({
      where,
      orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      take: filter.limit,
      skip: filter.offset,
      omit: { merchantId: true, cause: true, dueAt: true, tries: true, lastError: true },
    }),
  ]);
  const results = rows.map(({ sentAt, relatedId, ...mail }) => ({
    ...mail,
    sent_at: sentAt.toISOString(),
    related_id: relatedId,
  }));
  return { count, results };
}
