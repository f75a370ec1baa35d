import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayAccount, gatewayOf, gatewaysByCode } from "@/server/domain/gateways";
import {
  attemptStates,
  hasFailed,
  isInFlight,
  isOpen,
  isPayable,
  isServiceSession,
  isUnsubmitted,
  type LockedSession,
  lockSession,
  openAttempt,
  priceFor,
  SESSION,
  submitAttempt,
} from "@/server/domain/sessions";
import { accepts } from "@/server/kernel/machine";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { queryCharge } from "../attempt/query-charge";
import { simulateCharge } from "../attempt/simulate-charge";
import { isUnchanged } from "../core/inquiry";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { readPayment, readSessionPayment } from "../record/statements/read-payment";
import { gatewayAnswered } from "../settlement/charge-outcome";
import { isStillDue } from "../settlement/on-settled";
import { type SettlementResult, settle } from "../settlement/settle";

/**
 * Resolves a session by querying its gateways (Spec, "Status queries"). Returns what this call settled, or
 * null. A charge in flight is queried first; real gateways are queried about every failed attempt. A
 * simulating gateway decides once by the session's `extra`, while the session is open or has timed out.
 * Charges by the service are not queried (decision 0102).
 * @throws {Busy}
 */
export async function resolveSession(ctx: Ctx, sessionId: string): Promise<SettlementResult | null> {
  const payment = await readSessionPayment(ctx.db, ctx.merchant.id, sessionId);
  if (payment === null) return null;
  const { session, attempt } = payment;
  if (isServiceSession(session)) return null;
  if (attempt !== null && (isInFlight(attempt) || isOpen(attempt))) return ask(ctx, { ...payment, attempt });
  if (!accepts(SESSION, session.state, "attempt_paid")) return null;
  const late = await askAboutFailures(ctx, sessionId);
  if (late !== null) return late;
  const codes = attempt === null ? session.pgCodes : [attempt.pgCode, ...session.pgCodes];
  const accounts = (await gatewaysByCode(ctx, codes)).filter(simulates);
  if (accounts.length === 0) return null;
  const begun = await transaction(ctx.db, (tx) => beginSimulated(ctx, tx, { sessionId, accounts }));
  return begun === null ? null : decide(ctx, begun);
}

function simulates({ connector }: Pick<GatewayAccount, "connector">): boolean {
  return gatewayOf(connector).decideUnattended !== undefined;
}

async function ask(ctx: Ctx, payment: Payment): Promise<SettlementResult | null> {
  const { id: attemptId } = payment.attempt;
  try {
    const inquiry = await queryCharge(ctx, payment);
    const answer = inquiry.known === "answer" ? inquiry.answer : null;
    if (answer === null || (!isInFlight(payment.attempt) && !isOpen(payment.attempt) && answer.outcome !== "success"))
      return null;
    const settled = await settle(ctx, { attemptId, outcome: gatewayAnswered(answer), deliverInline: false });
    return settled?.settled === true ? settled : null;
  } catch (error) {
    ctx.log.warn({ attemptId, err: error }, "A status query could not ask the gateway.");
    return null;
  }
}

/**
 * Looks for a late success among the failed attempts, newest first. A job resolves attempts with a reversal.
 */
async function askAboutFailures(ctx: Ctx, sessionId: string): Promise<SettlementResult | null> {
  const failed = await ctx.db.attempt.findMany({
    where: { sessionId, merchantId: ctx.merchant.id, state: { in: attemptStates(hasFailed) }, reversalDue: false },
    orderBy: { number: "desc" },
    select: { id: true, connector: true },
  });
  for (const { id } of failed.filter((attempt) => !simulates(attempt))) {
    const payment = await readPayment(ctx.db, ctx.merchant.id, id);
    const settled = payment === null ? null : await ask(ctx, payment);
    if (settled !== null) return settled;
  }
  return null;
}

/**
 * Makes the session's open attempt, or a new one, `processing`. Null if there is nothing to decide. An open
 * attempt with a wallet's part is replaced by one at the full price (Spec, "Status queries").
 */
async function beginSimulated(
  ctx: Ctx,
  tx: Tx,
  { sessionId, accounts }: { sessionId: string; accounts: readonly GatewayAccount[] },
): Promise<Payment | null> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || !(await isUndecided(tx, session)) || !(await isStillDue(ctx, tx, session, null))) return null;
  const formOfPayment = "inquiry";
  if (session.attempts.some(isOpen)) return null;
  const open = session.attempts.find(isUnsubmitted);
  if (open !== undefined && !simulates(open)) return null;
  if (open !== undefined && isZero(open.walletAmount)) {
    await submitAttempt(ctx, tx, { attemptId: open.id, formOfPayment });
    return lockPayment(tx, ctx.merchant.id, open.id);
  }
  for (const account of accounts.filter(({ code }) => session.pgCodes.includes(code))) {
    const terms = priceFor(session, account);
    if (terms === null) continue;
    const { attempt } = await openAttempt(ctx, tx, { session, account, terms, formOfPayment, submitted: true });
    return lockPayment(tx, ctx.merchant.id, attempt.id);
  }
  return null;
}

async function isUndecided(tx: Tx, session: LockedSession): Promise<boolean> {
  if (!isPayable(session.state) && !(await ranOutOfTime(tx, session))) return false;
  return !isUnchanged(session.attempts.at(-1) ?? null, session.extra);
}

async function ranOutOfTime(tx: Tx, session: LockedSession): Promise<boolean> {
  if (session.state !== "expired") return false;
  const expiry = await tx.stateChange.findFirst({
    where: { machine: "session", objectId: session.id, to: session.state },
    orderBy: { id: "desc" },
    select: { at: true },
  });
  return expiry !== null && expiry.at >= session.expiresAt;
}

async function decide(ctx: Ctx, payment: Payment): Promise<SettlementResult | null> {
  const { id: attemptId } = payment.attempt;
  try {
    const answer = await simulateCharge(ctx, payment);
    if (answer === null) return null;
    const settled = await settle(ctx, { attemptId, outcome: gatewayAnswered(answer), deliverInline: false });
    return settled?.settled === true ? settled : null;
  } catch (error) {
    ctx.log.warn({ attemptId, err: error }, "A status query was not decided; the resolver will ask again.");
    await postponeInquiry(ctx, payment.attempt);
    return null;
  }
}
