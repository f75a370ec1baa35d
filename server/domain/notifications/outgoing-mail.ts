/** The mails on their way to the provider. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { addSeconds } from "../../kernel/time";
import type { Ctx, Job } from "../../kernel/types";

/** A mail as a provider takes it; `id` is the same for every try, so that a provider can tell a repeated one. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Hands one mail over. @throws {Error} when the provider does not take it */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Seconds until the next try; after the last one a mail is given up. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 21_600] as const;
const MAX_ERROR = 500;

const OUTGOING: DueSource = {
  table: Prisma.sql`mail_message`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/** The job that hands mails to `send`. A crash between sending and recording sends the mail again under the same id. */
export function mailJob(send: SendMail): Job {
  return {
    name: "send-emails",
    nextAt: (system, scope) => earliestDue(system, scope, OUTGOING),
    due: (system, scope, limit) => dueItems(system, scope, { source: OUTGOING, limit }),
    run: (ctx, id) => handOver(ctx, id, send),
  };
}

async function handOver(ctx: Ctx, id: string, send: SendMail): Promise<void> {
  const mail = await claim(ctx, id);
  if (mail === null) return;
  const where = { id, merchantId: ctx.merchant.id };
  try {
    await send(mail);
    await ctx.db.mailMessage.updateMany({ where, data: { dueAt: null, lastError: null } });
  } catch (error) {
    ctx.log.warn({ mailId: id, err: error }, "A mail was not taken by the provider.");
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
    const givenUp = mail.tries > WAITS_SECONDS.length;
    await ctx.db.mailMessage.updateMany({ where, data: { lastError, ...(givenUp && { dueAt: null }) } });
  }
}

/** Takes a due mail for one try: whoever comes at the same time finds it due later. */
async function claim(ctx: Ctx, id: string): Promise<(OutgoingMail & { readonly tries: number }) | null> {
  const now = ctx.now();
  const mail = await ctx.db.mailMessage.findFirst({
    where: { id, merchantId: ctx.merchant.id, dueAt: { lte: now } },
    select: { id: true, to: true, subject: true, html: true, text: true, tries: true },
  });
  if (mail === null) return null;
  const wait = WAITS_SECONDS[mail.tries] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0;
  const { count } = await ctx.db.mailMessage.updateMany({
    where: { id, tries: mail.tries, dueAt: { lte: now } },
    data: { dueAt: addSeconds(now, wait), tries: { increment: 1 } },
  });
  return count === 0 ? null : { ...mail, tries: mail.tries + 1 };
}
