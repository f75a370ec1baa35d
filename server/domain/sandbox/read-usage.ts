import { allGateways, environmentOf } from "@/server/domain/gateways";
import { PAID_STATES, type SessionState } from "@/server/domain/sessions";
import { countUndelivered } from "@/server/domain/webhooks";
import { env } from "@/server/env";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { UNSHOWN } from "./read-mailbox";
import { countSessionsByDay } from "./statements/count-sessions";
import { databaseVersion } from "./statements/database-version";

const DAYS = 30;
const DAY_SECONDS = 86_400;

/** Facts about the sandbox; null if they could not be read. */
export type SandboxUsage = {
  readonly database: { readonly version: string; readonly milliseconds: number } | null;
  readonly mails: {
    readonly lastDay: number;
    readonly failing: number;
    readonly failure: string | null;
    readonly lastAt: string | null;
    readonly isKept: boolean;
  } | null;
  readonly events: Awaited<ReturnType<typeof countUndelivered>> | null;
  readonly gateways: { readonly all: number; readonly simulated: number } | null;
  readonly sessions: {
    readonly days: readonly number[];
    readonly isAny: boolean;
    readonly isPaid: boolean;
  } | null;
};

export async function readUsage(ctx: Ctx): Promise<SandboxUsage> {
  const known = <T>(part: Promise<T>): Promise<T | null> => part.catch(() => null);
  const [database, mails, events, gateways, sessions] = await Promise.all([
    known(readDatabase(ctx)),
    known(readMails(ctx)),
    known(countUndelivered(ctx)),
    known(allGateways(ctx)),
    known(readSessions(ctx)),
  ]);
  return {
    database,
    mails,
    events,
    gateways: gateways && {
      all: gateways.length,
      simulated: gateways.filter((account) => environmentOf(account) === "simulated").length,
    },
    sessions,
  };
}

async function readSessions(ctx: Ctx): Promise<SandboxUsage["sessions"]> {
  const { id: merchantId } = ctx.merchant;
  const exists = (where: { state?: { in: SessionState[] } }) =>
    ctx.db.paymentSession.findFirst({ where: { merchantId, ...where }, select: { id: true } });
  const [counted, any, paid] = await Promise.all([
    countSessionsByDay(ctx, DAYS),
    exists({}),
    exists({ state: { in: [...PAID_STATES] } }),
  ]);
  const countOf = (daysAgo: number) => counted.find((day) => day.daysAgo === daysAgo)?.sessions ?? 0;
  return {
    days: Array.from({ length: DAYS }, (_, day) => countOf(DAYS - 1 - day)),
    isAny: any !== null,
    isPaid: paid !== null,
  };
}

async function readDatabase(ctx: Ctx): Promise<SandboxUsage["database"]> {
  const begun = performance.now();
  const version = await databaseVersion(ctx);
  return { version, milliseconds: Math.max(1, Math.round(performance.now() - begun)) };
}

async function readMails({ db, merchant, now }: Ctx): Promise<SandboxUsage["mails"]> {
  const since = addSeconds(now(), -DAY_SECONDS);
  const mails = { merchantId: merchant.id, channel: "email" };
  const isKept = env.mailProvider === null;
  const sent = { ...mails, dueAt: null, lastError: null };
  const shown = { ...sent, kind: { notIn: UNSHOWN } };
  const failing = { ...mails, lastError: { not: null }, OR: [{ sentAt: { gt: since } }, { dueAt: { not: null } }] };
  const newest = { orderBy: { sentAt: "desc" } } as const;
  const [lastDay, failures, failed, last] = await Promise.all([
    db.mailMessage.count({ where: { ...(isKept ? shown : sent), sentAt: { gt: since } } }),
    db.mailMessage.count({ where: failing }),
    db.mailMessage.findFirst({ where: failing, ...newest, select: { lastError: true } }),
    db.mailMessage.findFirst({ where: shown, ...newest, select: { sentAt: true } }),
  ]);
  return {
    ...{ lastDay, failing: failures, failure: failed?.lastError ?? null },
    ...{ lastAt: last?.sentAt.toISOString() ?? null, isKept },
  };
}
