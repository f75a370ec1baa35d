import type { Alert } from "@/server/db/generated/client";
import { seesAllTypes } from "@/server/domain/merchants";
import { AlertFacts } from "@/server/domain/notifications";
import { cursorPage } from "@/server/kernel/cursor-page";
import { Forbidden } from "@/server/kernel/errors";
import type { Actor, Ctx } from "@/server/kernel/types";

export type AlertLine = {
  readonly id: string;
  readonly facts: AlertFacts;
  readonly openedAt: Date;
  readonly solvedAt: Date | null;
  readonly isQuiet: boolean;
  readonly snoozedUntil: Date | null;
  readonly snoozedBy: string | null;
};

export type AlertList = {
  readonly open: readonly AlertLine[];
  readonly snoozed: readonly AlertLine[];
  readonly past: readonly AlertLine[];
  readonly next: string | null;
};

const CURSOR = /^(\d{1,14})\.(\w{1,40})$/;

type AlertCursor = { readonly openedAt: Date; readonly id: string };

export function alertCursor(text: string): AlertCursor | null {
  const [, time, id] = CURSOR.exec(text) ?? [];
  return id === undefined ? null : { openedAt: new Date(Number(time)), id };
}

export function requireAlerts(actor: Actor): void {
  if (!seesAllTypes(actor)) throw new Forbidden();
}

export async function listAlerts(ctx: Ctx, cursor: AlertCursor | null, limit: number): Promise<AlertList> {
  requireAlerts(ctx.actor);
  const before =
    cursor === null
      ? {}
      : { OR: [{ openedAt: { lt: cursor.openedAt } }, { openedAt: cursor.openedAt, id: { lt: cursor.id } }] };
  const where = { merchantId: ctx.merchant.id };
  const [unsolved, solved] = await Promise.all([
    ctx.db.alert.findMany({ where: { ...where, solvedAt: null }, orderBy: { openedAt: "desc" } }),
    ctx.db.alert.findMany({
      where: { ...where, ...before, solvedAt: { not: null } },
      orderBy: [{ openedAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
  ]);
  const lines = unsolved.flatMap((row) => lineOf(ctx, row));
  const { rows: past, next } = cursorPage(solved, limit, {
    cursorOf: (row) => `${row.openedAt.getTime()}.${row.id}`,
    view: (row) => lineOf(ctx, row),
  });
  return {
    open: lines.filter(({ snoozedUntil }) => snoozedUntil === null),
    snoozed: lines.filter(({ snoozedUntil }) => snoozedUntil !== null),
    past: past.flat(),
    next,
  };
}

/** Alerts that are neither solved nor snoozed, newest first; empty for users who may not see alerts. */
export async function openAlerts(ctx: Ctx): Promise<readonly AlertLine[]> {
  if (!seesAllTypes(ctx.actor)) return [];
  const awake = [{ snoozedUntil: null }, { snoozedUntil: { lte: ctx.now() } }];
  const where = { merchantId: ctx.merchant.id, solvedAt: null, OR: awake };
  const rows = await ctx.db.alert.findMany({ where, orderBy: { openedAt: "desc" } });
  return rows.flatMap((row) => lineOf(ctx, row));
}

export async function areAlertsWanted(ctx: Ctx): Promise<boolean> {
  if (ctx.merchant.production) return true;
  const where = { id: ctx.merchant.id };
  return (await ctx.db.merchant.findUniqueOrThrow({ where, select: { alertsInTest: true } })).alertsInTest;
}

export async function alertLine(ctx: Ctx, id: string): Promise<AlertLine | null> {
  const row = await ctx.db.alert.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  return row === null || !seesAllTypes(ctx.actor) ? null : (lineOf(ctx, row)[0] ?? null);
}

function lineOf(ctx: Ctx, row: Alert): AlertLine[] {
  const facts = AlertFacts.safeParse(row.facts);
  if (!facts.success) return [];
  const { id, openedAt, solvedAt, solution, snoozedUntil, snoozedBy } = row;
  const lasts = solvedAt === null && snoozedUntil !== null && snoozedUntil > ctx.now();
  const snooze = lasts ? { snoozedUntil, snoozedBy } : { snoozedUntil: null, snoozedBy: null };
  return [{ id, facts: facts.data, openedAt, solvedAt, isQuiet: solution === "quiet", ...snooze }];
}
