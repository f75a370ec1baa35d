/** The mails on their way to the provider. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueItems, earliestDue, isWalk } from "@/server/db/due";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, JobBatch, Scope, SystemCtx } from "@/server/kernel/types";
import { type MailOutlet, type OutgoingMail, ProviderBusy } from "./mail-outlet";

/** Seconds until the next try of a mail that was refused; the last one is repeated. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 21_600] as const;
/** The lease of a mail that was taken: longer than its turn and the provider's answer take. */
const CLAIM_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** A reminder is worth nothing once its charge is near; the rest is worth a weekend (decision 0135). */
const [REMINDER_DAYS, MAIL_DAYS] = [1, 3];
const MAX_ERROR = 500;

const OUTGOING: DueSource = {
  table: Prisma.sql`mail_message`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/**
 * The job that hands mails to `outlet`. A crash between sending and recording sends the mail again under the
 * same id. While the outlet is closed nothing is due, and the walk of a test clock leaves the mails to later.
 */
export function mailJob(outlet: MailOutlet): Job {
  return {
    name: "send-emails",
    shape: "drain",
    nextAt: (system, scope) => nextAt(system, scope, outlet),
    due: async (system, scope, limit) =>
      outlet.closedUntil() === null ? dueItems(system, scope, { source: OUTGOING, limit }) : [],
    run: (ctx, id) => handOver(ctx, id, outlet),
    get batch() {
      return outlet.keeps?.() === true ? KEEPING : undefined;
    },
  };
}

/** Where nothing is sent, mails are done with in one statement; what is too old is left to the verb. */
const KEEPING: JobBatch = { size: 1_000, run: keepMany };

async function keepMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  const now = ctx.now();
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    UPDATE mail_message SET due_at = NULL, last_error = NULL WHERE id IN (
      SELECT id FROM mail_message WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id} AND due_at <= ${now}
        AND sent_at > ${addSeconds(now, -REMINDER_DAYS * DAY_SECONDS)}
      FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  const done = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}

async function nextAt(system: SystemCtx, scope: Scope, outlet: MailOutlet): Promise<Date | null> {
  const at = await earliestDue(system, scope, OUTGOING);
  const closedUntil = outlet.closedUntil();
  if (at === null || closedUntil === null) return at;
  if (isWalk(scope)) return null;
  return new Date(Math.max(at.getTime(), closedUntil.getTime()));
}

async function handOver(ctx: Ctx, id: string, outlet: MailOutlet): Promise<void> {
  const mail = await claim(ctx, id);
  if (mail === null) return;
  if (ctx.now() >= mail.deadline) return giveUp(ctx, mail);
  try {
    await outlet.send(mail);
    await record(ctx, id, { dueAt: null, lastError: null });
  } catch (error) {
    await record(ctx, id, afterFailure(ctx, mail, error));
  }
}

/** A provider that takes nothing leaves the mail's tries as they were. */
function afterFailure(ctx: Ctx, mail: ClaimedMail, error: unknown): Prisma.MailMessageUpdateManyMutationInput {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  const busy = error instanceof ProviderBusy;
  const wait = busy ? error.retrySeconds : (WAITS_SECONDS[mail.tries] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0);
  const dueAt = new Date(Math.min(addSeconds(ctx.now(), wait).getTime(), mail.deadline.getTime()));
  ctx.log.warn({ mailId: mail.id, busy, err: error }, "A mail was not taken by the provider.");
  return { lastError, dueAt, ...(!busy && { tries: { increment: 1 } }) };
}

async function giveUp(ctx: Ctx, { id, kind, tries, lastError }: ClaimedMail): Promise<void> {
  ctx.log.error({ mailId: id, kind, tries, lastError }, "A mail was given up: it is too old to be sent.");
  await record(ctx, id, { dueAt: null, lastError: lastError ?? "Too old to be sent." });
}

async function record(ctx: Ctx, id: string, data: Prisma.MailMessageUpdateManyMutationInput): Promise<void> {
  await ctx.db.mailMessage.updateMany({ where: { id, merchantId: ctx.merchant.id }, data });
}

type ClaimedMail = OutgoingMail & {
  readonly kind: string;
  readonly tries: number;
  readonly lastError: string | null;
  /** On the merchant's clock. */
  readonly deadline: Date;
};

function deadlineOf({ kind, sentAt }: { kind: string; sentAt: Date }): Date {
  return addSeconds(sentAt, (kind === "upcoming_charge" ? REMINDER_DAYS : MAIL_DAYS) * DAY_SECONDS);
}

/** Takes a due mail for one try and moves its due time, so that no parallel driver takes it. */
async function claim(ctx: Ctx, id: string): Promise<ClaimedMail | null> {
  const now = ctx.now();
  const mail = await ctx.db.mailMessage.findFirst({
    where: { id, merchantId: ctx.merchant.id, dueAt: { lte: now } },
    omit: { relatedId: true, cause: true },
  });
  if (mail === null) return null;
  const { count } = await ctx.db.mailMessage.updateMany({
    where: { id, dueAt: mail.dueAt },
    data: { dueAt: addSeconds(now, CLAIM_SECONDS) },
  });
  return count === 0 ? null : { ...mail, deadline: deadlineOf(mail) };
}
