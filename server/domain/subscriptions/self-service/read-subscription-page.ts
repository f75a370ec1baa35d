import type { SavedCard } from "@/server/domain/cards";
import { declineCategory } from "@/server/domain/gateways";
import type { WireMoney } from "@/server/domain/payments";
import { type Brand, brandOf } from "@/server/kernel/brand";
import { currency } from "@/server/kernel/currency";
import { jsonObject } from "@/server/kernel/json";
import { money, toWire } from "@/server/kernel/money";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { decideCancellation, requestDay } from "../core/cancellation";
import { isBilled, isOpen, isTerminal } from "../core/machine";
import { hasPause, isSkipped } from "../core/pause";
import { isPlanOver } from "../core/schedule";
import { permitted } from "../core/self-service";
import { upcomingCharges } from "../core/upcoming";
import { endsBefore } from "../record/card-names";
import { subscriptionByToken } from "../record/page-token";
import { chargeTypeOf } from "../record/subscription";
import type { ChargeFailure, HistoryRow, SubscriptionPageView } from "./page-views";
import { selectableCards, unusableCard } from "./selectable-cards";
import { loadSubscriptionPage, type PageCycle, type PageRow } from "./statements/load-subscription-page";

/** History rows shown at first, and the maximum that the page's address may request. */
const HISTORY = { first: 12, most: 600 };

/**
 * The self-service page's data; null if the token is forged, unknown or revoked.
 * @param options.rows number of history rows; an invalid number counts as the default
 * @param options.language language of the merchant's name; by default the customer's
 * @param options.from the session from which the customer returns, according to the address
 */
export async function readSubscriptionPage(
  system: SystemCtx,
  token: string,
  options: { rows: number; language?: Language; from?: string | null },
): Promise<SubscriptionPageView | null> {
  const holder = await subscriptionByToken(system, token);
  if (holder === null) return null;
  const { ctx } = holder;
  const rows = options.rows > HISTORY.first ? Math.min(Math.floor(options.rows), HISTORY.most) : HISTORY.first;
  const row = await loadSubscriptionPage(ctx, holder.subscriptionId, { rows, from: options.from ?? null });
  return row && viewOf(ctx, row, brandOf(ctx.merchant, options.language ?? holder.language));
}

async function viewOf(ctx: Ctx, row: PageRow, brand: Brand): Promise<SubscriptionPageView> {
  const { timezone } = ctx.merchant;
  const now = ctx.now();
  const { status } = row;
  const today = civilDateOf(now, timezone);
  const isOver = isPlanOver(row, today);
  const can = permitted({ ...row, checking: row.inFlight, isPlanOver: isOver });
  const { cards, testMode, active } = await selectableCards(ctx, row);
  return {
    merchantName: brand.name,
    brand,
    testMode,
    timeZone: timezone,
    status,
    planName: row.planName,
    description: row.description,
    amount: wire(row, row.amount),
    frequency: row.frequency,
    nextCharge: nextCharge(row, today),
    upcoming: upcomingOf(row, active),
    pause: pauseOf(row),
    email: masked(row.customerEmail),
    endsOn: row.expireDueAt && civilDateOf(row.expireDueAt, timezone),
    cancellation: cancellationOf(row),
    failure: failureOf(row),
    checking: row.inFlight,
    outstanding: status === "past_due" && row.newest !== null ? wire(row, row.newest.amount) : null,
    cards,
    unusableCard: cards.some(({ isActive }) => isActive) ? null : await unusableCard(ctx, row.cardId),
    returnedFrom: row.returnedFrom,
    isPlanOver: isOver,
    can,
    runsUntil: runsUntil(row, today),
    history: { rows: (row.history ?? []).map((cycle) => historyRow(row, cycle)), total: row.total },
    version: versionOf(row),
  };
}

function versionOf(row: PageRow): string {
  return [row.status, row.inFlight, row.updatedAt.getTime(), row.stamp].join("-");
}

function wire({ currency: code }: PageRow, amount: string): WireMoney {
  return { amount: toWire(money(amount, currency(code))), currency: code };
}

/** The open cycle that the service will charge; null if a cancellation or a pause prevents the charge. */
function nextCharge(row: PageRow, today: CivilDate): SubscriptionPageView["nextCharge"] {
  const { status, newest, cancelOn } = row;
  if (!isBilled(status) || newest === null || newest.chargeType !== "mit" || !isOpen(newest.status)) return null;
  if (cancelOn !== null && newest.date >= cancelOn) return null;
  if (newest.held || (newest.status === "scheduled" && isSkipped(row, newest.date))) return null;
  const isLate = newest.status === "scheduled" && (newest.date < today || newest.blockedSince !== null);
  return { on: newest.date, amount: wire(row, newest.amount), isLate };
}

const UPCOMING = 3;

function upcomingOf(row: PageRow, active: SavedCard | undefined): SubscriptionPageView["upcoming"] {
  const code = currency(row.currency);
  const amounts = {
    recurringAmount: money(row.amount, code),
    formerAmount: row.formerAmount === null ? null : money(row.formerAmount, code),
  };
  const { newest } = row;
  const cycle = newest && {
    ...newest,
    chargeType: chargeTypeOf(newest.chargeType),
    scheduledDate: newest.date,
    amountDue: money(newest.amount, code),
  };
  return upcomingCharges({ ...row, ...amounts }, cycle, UPCOMING).map(({ date, amount }) => ({
    on: date,
    amount: { amount: toWire(amount), currency: code },
    cardEnds: active !== undefined && endsBefore(active, date),
  }));
}

function pauseOf(row: PageRow): SubscriptionPageView["pause"] {
  const { pauseOn, pausedAt, resumeOn } = row;
  if (pauseOn === null || !hasPause(row)) return null;
  return { hasBegun: pausedAt !== null, on: pauseOn, until: resumeOn };
}

function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

function cancellationOf(row: PageRow): SubscriptionPageView["cancellation"] {
  if (!row.cancelAtPeriodEnd || isTerminal(row.status)) return null;
  return { by: row.cancellationInitiator ?? "merchant", on: row.cancelOn };
}

function failureOf({ status, failed, newest }: PageRow): ChargeFailure | null {
  const unpaid = newest?.status === "retry_scheduled" || newest?.status === "failed";
  if (failed === null || (status !== "setup_failed" && !(unpaid && (isBilled(status) || status === "past_due"))))
    return null;
  const retryAt = newest?.status === "retry_scheduled" ? newest.dueAt : null;
  const decline = declineCategory(jsonObject(failed.decline));
  return { reason: failed.message, decline, at: instant(failed.at), retryAt: retryAt && instant(retryAt) };
}

function instant(text: string): string {
  return new Date(text).toISOString();
}

function runsUntil(row: PageRow, today: CivilDate): CivilDate | null {
  const subscription = { ...row, cancellationReason: null, cancellationNote: null };
  const request = { initiator: "customer", mode: "at_period_end", reason: null, note: null } as const;
  const newest = row.newest && { status: row.newest.status, scheduledDate: row.newest.date };
  const decision = decideCancellation(subscription, request, requestDay(newest, today));
  return decision.kind === "pending" ? decision.cancelOn : null;
}

function historyRow(row: PageRow, { number, date, status, amount }: PageCycle): HistoryRow {
  return { number, date, status, amount: wire(row, amount) };
}

export async function subscriptionPageStatus(system: SystemCtx, token: string): Promise<{ version: string } | null> {
  const holder = await subscriptionByToken(system, token);
  const row = holder && (await loadSubscriptionPage(holder.ctx, holder.subscriptionId, { rows: 1, from: null }));
  return row && { version: versionOf(row) };
}
