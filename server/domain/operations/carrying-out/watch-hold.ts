/** Watches a reservation until it has ended (Spec, "Ends of reservations"). */
import type { HeldCharge } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayResult, gatewayOf, isReplaced, openAccount } from "@/server/domain/gateways";
import { addIssue, endWatchAt, isLongOver, nextWatchAt, resolveIssue } from "@/server/domain/payments";
import { type Attempt, chargedTotal } from "@/server/domain/sessions";
import { isZero, type Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { held } from "../core/reported";
import { lockParent, type ParentTransaction, parentFacts } from "../record/parent-transaction";
import { bookReported } from "./book-reported";

const LAPSED = { message: "The reservation expired.", raw: {}, params: {} } as const;
const KIND = "hold_ending";

type Watched = { readonly attempt: Attempt; readonly captureBefore: Date; readonly amount: Money };

/**
 * Lists a reservation for a person a day before it ends. After its end the gateway is queried: a lapsed
 * reservation is voided here, an extended one is watched until its new end. Repeated runs are harmless.
 */
export async function watchHold(ctx: Ctx, attemptId: string): Promise<void> {
  const where = { id: attemptId, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() } };
  const row = await ctx.db.heldCharge.findFirst({ where });
  if (row === null) return;
  const watched = await readHeld(ctx, row);
  if (watched === null) return postpone(ctx, attemptId, null);
  const { captureBefore } = row;
  if (ctx.now() < captureBefore) {
    await list(ctx, watched, `The reservation ends at ${captureBefore.toISOString()}.`);
    return postpone(ctx, attemptId, endWatchAt(captureBefore));
  }
  await applyEnd(ctx, watched, await askedEnd(ctx, watched));
}

/** The reservation; null, and no longer listed, if nothing is reserved or the session no longer exists. */
async function readHeld(ctx: Ctx, { id: attemptId, sessionId, captureBefore }: HeldCharge): Promise<Watched | null> {
  return transaction(ctx.db, async (tx) => {
    const parent = await lockParent(ctx, tx, sessionId);
    const amount = parent && heldIn(ctx, parent);
    const attempt = parent?.attempt;
    if (attempt?.id === attemptId && amount !== null) return { attempt, captureBefore, amount };
    await resolveIssue(ctx, tx, attemptId, KIND);
    return null;
  });
}

function heldIn(ctx: Ctx, locked: ParentTransaction): Money | null {
  const { parent } = parentFacts(locked, "capture", ctx.now());
  const amount = parent && held(parent);
  return amount === null || isZero(amount) ? null : amount;
}

/** The gateway's answer about the charge; null if it has none. */
async function askedEnd(ctx: Ctx, { attempt }: Watched): Promise<GatewayResult | null> {
  const { referenceNumber, startedAt, connector, pgCode, gatewayRefs: refs } = attempt;
  const where = { merchantId_code: { merchantId: ctx.merchant.id, code: pgCode } };
  const account = await ctx.db.gateway.findUnique({ where });
  if (account === null || isReplaced(attempt.gatewayIdentity, account.identity)) return null;
  const call = { account: openAccount(account), referenceNumber, firstSentAt: startedAt };
  try {
    const asked = { ...call, kind: "charge", refs, total: chargedTotal(attempt) } as const;
    const inquiry = await gatewayOf(connector).inquire(ctx, asked);
    if (inquiry.known !== "answer") return null;
    return inquiry.answer.about === referenceNumber ? inquiry.answer : null;
  } catch (error) {
    ctx.log.warn({ attemptId: attempt.id, err: error }, "A gateway did not say how a reservation ended.");
    return null;
  }
}

async function applyEnd(ctx: Ctx, watched: Watched, answer: GatewayResult | null): Promise<void> {
  const { attempt, captureBefore } = watched;
  const now = ctx.now();
  if (answer?.outcome === "canceled" || answer?.outcome === "failed") {
    await bookReported(ctx, attempt.id, { kind: "void", answer: LAPSED, refs: {}, mayExceed: true });
    return postpone(ctx, attempt.id, now);
  }
  const later = laterEnd(ctx, answer);
  if (later !== null && later > captureBefore) {
    const where = { id: attempt.id, merchantId: ctx.merchant.id };
    const data = { captureBefore: later, dueAt: endWatchAt(later) };
    await ctx.db.heldCharge.updateMany({ where, data });
    return;
  }
  if (isLongOver(now, captureBefore))
    await list(
      ctx,
      watched,
      `The reservation ended at ${captureBefore.toISOString()}; the gateway does not confirm it.`,
    );
  await postpone(ctx, attempt.id, nextWatchAt(now, captureBefore));
}

/** A reservation's later end, as its gateway reports it, on the merchant's clock. */
function laterEnd({ merchant }: Ctx, answer: GatewayResult | null): Date | null {
  const end = answer?.outcome === "success" ? answer.captureBefore : undefined;
  return end === undefined ? null : new Date(end.getTime() + merchant.clockOffset);
}

/** Lists the reservation for a person, once for each note. */
async function list(ctx: Ctx, { attempt, amount }: Watched, note: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const where = { attemptId: attempt.id, kind: KIND, merchantId: ctx.merchant.id, note };
    if ((await tx.paymentIssue.count({ where })) > 0) return;
    await resolveIssue(ctx, tx, attempt.id, KIND);
    await addIssue(ctx, tx, { attempt }, { kind: KIND, amount, note });
  });
}

async function postpone(ctx: Ctx, attemptId: string, dueAt: Date | null): Promise<void> {
  await ctx.db.heldCharge.updateMany({ where: { id: attemptId, merchantId: ctx.merchant.id }, data: { dueAt } });
}
