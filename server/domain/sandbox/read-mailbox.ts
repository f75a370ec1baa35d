/** The mailbox page's reading of the mails that were written. */
import type { Ctx } from "@/server/kernel/types";

/** A mail as the mailbox page shows it. */
export type MailboxView = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly kind: string;
  readonly html: string;
  /** ISO 8601, on the merchant's clock. */
  readonly sentAt: string;
};

const SHOWN = 50;

/** The newest mails of the merchant, newest first. */
export async function readMailbox(ctx: Ctx): Promise<readonly MailboxView[]> {
  const rows = await ctx.db.mailMessage.findMany({
    where: { merchantId: ctx.merchant.id },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: { id: true, to: true, subject: true, language: true, kind: true, html: true, sentAt: true },
  });
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}
