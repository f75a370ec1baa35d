import { CHANNELS, type Channel, type MailKind } from "@/server/domain/notifications/core/words";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { type LenientQuery, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize, rowsOf, type Sized } from "@/server/kernel/list-rows";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";

/** A message in the sandbox mailbox; texts have neither subject nor HTML. */
export type MailboxView = {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  readonly language: string;
  readonly kind: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly string[];
  /** When the message was written, ISO 8601. */
  readonly sentAt: string;
};

/** Mails to console users, which the mailbox omits, because their links give access to the console. */
export const UNSHOWN: MailKind[] = ["user_invited", "password_reset", "password_failures", "new_device"];

type MailboxQuery = Sized & {
  readonly person: string;
  readonly cursor: string;
};

export type MailboxValues = LenientQuery<MailboxQuery>["values"];

export function readMailboxQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<MailboxQuery> {
  return readQuery<MailboxQuery>(query, {
    person: short(254),
    rows: pageSize,
    cursor: (text) => (/^\d{1,15}-[\w-]{1,40}$/.test(text) ? text : null),
  });
}

const EVERYBODY: MailboxValues = { person: null, rows: null, cursor: null };

/** A page of the merchant's messages, newest first, to one person or to all. */
export async function readMailbox(
  ctx: Ctx,
  { person, rows: size, cursor }: MailboxValues = EVERYBODY,
): Promise<CursorPage<MailboxView>> {
  const [, at, id] = /^(\d+)-(.+)$/.exec(cursor ?? "") ?? [];
  const shown = rowsOf({ rows: size });
  const sentAt = new Date(Number(at));
  const rows = await ctx.db.mailMessage.findMany({
    where: {
      merchantId: ctx.merchant.id,
      kind: { notIn: UNSHOWN },
      ...(person !== null && { to: person }),
      ...(id !== undefined && { OR: [{ sentAt: { lt: sentAt } }, { sentAt, id: { lt: id } }] }),
    },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: shown + 1,
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
  return cursorPage(rows, shown, {
    cursorOf: (row) => `${row.sentAt.getTime()}-${row.id}`,
    view: ({ attachments, ...row }) => ({
      ...row,
      channel: wordOf(CHANNELS, row.channel, "channel"),
      files: attachments.map(({ filename }) => filename),
      sentAt: row.sentAt.toISOString(),
    }),
  });
}
