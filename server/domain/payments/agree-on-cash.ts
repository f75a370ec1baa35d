/** The merchant says that the customer pays in cash on delivery. */
import { transaction } from "../../db/transaction";
import { transition } from "../../kernel/machine";
import { zero } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import type { GatewayAccount, GatewayResult } from "../gateways";
import { lockSession, SESSION, sessionAmount, withdrawAttempts } from "../sessions";
import { applySettlement } from "./apply-settlement";
import { type ChargeRefusal, type DirectOutcome, refusalOf } from "./charge-directly";
import { firstInquiryAt } from "./core/backoff";
import { ATTEMPT } from "./core/machine";
import { insertAttempt } from "./new-attempt";
import { lockPayment } from "./read-payment";
import { settleCredit } from "./settle-credit";
import { nextNumber } from "./start-attempt";

/** No gateway has a part in it. */
const AGREED: GatewayResult = { outcome: "success", message: null, raw: {}, params: {}, card: null };

export type CashAgreement = {
  readonly sessionId: string;
  /** Names the attempt's account; it is asked for nothing. */
  readonly account: GatewayAccount;
  readonly idempotencyKey: string | null;
};

/**
 * Ends the session as `cod`: its amount without fee, settled and not yet paid. The webhook is sent by the job.
 * @throws {Busy} when the session's lock was not to be had
 */
export async function agreeOnCash(ctx: Ctx, cash: CashAgreement): Promise<DirectOutcome> {
  return transaction(ctx.db, async (tx) => {
    const attemptId = await begin(ctx, tx, cash);
    if (typeof attemptId !== "string") return attemptId;
    await settleAgreed(ctx, tx, attemptId);
    return { attemptId };
  });
}

async function begin(ctx: Ctx, tx: Tx, cash: CashAgreement): Promise<string | { readonly refusal: ChargeRefusal }> {
  const { sessionId, account, idempotencyKey } = cash;
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null) return { refusal: "over" };
  const now = ctx.now();
  const refusal = refusalOf(session, { ...cash, card: null }, now);
  if (refusal !== null) return { refusal };
  await withdrawAttempts(tx, session, now);
  const amount = sessionAmount(session);
  const terms = { chargeAmount: amount, fee: zero(amount.currency), total: amount, exchangeRate: null, foreign: false };
  const number = nextNumber(session);
  const timing = { inquireAt: firstInquiryAt(now), at: now };
  return insertAttempt(tx, {
    sessionId,
    customerId: session.customerId,
    number,
    amount,
    account,
    terms,
    formOfPayment: "cash",
    idempotencyKey,
    ...timing,
  });
}

async function settleAgreed(ctx: Ctx, tx: Tx, attemptId: string): Promise<void> {
  const facts = await lockPayment(tx, ctx.merchant.id, attemptId);
  if (facts === null) throw new Error("The attempt that was just written is gone.");
  const { state } = facts.session;
  await settleCredit(ctx, tx, { facts, late: false, at: ctx.now() });
  await applySettlement(ctx, tx, {
    facts,
    result: AGREED,
    decision: {
      kind: "settle",
      attempt: { from: "processing", event: "cash_agreed", to: transition(ATTEMPT, "processing", "cash_agreed") },
      session: [{ from: state, event: "attempt_cod", to: transition(SESSION, state, "attempt_cod") }],
      succeeded: true,
      late: false,
    },
    wait: false,
    now: ctx.now(),
  });
}
