/** The mailbox page's reading of the messages that were written. */
import type { Ctx } from "@/server/kernel/types";

/** A message as the mailbox page shows it; a text has neither subject nor HTML. */
export type MailboxView = {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly language: string;
  readonly kind: string;
  readonly html: string;
  readonly text: string;
  /** Names of the files that go with it. */
  readonly files: readonly string[];
  /** ISO 8601, on the merchant's clock. */
  readonly sentAt: string;
};

const SHOWN = 50;

/** Holds a link that opens the console, and the page asks for no credential. */
const UNSHOWN = "user_invited";

/** The newest mails of the merchant, newest first, without those that invite to its console. */
export async function readMailbox(ctx: Ctx): Promise<readonly MailboxView[]> {
  const rows = await ctx.db.mailMessage.findMany({
    where: { merchantId: ctx.merchant.id, kind: { not: UNSHOWN } },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      id: true,
      channel: true,
      to: true,
      cc: true,
      subject: true,
      language: true,
      kind: true,
      html: true,
      text: true,
      sentAt: true,
      attachments: { select: { filename: true }, orderBy: { number: "asc" } },
    },
  });
  return rows.map(({ attachments, ...row }) => ({
    ...row,
    files: attachments.map(({ filename }) => filename),
    sentAt: row.sentAt.toISOString(),
  }));
}
