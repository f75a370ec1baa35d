import type { HeldCharge } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayResult, gatewayOf, isReplaced, openAccount } from "@/server/domain/gateways";
import { addIssue, firstWatchAt, isEnding, isLongOver, nextWatchAt, resolveIssue } from "@/server/domain/payments";
import { type Attempt, chargedTotal } from "@/server/domain/sessions";
import { isZero, type Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { held } from "../core/reported";
import { lockParent, type ParentTransaction, parentFacts } from "../record/parent-transaction";
import { bookReported } from "./book-reported";

const LAPSED = { message: "The reservation expired.", raw: {}, params: {} } as const;
const KIND = "hold_ending";

type Watched = { readonly attempt: Attempt; readonly row: HeldCharge; readonly amount: Money };

/**
 * Lists a reservation for a person a day before it ends. Afterwards the gateway is queried: a lapsed
 * reservation is voided, an extended one watched on. Waits for operations without an outcome. Idempotent.
 */
export async function watchHold(ctx: Ctx, attemptId: string): Promise<void> {
  const where = { id: attemptId, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() } };
  const row = await ctx.db.heldCharge.findFirst({ where });
  if (row === null) return;
  const watched = await readHeld(ctx, row);
  if (watched === "ended") return;
  const now = ctx.now();
  const { captureBefore } = row;
  if (watched === "changing") return postpone(ctx, row, nextWatchAt(now, captureBefore));
  if (now < captureBefore) {
    const note = `The reservation ends at ${captureBefore.toISOString()}.`;
    if (isEnding(now, captureBefore)) await list(ctx, watched, note);
    return postpone(ctx, row, firstWatchAt(now, captureBefore));
  }
  await applyEnd(ctx, watched, await askedEnd(ctx, watched));
}

/**
 * `ended`: nothing is reserved or the session is gone, so the reservation is no longer watched. `changing`:
 * operations that may still fail would use up the reservation.
 */
async function readHeld(ctx: Ctx, row: HeldCharge): Promise<Watched | "ended" | "changing"> {
  const { id: attemptId, sessionId } = row;
  return transaction(ctx.db, async (tx) => {
    const parent = await lockParent(ctx, tx, sessionId);
    const attempt = parent?.attempt;
    if (parent !== null && attempt?.id === attemptId) {
      const amount = heldIn(ctx, parent);
      if (amount !== null) return { attempt, row, amount };
      const done = parent.operations.filter(({ state }) => state === "done");
      if (heldIn(ctx, { ...parent, operations: done }) !== null) return "changing";
    }
    await resolveIssue(ctx, tx, attemptId, KIND);
    await tx.heldCharge.updateMany({ where: { id: attemptId, merchantId: ctx.merchant.id }, data: { dueAt: null } });
    return "ended";
  });
}

function heldIn(ctx: Ctx, locked: ParentTransaction): Money | null {
  const { parent } = parentFacts(locked, "capture", ctx.now());
  const amount = parent && held(parent);
  return amount === null || isZero(amount) ? null : amount;
}

async function askedEnd(ctx: Ctx, { attempt }: Watched): Promise<GatewayResult | null> {
  const { referenceNumber, startedAt, connector, pgCode, gatewayRefs: refs } = attempt;
  const { capabilities, inquire } = gatewayOf(connector);
  if (capabilities.holdsForDays !== undefined) return null;
  const where = { merchantId_code: { merchantId: ctx.merchant.id, code: pgCode } };
  const account = await ctx.db.gateway.findUnique({ where });
  if (account === null || isReplaced(attempt.gatewayIdentity, account.identity)) return null;
  const call = { account: openAccount(account), referenceNumber, firstSentAt: startedAt };
  try {
    const asked = { ...call, kind: "charge", refs, total: chargedTotal(attempt) } as const;
    const inquiry = await inquire(ctx, asked);
    if (inquiry.known !== "answer") return null;
    return inquiry.answer.about === referenceNumber ? inquiry.answer : null;
  } catch (error) {
    ctx.log.warn({ attemptId: attempt.id, err: error }, "A gateway did not say how a reservation ended.");
    return null;
  }
}

async function applyEnd(ctx: Ctx, watched: Watched, answer: GatewayResult | null): Promise<void> {
  const { attempt, row } = watched;
  const { captureBefore } = row;
  const now = ctx.now();
  if (answer?.outcome === "canceled" || answer?.outcome === "failed") {
    const lapsed = { kind: "void", answer: LAPSED, refs: {}, mayExceed: true } as const;
    const booking = await bookReported(ctx, attempt.id, lapsed);
    const isOver = booking !== "not_yet" && booking !== "unpaid";
    return postpone(ctx, row, isOver ? now : nextWatchAt(now, captureBefore));
  }
  const later = laterEnd(ctx, answer);
  if (later !== null && later > captureBefore) return prolong(ctx, watched, later);
  if (isLongOver(now, captureBefore))
    await list(
      ctx,
      watched,
      `The reservation ended at ${captureBefore.toISOString()}; the gateway does not confirm it.`,
    );
  await postpone(ctx, row, nextWatchAt(now, captureBefore));
}

async function prolong(ctx: Ctx, { row: { id } }: Watched, later: Date): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const data = { captureBefore: later, dueAt: firstWatchAt(ctx.now(), later) };
    await tx.heldCharge.updateMany({ where: { id, merchantId: ctx.merchant.id }, data });
    await resolveIssue(ctx, tx, id, KIND);
  });
}

function laterEnd({ merchant }: Ctx, answer: GatewayResult | null): Date | null {
  const end = answer?.outcome === "success" ? answer.captureBefore : undefined;
  return end === undefined ? null : new Date(end.getTime() + merchant.clockOffset);
}

/**
 * Lists a reservation for a person, unless it is listed with the same amount and note, or a person has
 * accepted its end.
 */
async function list(ctx: Ctx, { attempt, amount }: Watched, note: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const where = { attemptId: attempt.id, kind: KIND, merchantId: ctx.merchant.id, note };
    const open = { decidedAt: null, amount: amount.amount.toFixed() };
    const listed = { ...where, OR: [open, { decision: "accepted" }] };
    if ((await tx.paymentIssue.count({ where: listed })) > 0) return;
    await resolveIssue(ctx, tx, attempt.id, KIND);
    await addIssue(ctx, tx, { attempt }, { kind: KIND, amount, note });
  });
}

/** Postpones the next check, unless an operation has made the check due earlier. */
async function postpone(ctx: Ctx, { id, dueAt: was }: HeldCharge, dueAt: Date): Promise<void> {
  await ctx.db.heldCharge.updateMany({ where: { id, merchantId: ctx.merchant.id, dueAt: was }, data: { dueAt } });
}
