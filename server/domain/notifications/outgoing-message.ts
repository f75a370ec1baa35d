import type { Prisma } from "@/server/db/client";
import { type DueSource, dueItems, earliestDue, isEntire, isWalk } from "@/server/db/due-items";
import { readSessionFile } from "@/server/domain/attachments";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, JobBatch, Scope, SystemCtx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { count } from "@/server/telemetry/instruments";
import { isMail } from "./core/channel-kinds";
import { isOfSession } from "./core/message-facts";
import { CHANNELS, type Channel } from "./core/words";
import {
  type MailOutlet,
  MessageRefused,
  type OutgoingFile,
  type Outlet,
  ProviderBusy,
  type TextOutlet,
} from "./mail-outlet";
import { DAY_SECONDS, keepMany, outgoing } from "./statements/outgoing-message";

/** Seconds before each retry of a refused message; the last value repeats. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 21_600] as const;
/** Lease of a message in seconds, longer than waiting for the provider and its answer. */
const CLAIM_SECONDS = 60;

const MAX_ERROR = 500;

/**
 * Sends mails. After a crash between sending and recording, a mail is sent again under its id. Nothing is due
 * while the provider is paused, or during an advance of a test clock.
 */
export function mailJob(outlet: MailOutlet): Job {
  return messageJob("email", "send-emails", outlet);
}

/** Sends texts. After a crash between sending and recording, a text is sent again. */
export function textJob(channel: Exclude<Channel, "email">, outlet: TextOutlet): Job {
  return messageJob(channel, `send-${channel}`, outlet);
}

function messageJob(channel: Channel, name: string, outlet: Outlet<ClaimedMessage>): Job {
  const source = outgoing(channel);
  return {
    name,
    shape: "lane",
    nextAt: (system, scope) => nextAt(system, scope, { source, outlet }),
    due: async (system, scope, limit) =>
      outlet.closedUntil() === null || isEntire(scope) ? dueItems(system, scope, { source, limit }) : [],
    run: (ctx, id) => handOver(ctx, id, outlet),
    get batch() {
      return outlet.keeps?.() === true ? KEEPING : undefined;
    },
  };
}

/** Without a provider, one statement completes all messages that are still useful. */
const KEEPING: JobBatch = { size: 1_000, run: keepMany };

type Way = { readonly source: DueSource; readonly outlet: Outlet<ClaimedMessage> };

async function nextAt(system: SystemCtx, scope: Scope, { source, outlet }: Way): Promise<Date | null> {
  const at = await earliestDue(system, scope, source);
  const closedUntil = outlet.closedUntil();
  if (at === null || closedUntil === null) return at;
  if (isWalk(scope)) return null;
  return new Date(Math.max(at.getTime(), closedUntil.getTime()));
}

async function handOver(ctx: Ctx, id: string, outlet: Outlet<ClaimedMessage>): Promise<void> {
  const message = await claim(ctx, id);
  if (message === null) return;
  if (ctx.now() >= message.deadline) return giveUp(ctx, message, "A mail was given up: it is too old to be sent.");
  try {
    await outlet.send(await withSessionFile(ctx, message));
    count("sarraf_messages_total", { channel: message.channel, outcome: "taken" });
    await record(ctx, id, { dueAt: null, lastError: null });
  } catch (error) {
    count("sarraf_messages_total", { channel: message.channel, outcome: "refused" });
    const failed = { ...message, lastError: reasonOf(error) };
    if (error instanceof MessageRefused)
      return giveUp(ctx, failed, "A message was given up: its provider will not take it.");
    await record(ctx, id, afterFailure(ctx, failed, error));
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
}

/** A busy provider's error does not count as an attempt. */
function afterFailure(ctx: Ctx, failed: ClaimedMessage, error: unknown): Prisma.MailMessageUpdateManyMutationInput {
  const { id, tries, deadline, lastError } = failed;
  const busy = error instanceof ProviderBusy;
  const wait = busy ? error.retrySeconds : (WAITS_SECONDS[tries] ?? WAITS_SECONDS[WAITS_SECONDS.length - 1] ?? 0);
  const dueAt = new Date(Math.min(addSeconds(ctx.now(), wait).getTime(), deadline.getTime()));
  ctx.log.warn({ mailId: id, busy, err: error }, "A mail was not taken by the provider.");
  return { lastError, dueAt, ...(!busy && { tries: { increment: 1 } }) };
}

async function giveUp(ctx: Ctx, { id, kind, tries, lastError }: ClaimedMessage, why: string): Promise<void> {
  ctx.log.error({ mailId: id, kind, tries, lastError }, why);
  await record(ctx, id, { dueAt: null, lastError: lastError ?? "Too old to be sent." });
}

async function record(ctx: Ctx, id: string, data: Prisma.MailMessageUpdateManyMutationInput): Promise<void> {
  await ctx.db.mailMessage.updateMany({ where: { id, merchantId: ctx.merchant.id }, data });
}

type ClaimedMessage = Omit<NonNullable<Awaited<ReturnType<typeof claim>>>, "attachments"> & {
  readonly attachments: readonly OutgoingFile[];
};

/** Adds the file of the session that the message is about, if any (Spec, "Attachments"). */
async function withSessionFile(ctx: Ctx, message: ClaimedMessage): Promise<ClaimedMessage> {
  const { kind, channel, relatedId, attachments } = message;
  if (!isMail(wordOf(CHANNELS, channel, "channel")) || relatedId === null || !isOfSession(kind)) return message;
  const file = await readSessionFile(ctx, relatedId);
  return file === null ? message : { ...message, attachments: [...attachments, file] };
}

/**
 * The time until which a message is useful: a day for reminders of charges and for texts, three days for
 * others (Spec, "Delivery of mails and texts").
 */
function deadlineOf({ kind, channel, sentAt }: { kind: string; channel: string; sentAt: Date }): Date {
  const isBrief = kind === "upcoming_charge" || !isMail(wordOf(CHANNELS, channel, "channel"));
  return addSeconds(sentAt, (isBrief ? 1 : 3) * DAY_SECONDS);
}

/** Leases a message that is due by postponing its due time. */
async function claim(ctx: Ctx, id: string) {
  const now = ctx.now();
  const message = await ctx.db.mailMessage.findFirst({
    where: { id, merchantId: ctx.merchant.id, dueAt: { lte: now } },
    omit: { cause: true, traceId: true, tags: true, unitConfig: true },
    include: { attachments: { orderBy: { number: "asc" } } },
  });
  if (message === null) return null;
  const { count } = await ctx.db.mailMessage.updateMany({
    where: { id, dueAt: message.dueAt },
    data: { dueAt: addSeconds(now, CLAIM_SECONDS) },
  });
  return count === 0 ? null : { ...message, deadline: deadlineOf(message) };
}
