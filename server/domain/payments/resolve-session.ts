/** Finds out how a session stands by asking its gateways; what no customer finished, a simulating gateway decides (decision §10). */
import { transaction } from "../../db/transaction";
import type { Ctx, Tx } from "../../kernel/types";
import { chargeTerms, type GatewayAccount, gatewayOf, gatewaysByCode } from "../gateways";
import { isPayable, type LockedSession, lockSession, sessionAmount, withdrawAttempts } from "../sessions";
import { askGateway } from "./ask-gateway";
import { firstInquiryAt } from "./core/backoff";
import { standsAsItIs } from "./core/inquiry";
import { attemptState } from "./core/machine";
import { decideUnattended } from "./decide-unattended";
import { insertAttempt } from "./new-attempt";
import { isWanted } from "./on-settled";
import { type PaymentFacts, recordOf } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";
import { lockPayment, readPayment, readSessionPayment } from "./read-payment";
import { type Settled, settle } from "./settle";
import { hasFee, nextNumber } from "./start-attempt";
import { submitAttempt } from "./submit-attempt";

/**
 * Asks and settles, and returns what this call settled; null where the session stands as it stood. A gateway that cannot be reached
 * changes nothing.
 *
 * A charge in flight is asked about first. Gateways that do not simulate are asked about every attempt that had failed. On a simulating one
 * the session's `extra` decides, once, as long as the session is open or has run out of time. What the service charges by itself stands
 * as it is (decision §12).
 * @throws {Busy} when the session's lock was not to be had
 */
export async function resolveSession(ctx: Ctx, sessionId: string): Promise<Settled | null> {
  const facts = await readSessionPayment(ctx.db, ctx.merchant.id, sessionId);
  if (facts === null) return null;
  const { session, attempt } = facts;
  if (session.serviceAttempts !== null) return null;
  if (attempt?.state === "processing") return ask(ctx, { ...facts, attempt });
  if (!isPayable(session.state) && session.state !== "failed" && session.state !== "expired") return null;
  const late = await askAboutFailures(ctx, sessionId);
  if (late !== null) return late;
  const codes = attempt === null ? session.pgCodes : [attempt.pgCode, ...session.pgCodes];
  const accounts = (await gatewaysByCode(ctx, codes)).filter(simulates);
  if (accounts.length === 0) return null;
  const begun = await transaction(ctx.db, (tx) => beginUnattended(ctx, tx, { sessionId, accounts }));
  return begun === null ? null : decide(ctx, begun);
}

function simulates({ connector }: Pick<GatewayAccount, "connector">): boolean {
  return gatewayOf(connector).decideUnattended !== undefined;
}

/** Settles an attempt by its gateway's answer; null where there is none, or where it leaves everything as it is. */
async function ask(ctx: Ctx, facts: PaymentFacts): Promise<Settled | null> {
  try {
    const answer = await askGateway(ctx, facts);
    if (answer === null || (facts.attempt.state !== "processing" && answer.outcome !== "success")) return null;
    const settled = await settle(ctx, { attemptId: facts.attempt.id, result: answer, wait: false });
    return settled?.settled === true ? settled : null;
  } catch (error) {
    ctx.log.warn({ attemptId: facts.attempt.id, err: error }, "A status query could not ask the gateway.");
    return null;
  }
}

/** A late success is found by asking about each attempt that had failed, newest first; one whose money is owed back is the resolver's. */
async function askAboutFailures(ctx: Ctx, sessionId: string): Promise<Settled | null> {
  const failed = await ctx.db.attempt.findMany({
    where: { sessionId, merchantId: ctx.merchant.id, state: { in: ["failed", "error"] }, reversing: false },
    orderBy: { number: "desc" },
    select: { id: true, connector: true },
  });
  for (const { id } of failed.filter((attempt) => !simulates(attempt))) {
    const facts = await readPayment(ctx.db, ctx.merchant.id, id);
    const settled = facts === null ? null : await ask(ctx, facts);
    if (settled !== null) return settled;
  }
  return null;
}

type Begin = { readonly sessionId: string; readonly accounts: readonly GatewayAccount[] };

/**
 * Takes the session in hand: its open attempt, or a new one, becomes `processing`. Null when there is nothing to decide. A status query takes no
 * wallet (decision §10), so an open attempt that credit pays in part makes room for one at the whole price.
 */
async function beginUnattended(ctx: Ctx, tx: Tx, { sessionId, accounts }: Begin): Promise<PaymentFacts | null> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || !(await isUndecided(tx, session)) || !(await isWanted(tx, session))) return null;
  const now = ctx.now();
  const newest = session.attempts.at(-1);
  const timing = { formOfPayment: "inquiry", inquireAt: firstInquiryAt(now), at: now };
  if (newest?.state === "pending") {
    if (!simulates(newest)) return null;
    if (newest.walletAmount.isZero()) return submitted(ctx, tx, { attemptId: newest.id, timing });
    await withdrawAttempts(tx, session, now);
  }
  const amount = sessionAmount(session);
  for (const account of accounts) {
    const terms = chargeTerms(account, amount, { wholeFee: hasFee(session.paymentType) });
    if (terms === null || !session.pgCodes.includes(account.code)) continue;
    const number = nextNumber(session);
    const { customerId } = session;
    const id = await insertAttempt(tx, { sessionId, customerId, number, amount, account, terms, ...timing });
    return lockPayment(tx, ctx.merchant.id, id);
  }
  return null;
}

type Timing = { readonly formOfPayment: string; readonly inquireAt: Date; readonly at: Date };

async function submitted(ctx: Ctx, tx: Tx, { attemptId, timing }: { attemptId: string; timing: Timing }) {
  await submitAttempt(tx, { merchantId: ctx.merchant.id, attemptId, ...timing });
  return lockPayment(tx, ctx.merchant.id, attemptId);
}

async function isUndecided(tx: Tx, session: LockedSession): Promise<boolean> {
  if (!["created", "pending", "attempted"].includes(session.state) && !(await ranOutOfTime(tx, session))) return false;
  const newest = session.attempts.at(-1);
  const standing = newest && { state: attemptState(newest.state), formOfPayment: newest.formOfPayment };
  return !standsAsItIs(standing ?? null, recordOf(session.extra));
}

/** True when the timer expired the session; the operation of that name does so before the time is over (decision §10). */
async function ranOutOfTime(tx: Tx, session: LockedSession): Promise<boolean> {
  if (session.state !== "expired") return false;
  const step = await tx.stateChange.findFirst({
    where: { machine: "session", objectId: session.id, to: "expired" },
    orderBy: { id: "desc" },
    select: { at: true },
  });
  return step !== null && step.at >= session.expiresAt;
}

async function decide(ctx: Ctx, facts: PaymentFacts): Promise<Settled | null> {
  const attemptId = facts.attempt.id;
  try {
    const result = await decideUnattended(ctx, facts);
    if (result === null) return null;
    const settled = await settle(ctx, { attemptId, result, wait: false });
    return settled?.settled === true ? settled : null;
  } catch (error) {
    ctx.log.warn({ attemptId, err: error }, "A status query was not decided; the resolver will ask again.");
    await postponeInquiry(ctx, facts.attempt);
    return null;
  }
}
